//! A stream that does not wait for ever: neither for the rest of a request that has begun, nor for a client that does not
//! read its answers.

use std::io;
use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::task::{Context, Poll, ready};
use std::time::Duration;

use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::time::{Instant, Sleep};

use crate::gate::Place;

/// How long the head of a request may take, from its first byte or from the beginning of the connection.
const HEAD: Duration = Duration::from_secs(10);
/// How long a connection may wait for its next request. Proxies keep connections for one or two minutes and must be the
/// ones that end them.
const IDLE: Duration = Duration::from_secs(180);
/// How long a client may read nothing while something is to be sent to it.
const UNREAD: Duration = Duration::from_secs(30);

/// What the requests of a connection tell its stream.
#[derive(Default)]
pub(crate) struct Progress {
    /// How many requests have been answered.
    answered: AtomicU64,
    is_serving: AtomicBool,
    /// The connection is a WebSocket now, which looks after itself.
    is_upgraded: AtomicBool,
}

impl Progress {
    /// The head of a request was read.
    pub fn begins(&self) {
        self.is_serving.store(true, Ordering::Relaxed);
    }

    /// The request is answered.
    pub fn ends(&self, is_upgrade: bool) {
        self.is_upgraded.store(is_upgrade, Ordering::Relaxed);
        self.answered.fetch_add(1, Ordering::Relaxed);
        self.is_serving.store(false, Ordering::Relaxed);
    }
}

/// What is read now.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Reading {
    /// A head, which began to come when so many requests were answered. A connection begins with one.
    Head(u64),
    /// Nothing since so many requests were answered.
    Nothing(u64),
    /// A request is being answered, or the connection is a WebSocket.
    Free,
}

/// A stream with an end to its patience.
pub(crate) struct Patient<S> {
    stream: S,
    progress: Arc<Progress>,
    reading: Reading,
    read_until: Option<Pin<Box<Sleep>>>,
    write_until: Option<Pin<Box<Sleep>>>,
    _place: Place,
}

impl<S> Patient<S> {
    pub fn new(stream: S, progress: Arc<Progress>, place: Place) -> Patient<S> {
        let read_until = Some(Box::pin(tokio::time::sleep(HEAD)));
        Patient { stream, progress, reading: Reading::Head(0), read_until, write_until: None, _place: place }
    }

    /// What is read now, given that nothing or something has just come.
    fn reading(&self, something_came: bool) -> Reading {
        if self.progress.is_serving.load(Ordering::Relaxed) || self.progress.is_upgraded.load(Ordering::Relaxed) {
            return Reading::Free;
        }
        let answered = self.progress.answered.load(Ordering::Relaxed);
        match self.reading {
            Reading::Head(since) if since == answered => self.reading,
            _ if something_came => Reading::Head(answered),
            _ => Reading::Nothing(answered),
        }
    }

    /// Sets the end of the patience if something else is read than before.
    fn read_on(&mut self, something_came: bool) {
        let now = self.reading(something_came);
        if now == self.reading {
            return;
        }
        self.reading = now;
        let patience = match now {
            Reading::Head(_) => HEAD,
            Reading::Nothing(_) => IDLE,
            Reading::Free => return self.read_until = None,
        };
        let until = Instant::now() + patience;
        match &mut self.read_until {
            Some(sleep) => sleep.as_mut().reset(until),
            None => self.read_until = Some(Box::pin(tokio::time::sleep_until(until))),
        }
    }
}

fn timed_out<R>(what: &str) -> Poll<io::Result<R>> {
    Poll::Ready(Err(io::Error::new(io::ErrorKind::TimedOut, what)))
}

impl<S: AsyncRead + Unpin> AsyncRead for Patient<S> {
    fn poll_read(mut self: Pin<&mut Self>, cx: &mut Context<'_>, buffer: &mut ReadBuf<'_>) -> Poll<io::Result<()>> {
        if let Poll::Ready(read) = Pin::new(&mut self.stream).poll_read(cx, buffer) {
            self.read_on(true);
            return Poll::Ready(read);
        }
        self.read_on(false);
        match &mut self.read_until {
            Some(sleep) => {
                ready!(sleep.as_mut().poll(cx));
                timed_out("the client has sent nothing more")
            }
            None => Poll::Pending,
        }
    }
}

