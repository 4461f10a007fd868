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
    is_cut: Arc<AtomicBool>,
    open: Arc<Mutex<Vec<TcpStream>>>,
}

impl Cable {
    /// To a server, with a time that everything takes in either direction.
    pub(crate) fn to(server: SocketAddr, delay: Duration) -> Cable {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let cable =
            Cable { address: listener.local_addr().unwrap(), is_cut: Arc::default(), open: Arc::default() };
        let (is_cut, open) = (Arc::clone(&cable.is_cut), Arc::clone(&cable.open));
        thread::spawn(move || {
            for near in listener.incoming() {
                let Ok(near) = near else { return };
                if is_cut.load(Ordering::SeqCst) {
                    continue;
                }
                // A server that is gone is one more way to be broken.
                let Ok(far) = TcpStream::connect(server) else { continue };
                let mut open = open.lock().unwrap();
                for (from, to) in [(&near, &far), (&far, &near)] {
                    let (from, to) = (from.try_clone().unwrap(), to.try_clone().unwrap());
                    open.push(from.try_clone().unwrap());
                    thread::spawn(move || carry(from, to, delay));
                }
            }
        });
        cable
    }

    pub(crate) fn cut(&self) {
        self.is_cut.store(true, Ordering::SeqCst);
        for stream in self.open.lock().unwrap().drain(..) {
            let _ = stream.shutdown(Shutdown::Both);
        }
    }

    pub(crate) fn mend(&self) {
        self.is_cut.store(false, Ordering::SeqCst);
    }
}

/// Carries bytes one way until either end is gone. What is on its way does not hold up what comes after it.
fn carry(mut from: TcpStream, mut to: TcpStream, delay: Duration) {
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
        if send.send((Instant::now() + delay, some[..count].to_vec())).is_err() {
            return;
        }
    }
}
