//! A wire between a node and something that it needs: a relay that can be cut, as networks are.

use std::io;
use std::net::{SocketAddr, TcpListener};

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::net::tcp::{OwnedReadHalf, OwnedWriteHalf};
use tokio::sync::watch;

/// The most bytes that a wire holds for each direction of a connection. The rest waits at the sender.
const HELD: usize = 16 * 1024;

/// How a wire is cut.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cut {
    /// Nothing passes and nobody is told, as when packets get lost. Connections stay, new ones too, and everything that was
    /// sent meanwhile passes when the wire is mended, however late that is.
    Silent,
    /// All connections are closed, and each new one at once. It is not refused: a port at which nobody listens may be given
    /// to somebody else before the wire is mended.
    Reset,
}

#[derive(Clone, Copy, Debug)]
struct State {
    cut: Option<Cut>,
    /// How often connections were reset. A connection that slept meanwhile learns of it, though the wire is mended again.
    resets: u64,
}

/// A wire. It ends when it is dropped, with all connections.
#[derive(Debug)]
pub struct Wire {
    /// The port at which it begins.
    pub port: u16,
    state: watch::Sender<State>,
}

impl Wire {
    /// Lays a wire from a free port of this machine to another port, on a thread of its own.
    pub fn to(port: u16) -> Result<Wire, String> {
        let why = |bad: io::Error| format!("a wire: {bad}");
        let listener = TcpListener::bind(("127.0.0.1", 0)).map_err(why)?;
        listener.set_nonblocking(true).map_err(why)?;
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().map_err(why)?;
        let begin = listener.local_addr().map_err(why)?.port();
        let (state, follow) = watch::channel(State { cut: None, resets: 0 });
        let target = SocketAddr::from(([127, 0, 0, 1], port));
        let run = move || {
            if let Err(bad) = runtime.block_on(accept(listener, target, follow)) {
                eprintln!("a wire has ended: {bad}");
            }
        };
        std::thread::Builder::new().name("wire".to_owned()).spawn(run).map_err(why)?;
        Ok(Wire { port: begin, state })
    }

    /// Cuts it.
    pub fn cut(&self, cut: Cut) {
        self.state.send_modify(|state| {
            state.cut = Some(cut);
            state.resets += u64::from(cut == Cut::Reset);
        });
    }

    /// Mends it.
    pub fn mend(&self) {
        self.state.send_modify(|state| state.cut = None);
    }
}

/// Takes connections until the wire is dropped.
async fn accept(listener: TcpListener, target: SocketAddr, mut state: watch::Receiver<State>) -> io::Result<()> {
    let listener = tokio::net::TcpListener::from_std(listener)?;
    let follow = state.clone();
    let accepting = async {
        loop {
            let (near, _) = listener.accept().await?;
            let now = *follow.borrow();
            if now.cut != Some(Cut::Reset) {
                tokio::spawn(carry(near, target, follow.clone(), now.resets));
            }
        }
    };
    tokio::select! {
        ended = accepting => ended,
        _ = state.wait_for(|_| false) => Ok(()),
    }
}

/// Carries a connection until it ends, is reset, or the wire is dropped.
async fn carry(near: TcpStream, target: SocketAddr, mut state: watch::Receiver<State>, resets: u64) {
    let follow = state.clone();
    let carrying = async {
        whole(&mut follow.clone()).await;
        let far = TcpStream::connect(target).await?;
        near.set_nodelay(true)?;
        far.set_nodelay(true)?;
        let ((from_near, to_near), (from_far, to_far)) = (near.into_split(), far.into_split());
        tokio::try_join!(pass(from_near, to_far, follow.clone()), pass(from_far, to_near, follow.clone()))
    };
    tokio::select! {
        // That an end has failed is all that the other one learns.
        _ = carrying => {}
        _ = state.wait_for(|state| state.resets != resets) => {}
    }
}

/// Passes bytes on in one direction, while the wire is whole. The end of a connection waits for that as bytes do.
async fn pass(mut from: OwnedReadHalf, mut to: OwnedWriteHalf, mut state: watch::Receiver<State>) -> io::Result<()> {
    let mut bytes = vec![0; HELD];
    loop {
        let read = from.read(&mut bytes).await;
        whole(&mut state).await;
        match read? {
            0 => return to.shutdown().await,
            read => to.write_all(&bytes[..read]).await?,
        }
    }
}

/// Waits until the wire is whole.
async fn whole(state: &mut watch::Receiver<State>) {
    // If the wire is dropped, whoever carries the connection notices it too.
    let _ = state.wait_for(|state| state.cut.is_none()).await;
}

#[cfg(test)]
mod tests {
    use std::io::{Read, Write};
    use std::time::Duration;

    use super::*;

    /// A server that sends back what it gets, for so many connections.
    fn echo(connections: usize) -> u16 {
        let listener = TcpListener::bind(("127.0.0.1", 0)).expect("a port");
        let port = listener.local_addr().expect("an address").port();
        std::thread::spawn(move || {
            for _ in 0..connections {
                let (stream, _) = listener.accept().expect("a connection");
                std::thread::spawn(move || io::copy(&mut &stream, &mut &stream));
            }
        });
        port
    }

    fn connect(wire: &Wire) -> std::net::TcpStream {
        let stream = std::net::TcpStream::connect(("127.0.0.1", wire.port)).expect("it is accepted");
        stream.set_read_timeout(Some(Duration::from_secs(10))).expect("a limit");
        stream
    }

    fn says(mut stream: &std::net::TcpStream, text: &str) -> bool {
        let mut read = vec![0; text.len()];
        stream.read_exact(&mut read).is_ok() && read == text.as_bytes()
    }

    fn is_silent(mut stream: &std::net::TcpStream) -> bool {
        stream.set_nonblocking(true).expect("it can");
        let read = stream.read(&mut [0]);
        stream.set_nonblocking(false).expect("it can");
        read.is_err_and(|bad| bad.kind() == io::ErrorKind::WouldBlock)
    }

    #[test]
    fn what_is_said_on_a_silent_wire_arrives_when_it_is_mended() {
        let wire = Wire::to(echo(2)).expect("a wire");
        let old = connect(&wire);
        (&old).write_all(b"before").expect("it is sent");
        assert!(says(&old, "before"));
        wire.cut(Cut::Silent);
        let new = connect(&wire);
        (&old).write_all(b"meanwhile").expect("it is sent");
        (&new).write_all(b"hello").expect("it is sent");
        std::thread::sleep(Duration::from_millis(100));
        assert!(is_silent(&old) && is_silent(&new));
        wire.mend();
        assert!(says(&old, "meanwhile") && says(&new, "hello"));
    }

    #[test]
    fn a_reset_wire_closes_everything_until_it_is_mended() {
        let wire = Wire::to(echo(2)).expect("a wire");
        let old = connect(&wire);
        (&old).write_all(b"before").expect("it is sent");
        assert!(says(&old, "before"));
        wire.cut(Cut::Reset);
        let new = connect(&wire);
        assert!(!says(&old, "x") && !says(&new, "x"));
        wire.mend();
        let newest = connect(&wire);
        (&newest).write_all(b"after").expect("it is sent");
        assert!(says(&newest, "after"));
    }
}
