//! The description of the API. What it says about each call, `cargo xtask schema` tries with generated ones.

use serde_json::Value;

use crate::house::House;

const METHODS: [&str; 5] = ["get", "post", "put", "patch", "delete"];

fn references<'a>(value: &'a Value, found: &mut Vec<&'a str>) {
    match value {
        Value::Object(fields) => {
            found.extend(fields.get("$ref").and_then(Value::as_str));
            fields.values().for_each(|value| references(value, found));
        }
        Value::Array(values) => values.iter().for_each(|value| references(value, found)),
        _ => {}
    }
}

#[tokio::test]
async fn every_schema_that_the_description_names_is_there() {
    let house = House::open().await;
    let described = house.stranger().get("/api/openapi.json").await.ok();
    let mut found = Vec::new();
    references(&described, &mut found);
    assert!(found.len() > 100, "{}", found.len());
    for reference in found {
        assert!(described.pointer(&reference[1..]).is_some_and(Value::is_object), "{reference}");
    }
    house.stop().await;
}

#[tokio::test]
async fn an_address_has_the_methods_that_are_described_and_no_others() {
    let house = House::open().await;
    let anna = house.guest("Anna").await;
    let described = anna.get("/api/openapi.json").await.ok();
    let paths = described["paths"].as_object().expect("paths");
    assert!(paths.len() > 20, "{}", paths.len());
    for (path, operations) in paths {
        let address = path.replace("{id}", &"A".repeat(22)).replace("{token}", &"A".repeat(22));
        let address = address.replace("{seat}", "1").replace("{moves}", "0").replace("{number}", "1");
        for method in METHODS.into_iter().filter(|method| operations.get(method).is_none()) {
            let answer = anna.ask(&method.to_uppercase(), &address, &[], b"").await;
            answer.refused(405, "method-not-allowed");
            let allowed: Vec<String> =
                answer.header("allow").expect("Allow").split(", ").map(str::to_lowercase).collect();
            let described: Vec<&str> = METHODS.into_iter().filter(|known| operations.get(known).is_some()).collect();
            assert!(described.iter().all(|known| allowed.iter().any(|one| one == known)), "{path}: {allowed:?}");
            assert_eq!(described.len(), allowed.len(), "{path}: {allowed:?}");
        }
    }
    house.stop().await;
}

#[tokio::test]
async fn a_document_can_be_read_but_not_changed() {
    let house = House::open().await;
    let stranger = house.stranger();
    for path in ["/api/openapi.json", "/api/docs", "/api/docs.css", "/api/live"] {
        for method in ["POST", "PUT", "PATCH", "DELETE"] {
            let answer = stranger.ask(method, path, &[], b"").await;
            answer.refused(405, "method-not-allowed");
            assert_eq!(answer.header("allow"), Some("GET"), "{method} {path}");
        }
    }
    assert_eq!(stranger.ask("HEAD", "/api/openapi.json", &[], b"").await.status, 200);
    house.stop().await;
}
