//! New guests, as many as an address may make, from one address after the other.

use load::Failure;

use crate::stranger::Stranger;

pub async fn round(me: &mut Stranger) -> Result<(), Failure> {
    me.token = None;
    me.be_guest().await;
    Ok(())
}
