//! Live connections.

use tokio::net::TcpStream;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::handshake::client::{Request, generate_key};

use crate::{Failure, Way};

/// A live connection.
pub type Socket = WebSocketStream<TcpStream>;

/// Opens a live connection for a player.
pub async fn connect(way: impl Into<Way>, token: &str) -> Result<Socket, Failure> {
    let Way { server, lines } = way.into();
    let stream = TcpStream::connect(&server).await?;
    stream.set_nodelay(true)?;
    let mut request = Request::builder()
        .uri(format!("ws://{server}/api/live"))
        .header("Host", &server)
        .header("Origin", format!("http://{server}"))
        .header("Authorization", format!("Bearer {token}"))
        .header("Connection", "Upgrade")
        .header("Upgrade", "websocket")
        .header("Sec-WebSocket-Version", "13")
        .header("Sec-WebSocket-Key", generate_key());
    for (name, value) in lines.lines().filter_map(|line| line.split_once(": ")) {
        request = request.header(name, value);
    }
    Ok(tokio_tungstenite::client_async(request.body(())?, stream).await?.0)
}
