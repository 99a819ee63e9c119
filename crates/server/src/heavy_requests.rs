//! Requests that keep a core busy: replays, queries about replays, and the games' own tools. They run one after another on a few threads of
//! their own, so that the runtime's threads stay free for tables.
//!
//! The threads are few and fixed because each keeps some memory for its next request. On the runtime's blocking threads the
//! memory of eight threads would be kept.

use axum::body::Body;
use axum::extract::{Request, State};
use axum::http::{Response, StatusCode};
use axum::middleware::Next;
use axum::response::IntoResponse;
use std::io;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex, PoisonError};
use table::Refused;
use tokio::sync::{OwnedSemaphorePermit, Semaphore, oneshot};

use crate::error_code::ErrorCode;
use crate::http::HttpError;

/// Requests that are answered at the same time: each keeps a core busy.
const THREADS: usize = 2;
/// The largest body of such a request. Games have lower limits of their own.
const LARGEST_BODY: usize = 1024 * 1024;

type Job = Box<dyn FnOnce() + Send>;

/// The threads and a semaphore for access to them.
#[derive(Clone)]
pub struct HeavyPool {
    turns: Arc<Semaphore>,
    jobs: Sender<Job>,
}

/// The right to use one thread. It is returned when the work is done, even if the client has disconnected before.
pub type Turn = Option<OwnedSemaphorePermit>;

impl HeavyPool {
    /// Starts the threads. They end with the last copy of the pool.
    pub fn start() -> io::Result<HeavyPool> {
        let (jobs, queue) = channel();
        let queue = Arc::new(Mutex::new(queue));
        for number in 0..THREADS {
            let queue = queue.clone();
            std::thread::Builder::new()
                .name(format!("heavy-{number}"))
                .spawn(move || work(&queue))?;
        }
        Ok(HeavyPool {
            turns: Arc::new(Semaphore::new(THREADS)),
            jobs,
        })
    }

    /// Waits for a free thread. Callers must not read large bodies before: waiting requests would fill the memory.
    pub async fn turn(&self) -> Turn {
        // The semaphore is never closed; without a permit the work would only be queued behind the others.
        self.turns.clone().acquire_owned().await.ok()
    }

    /// Does the work on a thread of the pool. `None` if it panicked.
    pub async fn run<T: Send + 'static>(
        &self,
        turn: Turn,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Option<T> {
        let (done, result) = oneshot::channel();
        let job = Box::new(move || {
            let result = work();
            drop(turn);
            // The client may have disconnected.
            let _ = done.send(result);
        });
        self.jobs.send(job).ok()?;
        result.await.ok()
    }
}

fn work(queue: &Mutex<Receiver<Job>>) {
    loop {
        // Nothing is done while the lock is held, so it cannot be poisoned.
        let job = queue.lock().unwrap_or_else(PoisonError::into_inner).recv();
        let Ok(job) = job else {
            return;
        };
        // The client of a job that panicked is answered with an error; the thread goes on with the next.
        let _ = catch_unwind(AssertUnwindSafe(job));
    }
}

