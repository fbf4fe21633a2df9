import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createLogger } from '../logging/logger.js';
import { FatalErrors } from './fatal-errors.js';

const DRAIN_MS = 10_000;
const TURN_MS = 1;

describe('an error that nobody caught', () => {
  const lines: string[] = [];
  const logger = createLogger('info', { write: (line) => void lines.push(line) });
  let exits: number[];
  let source: EventEmitter;
  let fatal: FatalErrors;

  beforeEach(() => {
    jest.useFakeTimers();
    lines.length = 0;
    exits = [];
    source = new EventEmitter();
    fatal = new FatalErrors(logger, source, (code) => exits.push(code));
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('is logged as one JSON line, and ends the process after the running requests are answered', async () => {
    let answered: () => void = () => undefined;
    fatal.closeBeforeExit(() => new Promise<void>((resolve) => (answered = resolve)));
    source.emit('uncaughtException', new Error('broken'), 'unhandledRejection');
    await jest.advanceTimersByTimeAsync(TURN_MS);
    expect(exits).toEqual([]);
    expect(lines.map((line): unknown => JSON.parse(line))).toMatchObject([
      { level: 'fatal', msg: 'fatal error', origin: 'unhandledRejection', err: { message: 'broken' } },
    ]);
    answered();
    await jest.advanceTimersByTimeAsync(TURN_MS);
    expect(exits).toEqual([1]);
  });

  it('ends the process after ten seconds even if requests are still running', async () => {
    fatal.closeBeforeExit(() => new Promise(() => undefined));
    source.emit('uncaughtException', new Error('broken'), 'uncaughtException');
    await jest.advanceTimersByTimeAsync(DRAIN_MS - TURN_MS);
    expect(exits).toEqual([]);
    await jest.advanceTimersByTimeAsync(TURN_MS);
    expect(exits).toEqual([1]);
  });

  it('ends the process once, even if closing fails and causes more errors', async () => {
    fatal.closeBeforeExit(() => Promise.reject(new Error('cannot close')));
    source.emit('uncaughtException', new Error('first'), 'uncaughtException');
    source.emit('uncaughtException', new Error('second'), 'uncaughtException');
    await jest.advanceTimersByTimeAsync(TURN_MS);
    expect([exits, lines.length]).toEqual([[1], 2]);
  });
});
