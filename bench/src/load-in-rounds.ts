import { measureMachine } from './ceiling.js';
import { load, type LoadResult, type LoadTarget } from './load.js';

const ROUNDS = 3;

/** One round of load with the machine's speed beside it, as a share of the standard one's, and the p99 of Node's own server. */
export interface LoadAtSpeed extends LoadResult {
  readonly speed: number;
  readonly bareP99Milliseconds: number;
}

/** Several rounds of load, each between two looks at the machine's speed. */
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

/** The round that counts: the one in the middle by what it comes to at standard speed. A failure counts in whichever round it was. */
export function middleRound(rounds: readonly LoadAtSpeed[]): LoadAtSpeed {
  const middle = rounds.toSorted((one, other) => rate(one) - rate(other))[rounds.length >> 1];
  if (!middle) throw new Error('No round was measured.');
  return { ...middle, failures: rounds.reduce((sum, { failures }) => sum + failures, 0) };
}
