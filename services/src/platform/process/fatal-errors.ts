import type { Logger } from 'pino';
import { within } from '../concurrency/within.js';

/** Requests under way have so long to finish after an error that nobody caught. */
const DRAIN_MS = 10_000;
const FAILURE = 1;

/** Where uncaught errors come from; `process`, or a test's own emitter. */
export interface ErrorSource {
  on(event: 'uncaughtException', listener: (error: unknown, origin: string) => void): unknown;
}

/**
 * The last net under the process. An error that nobody caught leaves it in an unknown state, so it must end; but it says
 * why in one JSON line, finishes the requests under way, and ends with a code that has it restarted.
 */
export class FatalErrors {
  private close: () => Promise<unknown> = () => Promise.resolve();
  private isEnding = false;

  constructor(
    private readonly logger: Pick<Logger, 'fatal'>,
    source: ErrorSource,
    private readonly exit: (code: number) => void,
  ) {
    // Node reports an unhandled rejection here as well, with that origin.
    source.on('uncaughtException', (error, origin) => void this.end(error, origin));
  }

  /** Names what has to be closed before the process ends. */
  closeBeforeExit(close: () => Promise<unknown>): void {
    this.close = close;
  }

  private async end(error: unknown, origin: string): Promise<void> {
    this.logger.fatal({ err: error, origin }, 'fatal error');
    if (this.isEnding) return;
    this.isEnding = true;
    await within(DRAIN_MS, Promise.resolve().then(this.close)).catch(() => undefined); // the first error is the reason
    this.exit(FAILURE);
  }
}
