/** A server that a process of the sandbox consists of. */
export interface RunningServer {
  readonly url: string;
  close(): Promise<void>;
}

const CLOSE_MS = 10_000;

/**
 * Runs a server as a whole process: until SIGTERM, Ctrl-C or the end of the supervisor closes it, or an error that nobody
 * caught. That one is a JSON line; the requests under way are finished, and the exit code has the process restarted.
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
  // The supervisor holds the other end of this channel: when it is killed, so are we.
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
