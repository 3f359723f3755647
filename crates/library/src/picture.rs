//! Saves a picture as a file: SVG as drawn, or PNG as the browser renders it.

use std::sync::OnceLock;

use chart::{Art, Drawing, Light, svg};
use js_sys::Array;
use leptos::prelude::*;
use leptos::task::spawn_local;
use page_kit::files;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;
use web_sys::{Blob, BlobPropertyBag, CanvasRenderingContext2d, HtmlCanvasElement, HtmlImageElement, Url};

const SVG: &str = "image/svg+xml";

/// The longer side of a PNG, in pixels: sharp on paper and on every screen, and still small enough to send.
const LONGER_SIDE: u32 = 2000;

/// The symbols of all games. The crate that knows the list of games provides them once.
static ART: OnceLock<Vec<&'static Art>> = OnceLock::new();

/// Provides the symbols of all games. Only the first call counts.
pub fn provide_art(art: impl FnOnce() -> Vec<&'static Art>) {
    ART.get_or_init(art);
}

/// Saves a drawing.
pub fn save(drawing: Drawing, title: String, as_png: bool) {
    spawn_local(async move {
        // `chart.css` is a file of the page, so the browser has it cached.
        let sheet = files::text("chart.css").await.unwrap_or_default();
        let text = svg::standalone_from(ART.get().map_or(&[], Vec::as_slice), &sheet, &drawing, light_in_use(), &title);
        if !as_png {
            return files::save(&files::dated_name(&title, "svg"), SVG, &text);
        }
        if let Some(png) = painted(&drawing, &text).await {
            files::save_blob(&files::dated_name(&title, "png"), &png);
        }
    });
}

/// Whether the page uses the day or the night colours.
fn light_in_use() -> Light {
    let root = document().document_element();
    let night = root.and_then(|root| root.get_attribute("data-light")).as_deref() == Some("night");
    if night { Light::Night } else { Light::Day }
}

/// The picture as PNG; none if the browser cannot render it.
async fn painted(drawing: &Drawing, svg: &str) -> Option<Blob> {
    let bag = BlobPropertyBag::new();
    bag.set_type(SVG);
    let blob = Blob::new_with_str_sequence_and_options(&Array::of1(&svg.into()), &bag).ok()?;
    let address = Url::create_object_url_with_blob(&blob).ok()?;
    let image = HtmlImageElement::new().ok()?;
    image.set_src(&address);
    let decoded = JsFuture::from(image.decode()).await;
    let painted = match decoded {
        Ok(_) => painted_image(drawing, &image).await,
        Err(_) => None,
    };
    let _ = Url::revoke_object_url(&address);
    painted
}

async fn painted_image(drawing: &Drawing, image: &HtmlImageElement) -> Option<Blob> {
    let (width, height) = (drawing.width.max(1) as u32, drawing.height.max(1) as u32);
    let longer = width.max(height);
    let scaled = |length: u32| length * LONGER_SIDE / longer;
    let canvas: HtmlCanvasElement = document().create_element("canvas").ok()?.dyn_into().ok()?;
    canvas.set_width(scaled(width));
    canvas.set_height(scaled(height));
    let context: CanvasRenderingContext2d = canvas.get_context("2d").ok()??.dyn_into().ok()?;
    let (wide, high) = (f64::from(scaled(width)), f64::from(scaled(height)));
    context.draw_image_with_html_image_element_and_dw_and_dh(image, 0.0, 0.0, wide, high).ok()?;
    let blob = js_sys::Promise::new(&mut |resolve, _| {
        let taken = Closure::once_into_js(move |blob: JsValue| {
            let _ = resolve.call1(&JsValue::NULL, &blob);
        });
        let _ = canvas.to_blob(taken.unchecked_ref());
    });
    JsFuture::from(blob).await.ok()?.dyn_into().ok()
}