impl<S> Patient<S> {
    /// Ends the patience with a client that reads nothing, or lets it begin anew.
    fn written<R>(&mut self, cx: &mut Context<'_>, written: Poll<io::Result<R>>) -> Poll<io::Result<R>> {
        if written.is_ready() {
            self.write_until = None;
            return written;
        }
        let until = self.write_until.get_or_insert_with(|| Box::pin(tokio::time::sleep(UNREAD)));
        ready!(until.as_mut().poll(cx));
        timed_out("the client does not read")
    }
}

impl<S: AsyncWrite + Unpin> AsyncWrite for Patient<S> {
    fn poll_write(mut self: Pin<&mut Self>, cx: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write(cx, bytes);
        self.written(cx, written)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        parts: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write_vectored(cx, parts);
        self.written(cx, written)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        let flushed = Pin::new(&mut self.stream).poll_flush(cx);
        self.written(cx, flushed)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        let ended = Pin::new(&mut self.stream).poll_shutdown(cx);
        self.written(cx, ended)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::gate::Gate;
    use protocol::Bounds;
    use tokio::io::{AsyncReadExt, AsyncWriteExt, DuplexStream};

    fn stream() -> (Patient<DuplexStream>, DuplexStream, Arc<Progress>) {
        let (here, there) = tokio::io::duplex(16);
        let progress = Arc::new(Progress::default());
        let place = Gate::new(&Bounds::CLUB).enter(None).expect("it is empty");
        (Patient::new(here, progress.clone(), place), there, progress)
    }

    async fn fails_after(stream: &mut Patient<DuplexStream>) -> (io::ErrorKind, Duration) {
        let begun = Instant::now();
        let mut one = [0];
        loop {
            if let Err(bad) = stream.read_exact(&mut one).await {
                return (bad.kind(), begun.elapsed());
            }
        }
    }

    #[tokio::test(start_paused = true)]
    async fn a_request_that_does_not_come_to_its_end_is_given_up() {
        let (mut stream, mut client, _) = stream();
        assert_eq!(fails_after(&mut stream).await, (io::ErrorKind::TimedOut, HEAD), "nothing at all");
        let (mut stream, mut slow, _) = self::stream();
        // A byte every second does not help.
        let dripping = tokio::spawn(async move {
            while slow.write_all(b"x").await.is_ok() {
                tokio::time::sleep(Duration::from_secs(1)).await
            }
        });
        let (kind, after) = fails_after(&mut stream).await;
        assert_eq!((kind, after.as_secs()), (io::ErrorKind::TimedOut, HEAD.as_secs()));
        dripping.abort();
        let _ = client.write_all(b"x").await;
    }

    #[tokio::test(start_paused = true)]
    async fn a_connection_may_rest_between_requests_and_wait_for_its_answer() {
        let (mut stream, mut client, progress) = stream();
        client.write_all(b"GET").await.expect("there is room");
        let mut head = [0; 3];
        stream.read_exact(&mut head).await.expect("it came");
        progress.begins();
        let waits = tokio::time::timeout(10 * IDLE, stream.read(&mut head)).await;
        assert!(waits.is_err(), "an answer may take its time");
        progress.ends(false);
        assert_eq!(fails_after(&mut stream).await, (io::ErrorKind::TimedOut, IDLE));
        progress.ends(true);
        let waits = tokio::time::timeout(10 * IDLE, stream.read(&mut head)).await;
        assert!(waits.is_err(), "a WebSocket looks after itself");
    }

    #[tokio::test(start_paused = true)]
    async fn a_client_that_does_not_read_is_given_up() {
        let (mut stream, _client, _) = stream();
        let begun = Instant::now();
        let failed = stream.write_all(&[0; 1000]).await.expect_err("nobody reads");
        assert_eq!((failed.kind(), begun.elapsed()), (io::ErrorKind::TimedOut, UNREAD));
    }
}
