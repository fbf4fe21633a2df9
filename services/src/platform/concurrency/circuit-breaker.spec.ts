import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { CircuitBreaker, CircuitOpen } from './circuit-breaker.js';

class Outage extends Error {}

let now = 0;
let calls = 0;
let breaker: CircuitBreaker;

beforeEach(() => {
  now = 0;
  calls = 0;
  breaker = new CircuitBreaker({
    opensAfter: 3,
    pauseMilliseconds: 100,
    trialMilliseconds: 1000,
    isOutage: (error) => error instanceof Outage,
    now: () => now,
  });
});

const answer = () => {
  calls += 1;
  return Promise.resolve('answer');
};
const noAnswer = () => {
  calls += 1;
  return Promise.reject(new Outage());
};
const refusal = () => {
  calls += 1;
  return Promise.reject(new Error('sold out'));
};

async function fails(times: number): Promise<void> {
  for (let time = 0; time < times; time += 1) await expect(breaker.run(noAnswer)).rejects.toThrow(Outage);
}

describe('a circuit breaker', () => {
  it('stops calling after failures in a row, and rejects at once', async () => {
    await fails(3);
    expect(breaker.rejectsCalls).toBe(true);
    await expect(breaker.run(answer)).rejects.toThrow(CircuitOpen);
    expect(calls).toBe(3);
  });

  it('stays closed if a call succeeded in between', async () => {
    await fails(2);
    expect(await breaker.run(answer)).toBe('answer');
    await fails(2);
    expect(breaker.rejectsCalls).toBe(false);
  });

  it('counts a refusal as an answer: sold out is not an outage', async () => {
    await fails(2);
    await expect(breaker.run(refusal)).rejects.toThrow('sold out');
    await fails(2);
    expect(breaker.rejectsCalls).toBe(false);
  });

  it('lets one trial call through after the pause, and all calls once it succeeded', async () => {
    await fails(3);
    now = 100;
    let reply: (text: string) => void = () => undefined;
    const trial = breaker.run(() => new Promise<string>((resolve) => (reply = resolve)));
    await expect(breaker.run(answer)).rejects.toThrow(CircuitOpen);
    reply('back');
    expect(await trial).toBe('back');
    expect(await breaker.run(answer)).toBe('answer');
    await fails(2);
    expect(breaker.rejectsCalls).toBe(false);
  });

  it('lets another trial call through every second while they hang, and stays closed when they fail at last', async () => {
    await fails(3);
    const ends: ((error: Error) => void)[] = [];
    const hang = () => breaker.run(() => new Promise<string>((_resolve, reject) => void ends.push(reject)));
    const hanging = [100, 1100, 2100].map((instant) => {
      now = instant;
      return hang();
    });
    now = 3099;
    await expect(breaker.run(answer)).rejects.toThrow(CircuitOpen);
    now = 3100;
    expect(await breaker.run(answer)).toBe('answer');
    for (const end of ends) end(new Outage());
    for (const trial of hanging) await expect(trial).rejects.toThrow(Outage);
    expect(breaker.isOpen).toBe(false);
  });

  it('lets the next trial call through in time although older ones fail late', async () => {
    await fails(3);
    const ends: ((error: Error) => void)[] = [];
    const hang = () => breaker.run(() => new Promise<string>((_resolve, reject) => void ends.push(reject)));
    now = 100;
    const oldest = hang();
    now = 1100;
    const newer = hang();
    now = 2050;
    ends[0]?.(new Outage());
    await expect(oldest).rejects.toThrow(Outage);
    now = 2100;
    expect(await breaker.run(answer)).toBe('answer');
    await fails(3);
    now = 2190;
    ends[1]?.(new Outage());
    await expect(newer).rejects.toThrow(Outage);
    now = 2200;
    expect(await breaker.run(answer)).toBe('answer');
  });

  it('pauses again if the trial call failed', async () => {
    await fails(3);
    now = 100;
    await fails(1);
    now = 199;
    await expect(breaker.run(answer)).rejects.toThrow(CircuitOpen);
    now = 200;
    expect(await breaker.run(answer)).toBe('answer');
  });

  it('ignores failures of calls that started before it opened', async () => {
    let fail: (error: Error) => void = () => undefined;
    const late = breaker.run(() => new Promise<string>((_resolve, reject) => (fail = reject)));
    await fails(3);
    now = 90;
    fail(new Outage());
    await expect(late).rejects.toThrow(Outage);
    now = 100;
    expect(await breaker.run(answer)).toBe('answer');
  });
});

describe('a circuit breaker with the default clock', () => {
  afterEach(() => {
    jest.useRealTimers();
  });

  it('calls again after the pause even if the clock of the machine was set back', async () => {
    jest.useFakeTimers({ now: 7_200_000 });
    const isOutage = (error: unknown): boolean => error instanceof Outage;
    const real = new CircuitBreaker({ opensAfter: 1, pauseMilliseconds: 250, trialMilliseconds: 1000, isOutage });
    await expect(real.run(noAnswer)).rejects.toThrow(Outage);
    jest.setSystemTime(3_600_000);
    expect(real.rejectsCalls).toBe(true);
    jest.advanceTimersByTime(250);
    expect(real.rejectsCalls).toBe(false);
  });
});
