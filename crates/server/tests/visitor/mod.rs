//! A server on a free port, and a client that speaks plain HTTP.

use std::net::SocketAddr;

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

/// A running server.
pub struct Site {
    address: SocketAddr,
    end: oneshot::Sender<()>,
    task: JoinHandle<std::io::Result<()>>,
}

/// A parsed response.
pub struct Answer {
    pub status: u16,
    headers: Vec<(String, String)>,
    pub body: Vec<u8>,
}

impl Site {
    pub async fn open(router: axum::Router) -> Site {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port is free");
        let address = listener.local_addr().expect("it is bound");
        let (end, ended) = oneshot::channel::<()>();
        let shutdown = async move {
            let _ = ended.await;
        };
        Site { address, end, task: tokio::spawn(server::serve_router(listener, router, shutdown)) }
    }

    pub async fn connect(&self) -> TcpStream {
        TcpStream::connect(self.address).await.expect("the site listens")
    }

    pub async fn get(&self, path: &str, headers: &[(&str, &str)]) -> Answer {
        self.ask("GET", path, headers).await
    }

    pub async fn ask(&self, method: &str, path: &str, headers: &[(&str, &str)]) -> Answer {
        let mut request = format!("{method} {path} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\n", self.address);
        headers.iter().for_each(|(name, value)| request.push_str(&format!("{name}: {value}\r\n")));
        let mut stream = self.connect().await;
        stream.write_all(format!("{request}\r\n").as_bytes()).await.expect("the site accepts a request");
        let mut all = Vec::new();
        stream.read_to_end(&mut all).await.expect("the site answers");
        Answer::read(&all)
    }

    pub async fn close(self) {
        self.end.send(()).expect("the site runs");
        self.task.await.expect("it does not panic").expect("it does not fail");
    }
}

impl Answer {
    fn read(all: &[u8]) -> Answer {
        let end = all.windows(4).position(|four| four == b"\r\n\r\n").expect("the head has an end");
        let head = std::str::from_utf8(&all[..end]).expect("the head is text");
        let mut lines = head.lines();
        let status = status(lines.next().unwrap_or_default());
        let headers = lines.filter_map(|line| line.split_once(": "));
        let headers = headers.map(|(name, value)| (name.to_ascii_lowercase(), value.to_owned())).collect();
        Answer { status, headers, body: all[end + 4..].to_vec() }
    }

    pub fn header(&self, name: &str) -> Option<&str> {
        self.headers.iter().find(|(known, _)| known == name).map(|(_, value)| &**value)
    }
}

/// Sends a request on a connection that stays open. Returns the status.
pub async fn keep_asking(stream: &mut TcpStream, path: &str) -> u16 {
    stream
        .write_all(format!("GET {path} HTTP/1.1\r\nHost: here\r\n\r\n").as_bytes())
        .await
        .expect("the site accepts a request");
    let mut some = [0; 512];
    let read = stream.read(&mut some).await.expect("the site answers");
    status(&String::from_utf8_lossy(&some[..read]))
}

/// The status of a response: `HTTP/1.1 200 OK`.
fn status(head: &str) -> u16 {
    head.split(' ').nth(1).and_then(|status| status.parse().ok()).expect("a response begins with its status")
}
