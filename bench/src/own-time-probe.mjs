// Loaded with `node --import` into each process of the system; measures the services only. For every request to the shop's API
// it takes the time until the answer is sent, and subtracts the time in which at least one call to another system was open.
import { AsyncLocalStorage } from 'node:async_hooks';
import { subscribe } from 'node:diagnostics_channel';
import { createServer } from 'node:http';

const API = '/api/commerce/';
const port = Number(process.env['BENCH_PROBE_PORT']);
const current = new AsyncLocalStorage();
const calls = new WeakMap();
const requests = new WeakMap();
let finished = [];

if (port > 0 && process.argv[1]?.endsWith('services/dist/main.js')) {
  watchRequests();
  watchCalls();
  // Each answer restarts the measurement.
  const probe = createServer((_request, response) => {
    response.end(JSON.stringify(finished));
    finished = [];
  });
  probe.listen(port, '127.0.0.1').unref();
}

function watchRequests() {
  subscribe('http.server.request.start', ({ request }) => {
    const isMeasured = request.url?.startsWith(API);
    const work = isMeasured ? { begun: performance.now(), open: 0, outsideSince: 0, outside: 0 } : undefined;
    if (work) requests.set(request, work);
    current.enterWith(work);
  });
  subscribe('http.server.response.finish', ({ request, response }) => {
    const work = requests.get(request);
    if (work === undefined) return;
    requests.delete(request);
    const now = performance.now();
    const outside = work.outside + (work.open > 0 ? now - work.outsideSince : 0);
    const total = now - work.begun;
    finished.push({
      operation: request.url.slice(API.length),
      status: response.statusCode,
      total,
      own: total - outside,
    });
  });
}

function watchCalls() {
  subscribe('http.client.request.start', ({ request }) => {
    begin(request);
    request.once('close', () => end(request));
  });
  // `fetch`, for tokens.
  subscribe('undici:request:create', ({ request }) => begin(request));
  subscribe('undici:request:trailers', ({ request }) => end(request));
  subscribe('undici:request:error', ({ request }) => end(request));
}

function begin(call) {
  const work = current.getStore();
  if (work === undefined) return;
  if (work.open === 0) work.outsideSince = performance.now();
  work.open += 1;
  calls.set(call, work);
}

function end(call) {
  const work = calls.get(call);
  if (work === undefined) return;
  calls.delete(call);
  work.open -= 1;
  if (work.open === 0) work.outside += performance.now() - work.outsideSince;
}
