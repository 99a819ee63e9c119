//! The threads on which computer players think.
//!
//! A thread cannot be stopped from outside. The thread of a bot that exceeds its time is replaced, so that the other bots can go
//! on; the number of replaced threads is limited.

use std::io;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicU8, AtomicUsize, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use tokio::sync::{Semaphore, oneshot};
use tokio::time::timeout;

/// Bots that think at the same time.
const THREADS: usize = 2;
/// Threads that are replaced while they are still busy.
const MAX_REPLACED: usize = 8;

/// Returns whether its thread takes another job.
type Job = Box<dyn FnOnce() -> bool + Send>;

/// The threads. Cloning it is cheap. They are started when they are needed, and end with the last copy of the pool.
#[derive(Clone)]
pub struct BotPool(Arc<Inner>);

struct Inner {
    jobs: Sender<Job>,
    queue: Arc<Mutex<Receiver<Job>>>,
    permits: Semaphore,
    threads: AtomicUsize,
    replaced: AtomicUsize,
}

/// The job is within its time.
const IN_TIME: u8 = 0;
/// The job is done.
const DONE: u8 = 3;
/// The job exceeded its time, and another thread has been started.
const REPLACED: u8 = 1;
/// The job exceeded its time, and the pool is smaller until it is done.
const MISSING: u8 = 2;

impl Default for BotPool {
    fn default() -> BotPool {
        let (jobs, queue) = channel();
        BotPool(Arc::new(Inner {
            jobs,
            queue: Arc::new(Mutex::new(queue)),
            permits: Semaphore::new(THREADS),
            threads: AtomicUsize::new(0),
            replaced: AtomicUsize::new(0),
        }))
    }
}

impl BotPool {
    /// Waits for a free thread and does the work there. `None` if the work panics or exceeds its time.
    pub async fn run<T: Send + 'static>(
        &self,
        time: Duration,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Option<T> {
        let permit = self.0.permits.acquire().await.ok()?;
        if self.0.threads.load(Ordering::Relaxed) < THREADS {
            self.start_thread().ok()?;
            self.0.threads.fetch_add(1, Ordering::Relaxed);
        }
        let state = Arc::new(AtomicU8::new(IN_TIME));
        let (sender, result) = oneshot::channel();
        let (pool, own_state) = (Arc::downgrade(&self.0), Arc::clone(&state));
        let job = move || {
            // The caller may have been cancelled.
            let _ = sender.send(catch_unwind(AssertUnwindSafe(work)).ok());
            let Some(pool) = pool.upgrade() else {
                return false;
            };
            match own_state.swap(DONE, Ordering::SeqCst) {
                REPLACED => {
                    pool.replaced.fetch_sub(1, Ordering::Relaxed);
                    false
                }
                MISSING => {
                    pool.permits.add_permits(1);
                    true
                }
                _ => true,
            }
        };
        self.0.jobs.send(Box::new(job)).ok()?;
        if let Ok(result) = timeout(time, result).await {
            return result.ok().flatten();
        }
        let replace = self.0.replaced.fetch_add(1, Ordering::Relaxed) < MAX_REPLACED;
        let late = if replace { REPLACED } else { MISSING };
        let change = state.compare_exchange(IN_TIME, late, Ordering::SeqCst, Ordering::SeqCst);
        match change {
            Ok(_) if replace => {
                // If no thread can be started now, the next job tries again.
                if self.start_thread().is_err() {
                    self.0.threads.fetch_sub(1, Ordering::Relaxed);
                }
            }
            Ok(_) => {
                self.0.replaced.fetch_sub(1, Ordering::Relaxed);
                permit.forget();
            }
            // It has just finished, too late for its result.
            Err(_) => {
                self.0.replaced.fetch_sub(1, Ordering::Relaxed);
            }
        }
        None
    }

    fn start_thread(&self) -> io::Result<()> {
        let queue = Arc::clone(&self.0.queue);
        let work = move || {
            loop {
                // The lock is only held while waiting, so a panic of a job cannot poison it.
                let job = queue.lock().unwrap_or_else(PoisonError::into_inner).recv();
                let goes_on = job.is_ok_and(|job| job());
                if !goes_on {
                    return;
                }
            }
        };
        let thread = std::thread::Builder::new().name("bot".into());
        thread.spawn(work).map(drop)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SHORT: Duration = Duration::from_millis(50);
    const LONG: Duration = Duration::from_secs(120);

    /// More bots hang than there are threads: the others still think. The threads of those that return in the end are used again.
    #[tokio::test(flavor = "multi_thread")]
    async fn bots_that_never_return_do_not_stop_the_others() {
        let pool = BotPool::default();
        let (release, hung) = channel::<()>();
        let hung = Arc::new(Mutex::new(hung));
        for _ in 0..THREADS * 2 {
            let hung = Arc::clone(&hung);
            let result = pool.run(SHORT, move || hung.lock().unwrap().recv().is_ok());
            assert_eq!(result.await, None);
            assert_eq!(pool.run(LONG, || 7).await, Some(7));
        }
        assert_eq!(pool.0.replaced.load(Ordering::Relaxed), THREADS * 2);
        drop(release);
        while pool.0.replaced.load(Ordering::Relaxed) > 0 {
            tokio::time::sleep(SHORT).await;
        }
    }

    /// When too many hang, the pool becomes smaller, and grows again when they return.
    #[tokio::test(flavor = "multi_thread")]
    async fn the_number_of_replaced_threads_is_limited() {
        let pool = BotPool::default();
        let (release, hung) = channel::<()>();
        let hung = Arc::new(Mutex::new(hung));
        for _ in 0..MAX_REPLACED + THREADS {
            let hung = Arc::clone(&hung);
            let result = pool.run(SHORT, move || hung.lock().unwrap().recv().is_ok());
            assert_eq!(result.await, None);
        }
        assert_eq!(pool.0.permits.available_permits(), 0);
        drop(release);
        assert_eq!(pool.run(LONG, || 7).await, Some(7));
    }

    #[tokio::test]
    async fn a_panic_gives_no_result() {
        let pool = BotPool::default();
        let broken = || -> u8 { panic!("a bot that panics") };
        assert_eq!(pool.run(LONG, broken).await, None);
        assert_eq!(pool.run(LONG, || 7).await, Some(7));
    }
}
