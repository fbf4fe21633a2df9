// Runs in a separate thread, because the thread that sends the load is busy and would measure itself.
import { request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

const EVERY_MS = 20;
const GIVES_UP_MS = 30_000;

const answered = () =>
  new Promise((resolve, reject) => {
    const url = new URL('/api/health/live', workerData.origin);
    const sent = request(url, { headers: { host: 'sk.localhost' }, timeout: GIVES_UP_MS, agent: false }, (answer) => {
      answer.resume().on('end', resolve);
    });
    sent.on('timeout', () => sent.destroy(new Error('No health answer')));
    sent.on('error', reject).end();
  });

let isOver = false;
let slowest = 0;
parentPort.once('message', () => {
  isOver = true;
});

async function check() {
  const from = performance.now();
  await answered();
  slowest = Math.max(slowest, performance.now() - from);
}

await answered(); // Once unmeasured: the first one of a thread pays for its start.
parentPort.postMessage('ready');
do {
  await check();
  await pause(EVERY_MS);
} while (!isOver);
parentPort.postMessage(slowest);
