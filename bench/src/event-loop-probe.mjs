// Loaded with `node --import` into each process of the system; measures the services only.
import { createServer } from 'node:http';
import { monitorEventLoopDelay } from 'node:perf_hooks';

const RESOLUTION_MS = 1;
const NANOSECONDS_PER_MS = 1e6;
const port = Number(process.env['BENCH_PROBE_PORT']);

if (port > 0 && process.argv[1]?.endsWith('services/dist/main.js')) {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delay.enable();
  // Each answer restarts the measurement.
  const probe = createServer((_request, response) => {
    const max = delay.max / NANOSECONDS_PER_MS;
    delay.reset();
    response.end(JSON.stringify({ max }));
  });
  probe.listen(port, '127.0.0.1').unref();
}
