//! Live connections.

use tokio::net::TcpStream;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::handshake::client::{Request, generate_key};

use crate::Failure;

/// A live connection.
pub type Socket = WebSocketStream<TcpStream>;

/// Opens a live connection for a player.
pub async fn connect(address: &str, token: &str) -> Result<Socket, Failure> {
    let stream = TcpStream::connect(address).await?;
    stream.set_nodelay(true)?;
    let request = Request::builder()
        .uri(format!("ws://{address}/api/live"))
        .header("Host", address)
        .header("Origin", format!("http://{address}"))
        .header("Authorization", format!("Bearer {token}"))
        .header("Connection", "Upgrade")
        .header("Upgrade", "websocket")
        .header("Sec-WebSocket-Version", "13")
        .header("Sec-WebSocket-Key", generate_key())
        .body(())?;
    Ok(tokio_tungstenite::client_async(request, stream).await?.0)
}
