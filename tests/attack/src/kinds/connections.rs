//! Many connections that say nothing.

use std::time::Duration;

use load::Failure;

use crate::stranger::Stranger;

const LONG: usize = 1000;
const SHORT: usize = 200;

pub async fn round(me: &mut Stranger) -> Result<(), Failure> {
    let most = if me.target.is_short { SHORT } else { LONG };
    let (mut silent, mut live) = (Vec::new(), Vec::new());
    for number in 0..most {
        if number % 10 == 0 {
            live.push(me.live().await?);
            me.pause().await;
        } else {
            silent.push(me.connect().await?);
        }
    }
    tokio::time::sleep(Duration::from_secs(1)).await;
    me.target.answers.count(me.kind, 101);
    Ok(())
}
