import { describe, expect, it } from '@jest/globals';
import { ProgressTimeout } from './progress-timeout.js';

const SECOND = 1000;

/** Asks once a second, with the signs of that second, and returns the second in which the wait ends. */
function givesUpAfter(
  signsAt: (second: number) => { cpuSeconds?: number; silentFor?: number; state?: string },
): number {
  let second = 0;
  const timeout = new ProgressTimeout(() => second * SECOND);
  for (; second < 2000; second++) {
    const { cpuSeconds, silentFor = second * SECOND, state = '' } = signsAt(second);
    if (timeout.isOver({ cpuSeconds, silentFor, state })) return second;
  }
  return second;
}

describe('waiting for a process to start', () => {
  it('ends after a minute in which nothing happened', () => {
    expect(givesUpAfter(() => ({}))).toBe(61);
  });

  it('ends a minute after a process stopped using the CPU', () => {
    expect(givesUpAfter((second) => ({ cpuSeconds: Math.min(second, 100) / 10 }))).toBe(161);
  });

  it('continues on a busy machine, where a process gets a twentieth of the CPU', () => {
    expect(givesUpAfter((second) => ({ cpuSeconds: Math.min(second, 400) / 20 }))).toBe(461);
  });

  it('continues while the process prints or its parts become ready', () => {
    expect(givesUpAfter((second) => ({ silentFor: Math.max(0, second - 90) * SECOND }))).toBe(151);
    expect(givesUpAfter((second) => ({ state: `${Math.min(Math.floor(second / 50), 2)} parts` }))).toBe(161);
  });

  it('ends for a hanging process that uses a little CPU', () => {
    expect(givesUpAfter((second) => ({ cpuSeconds: second / 200 }))).toBe(61);
  });

  it('ends after a quarter of an hour for a process that computes for ever', () => {
    expect(givesUpAfter((second) => ({ cpuSeconds: second }))).toBe(901);
  });

  it('counts a crash and a new process as progress', () => {
    expect(givesUpAfter((second) => ({ cpuSeconds: second < 30 ? 5 : 0 }))).toBe(91);
  });
});
