//! A connection to a server that can be slow, and that can be broken.

use std::{
    io::{Read as _, Write as _},
    net::{Shutdown, SocketAddr, TcpListener, TcpStream},
    sync::{
        Arc, Mutex,
        atomic::{AtomicBool, Ordering},
        mpsc,
    },
    thread,
    time::{Duration, Instant},
};

/// Bytes go to and fro until it is cut, and nobody gets through before it is mended.
pub(crate) struct Cable {
    pub(crate) address: SocketAddr,
    state: Arc<State>,
}

#[derive(Default)]
struct State {
    is_cut: AtomicBool,
    open: Mutex<Vec<TcpStream>>,
    /// The beginning of the request whose answer is to be lost.
    unlucky: Mutex<Option<String>>,
}

impl Cable {
    /// To a server, with a time that everything takes in either direction.
    pub(crate) fn to(server: SocketAddr, delay: Duration) -> Cable {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let cable = Cable { address: listener.local_addr().unwrap(), state: Arc::default() };
        let state = Arc::clone(&cable.state);
        thread::spawn(move || {
            for near in listener.incoming() {
                let Ok(near) = near else { return };
                if state.is_cut.load(Ordering::SeqCst) {
                    continue;
                }
                // A server that is gone is one more way to be broken.
                let Ok(far) = TcpStream::connect(server) else { continue };
                let is_unlucky = Arc::new(AtomicBool::new(false));
                for (from, to, answers) in [(&near, &far, false), (&far, &near, true)] {
                    let (from, to) = (from.try_clone().unwrap(), to.try_clone().unwrap());
                    state.open.lock().unwrap().push(from.try_clone().unwrap());
                    let (state, is_unlucky) = (Arc::clone(&state), Arc::clone(&is_unlucky));
                    let arrives = move |bytes: &[u8]| {
                        if answers {
                            return !is_unlucky.load(Ordering::SeqCst) || !state.cut();
                        }
                        is_unlucky.fetch_or(state.has_bad_luck(bytes), Ordering::SeqCst);
                        true
                    };
                    thread::spawn(move || carry(from, to, delay, arrives));
                }
            }
        });
        cable
    }

    pub(crate) fn cut(&self) {
        self.state.cut();
    }

    /// The next request that begins like this reaches the server, but the cable is cut before its answer is through.
    pub(crate) fn cut_before_the_answer_to(&self, request: &str) {
        *self.state.unlucky.lock().unwrap() = Some(request.to_owned());
    }

    pub(crate) fn is_cut(&self) -> bool {
        self.state.is_cut.load(Ordering::SeqCst)
    }

    pub(crate) fn mend(&self) {
        self.state.is_cut.store(false, Ordering::SeqCst);
    }
}

impl State {
    /// Breaks all connections. Says that they are broken.
    fn cut(&self) -> bool {
        self.is_cut.store(true, Ordering::SeqCst);
        for stream in self.open.lock().unwrap().drain(..) {
            let _ = stream.shutdown(Shutdown::Both);
        }
        true
    }

    /// Whether this is the request whose answer is to be lost. There is one.
    fn has_bad_luck(&self, bytes: &[u8]) -> bool {
        let mut unlucky = self.unlucky.lock().unwrap();
        unlucky.take_if(|request| bytes.starts_with(request.as_bytes())).is_some()
    }
}

/// Carries bytes one way until either end is gone, or some do not arrive. What is on its way does not hold up what
/// comes after it.
fn carry(mut from: TcpStream, mut to: TcpStream, delay: Duration, arrives: impl Fn(&[u8]) -> bool) {
    let (send, on_its_way) = mpsc::channel::<(Instant, Vec<u8>)>();
    thread::spawn(move || {
        for (due, bytes) in on_its_way {
            thread::sleep(due.saturating_duration_since(Instant::now()));
            if to.write_all(&bytes).is_err() {
                break;
            }
        }
        let _ = to.shutdown(Shutdown::Both);
    });
    let mut some = [0; 16 * 1024];
    while let Ok(count @ 1..) = from.read(&mut some) {
        if !arrives(&some[..count]) || send.send((Instant::now() + delay, some[..count].to_vec())).is_err() {
            return;
        }
    }
}
