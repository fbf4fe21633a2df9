import { parentPort } from 'node:worker_threads';

/** Answers each task that a `WorkerPool` sends to this thread. A rejection ends the thread and fails its task. */
export function answerTasks<Task, Result>(work: (task: Task) => Promise<Result>): void {
  const pool = parentPort;
  if (!pool) throw new Error('This module runs only in a worker thread');
  pool.on('message', (task: Task) => {
    // A rejection stays unhandled on purpose: it ends the thread, and the pool rejects the task with it.
    void work(task).then((result) => pool.postMessage(result));
  });
}
