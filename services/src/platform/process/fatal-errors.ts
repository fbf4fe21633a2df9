import type { Logger } from 'pino';
import { within } from '../concurrency/within.js';

/** How long running requests may take to finish after an uncaught error. */
const DRAIN_MS = 10_000;
const FAILURE = 1;

/** The source of uncaught errors: `process`, or an emitter in tests. */
export interface ErrorSource {
  on(event: 'uncaughtException', listener: (error: unknown, origin: string) => void): unknown;
}

/**
 * Ends the process after an uncaught error, because its state is unknown then. Logs the error as one JSON line, finishes the
 * running requests first, and exits with a code that makes the supervisor restart it.
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

  /** Sets the function that is called before the process ends. */
  closeBeforeExit(close: () => Promise<unknown>): void {
    this.close = close;
  }

  private async end(error: unknown, origin: string): Promise<void> {
    this.logger.fatal({ err: error, origin }, 'fatal error');
    if (this.isEnding) return;
    this.isEnding = true;
    await within(DRAIN_MS, Promise.resolve().then(this.close)).catch(() => undefined); // The first error is the one that matters.
    this.exit(FAILURE);
  }
}
