import type { Logger } from 'pino';

/** A hostile sender must not fill the log. */
const WARN_EVERY_MS = 60_000;
const MAX_EVENT_LENGTH = 60;

function eventOf(data: { toString(): string }): string {
  try {
    const message: unknown = JSON.parse(data.toString());
    const isNamed = typeof message === 'object' && message !== null && 'event' in message;
    return isNamed && typeof message.event === 'string' ? message.event.slice(0, MAX_EVENT_LENGTH) : 'unnamed';
  } catch {
    return 'unreadable';
  }
}

/**
 * Returns a reader of what browsers send. They have nothing to send, so every event is unknown: it is logged as a warning, once a
 * minute, and changes nothing (spec core §1).
 */
export function messageReader(
  logger: Pick<Logger, 'warn'>,
  now = () => performance.now(),
): (data: { toString(): string }) => void {
  let warnedAt = -Infinity;
  let ignored = 0;
  return (data) => {
    ignored += 1;
    if (now() - warnedAt < WARN_EVERY_MS) return;
    logger.warn({ event: eventOf(data), ignored }, 'unknown event on the live cart channel');
    warnedAt = now();
    ignored = 0;
  };
}
