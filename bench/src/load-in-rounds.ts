import { measureMachine } from './ceiling.js';
import { load, type LoadResult, type LoadTarget } from './load.js';

const ROUNDS = 3;

/** A round of load, with the machine's speed as a share of the standard machine's and the p99 of a bare Node server. */
export interface LoadAtSpeed extends LoadResult {
  readonly speed: number;
  readonly bareP99Milliseconds: number;
}

/** Runs several rounds of load, and measures the machine's speed before and after each. */
export async function loadInRounds(target: LoadTarget): Promise<LoadAtSpeed[]> {
  const rounds: LoadAtSpeed[] = [];
  let before = await measureMachine();
  for (let round = 0; round < ROUNDS; round += 1) {
    const result = await load(target);
    const after = await measureMachine();
    rounds.push({
      ...result,
      speed: (before.speed + after.speed) / 2,
      bareP99Milliseconds: Math.round((before.p99Milliseconds + after.p99Milliseconds) * 50) / 100,
    });
    before = after;
  }
  return rounds;
}

const rate = ({ requestsPerSecond, speed }: LoadAtSpeed): number => requestsPerSecond / speed;

/** Returns the median round by its rate at standard speed, with the failures of all rounds. */
export function medianRound(rounds: readonly LoadAtSpeed[]): LoadAtSpeed {
  const median = rounds.toSorted((one, other) => rate(one) - rate(other))[rounds.length >> 1];
  if (!median) throw new Error('No round was measured.');
  return { ...median, failures: rounds.reduce((sum, { failures }) => sum + failures, 0) };
}