/// Answers a request on a thread of the pool. Its body is read before: a slow sender keeps no thread waiting.
pub async fn off_runtime(
    State(pool): State<HeavyPool>,
    request: Request,
    next: Next,
) -> Response<Body> {
    let (parts, body) = request.into_parts();
    let Ok(body) = axum::body::to_bytes(body, LARGEST_BODY).await else {
        let kib = LARGEST_BODY as i64 / 1024;
        let why = Refused::new(ErrorCode::FileTooLarge).with("kib", kib);
        return HttpError(StatusCode::PAYLOAD_TOO_LARGE, why).into_response();
    };
    let request = Request::from_parts(parts, Body::from(body));
    let turn = pool.turn().await;
    let runtime = tokio::runtime::Handle::current();
    let answer = pool.run(turn, move || runtime.block_on(next.run(request)));
    let failed = || StatusCode::INTERNAL_SERVER_ERROR.into_response();
    answer.await.unwrap_or_else(failed)
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::Router;
    use axum::middleware::from_fn_with_state;
    use axum::routing::post;
    use std::collections::HashSet;
    use std::sync::atomic::{AtomicUsize, Ordering};
    use std::thread::ThreadId;
    use tower_service::Service;

    /// A request that keeps a core busy neither stops the runtime nor runs beside more than the allowed number of others.
    #[tokio::test]
    async fn heavy_requests_run_in_turn_beside_the_runtime() {
        static RUNNING: AtomicUsize = AtomicUsize::new(0);
        static MOST: AtomicUsize = AtomicUsize::new(0);
        static THREAD_IDS: Mutex<Option<HashSet<ThreadId>>> = Mutex::new(None);
        async fn busy() -> &'static str {
            let running = RUNNING.fetch_add(1, Ordering::SeqCst) + 1;
            MOST.fetch_max(running, Ordering::SeqCst);
            let mut ids = THREAD_IDS.lock().unwrap();
            let own = std::thread::current().id();
            ids.get_or_insert_default().insert(own);
            drop(ids);
            std::thread::sleep(std::time::Duration::from_millis(5));
            RUNNING.fetch_sub(1, Ordering::SeqCst);
            "done"
        }
        let pool = HeavyPool::start().unwrap();
        let mut app = Router::new()
            .route("/film", post(busy))
            .layer(from_fn_with_state(pool, off_runtime));
        let mut requests = Vec::new();
        for _ in 0..40 {
            let mut app = app.clone();
            let request = Request::post("/film").body(Body::from("{}")).unwrap();
            requests.push(tokio::spawn(async move {
                app.call(request).await.unwrap().status()
            }));
        }
        for request in requests {
            assert_eq!(request.await.unwrap(), StatusCode::OK);
        }
        assert!((1..=THREADS).contains(&MOST.load(Ordering::SeqCst)));
        // No request ran on the only thread of this runtime, and no more threads than allowed keep memory.
        let ids = THREAD_IDS.lock().unwrap().take().unwrap();
        assert!(ids.len() <= THREADS && !ids.contains(&std::thread::current().id()));
        let large = Request::post("/film").body(Body::from(vec![b' '; LARGEST_BODY + 1]));
        let answer = app.call(large.unwrap()).await.unwrap();
        assert_eq!(answer.status(), StatusCode::PAYLOAD_TOO_LARGE);
    }

    #[tokio::test]
    async fn abandoned_work_keeps_its_turn_until_it_is_done() {
        let pool = HeavyPool::start().unwrap();
        let (begun, begins) = oneshot::channel();
        let (end, ends) = channel::<()>();
        let turn = pool.turn().await;
        let asked = tokio::spawn({
            let pool = pool.clone();
            async move {
                let work = move || {
                    let _ = begun.send(());
                    // Until the test lets it end.
                    let _ = ends.recv();
                };
                pool.run(turn, work).await
            }
        });
        begins.await.unwrap();
        asked.abort();
        assert!(asked.await.unwrap_err().is_cancelled());
        assert_eq!(pool.turns.available_permits(), THREADS - 1);
        drop(end);
        let both = [pool.turn().await, pool.turn().await];
        drop(both);
        assert_eq!(pool.turns.available_permits(), THREADS);
    }

    #[tokio::test]
    async fn work_that_panics_gives_no_result_and_stops_nothing() {
        let pool = HeavyPool::start().unwrap();
        for _ in 0..2 * THREADS {
            let turn = pool.turn().await;
            let broken = pool.run(turn, || -> u8 { panic!("a replay that cannot be made") });
            assert_eq!(broken.await, None);
        }
        assert_eq!(pool.run(pool.turn().await, || 7).await, Some(7));
        assert_eq!(pool.turns.available_permits(), THREADS);
    }
}
