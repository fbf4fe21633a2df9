/** A started server. */
export interface RunningServer {
  readonly url: string;
  close(): Promise<void>;
}

const CLOSE_MS = 10_000;

/**
 * Runs a server until SIGTERM, Ctrl-C, the end of the supervisor or an uncaught error. Pending requests are finished. An
 * uncaught error is logged as JSON, and the exit code 1 makes the supervisor restart the process.
 */
export async function runServer(name: string, start: () => Promise<RunningServer>): Promise<void> {
  let close: RunningServer['close'] = () => Promise.resolve();
  let isEnding = false;
  const end = (code: number): void => {
    if (isEnding) return;
    isEnding = true;
    setTimeout(() => process.exit(1), CLOSE_MS).unref();
    void close().then(
      () => process.exit(code),
      () => process.exit(1),
    );
  };
  process.on('uncaughtException', (error, origin) => {
    console.error(fatalLine(name, error, origin));
    end(1);
  });
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => end(0));
  // The supervisor holds the other end of this channel: if it is killed, this process ends too.
  if (process.connected) process.once('disconnect', () => end(0));
  const server = await start();
  close = () => server.close();
  console.log(`${name}: listening on ${server.url}`);
}

function fatalLine(name: string, error: unknown, origin: string): string {
  const { message, stack } = error instanceof Error ? error : new Error(String(error));
  const time = new Date().toISOString();
  return JSON.stringify({ level: 'fatal', time, name, origin, err: { message, stack }, msg: 'fatal error' });
}
