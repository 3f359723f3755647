//! Tables of a hundred seats, all but one of them for the strongest bots of the house. A stranger opens as many as the
//! bounds allow and goes on as another one.

use std::collections::BTreeMap;
use std::time::Duration;

use load::Failure;
use serde_json::json;

use crate::stranger::Stranger;

/// The most strangers.
const MOST: u32 = 50;
const FEW: u32 = 2;

pub async fn round(me: &mut Stranger) -> Result<(), Failure> {
    if me.moved >= if me.target.is_short { FEW } else { MOST } {
        tokio::time::sleep(Duration::from_secs(1)).await;
        return Ok(());
    }
    let bots: BTreeMap<u8, &str> = (1..100).map(|seat| (seat, "expert")).collect();
    me.open(json!({ "game": "cartographers", "seats": 100, "start": "full", "bots": bots })).await;
    Ok(())
}
