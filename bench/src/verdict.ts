import { table } from './figures.js';

/** One number that has a target, and whether it met it. */
export interface Verdict {
  readonly what: string;
  readonly measured: number | undefined;
  /** What the same comes to at the speed that the targets are for; where speed has no part in it, what was measured. */
  readonly atStandardSpeed: number | undefined;
  /** Which of the two is held against the target. */
  readonly counted: number | undefined;
  readonly target: string;
  readonly met: boolean;
}

const DECIMALS = 100;
const rounded = (number: number): number =>
  number >= DECIMALS ? Math.round(number) : Math.round(number * DECIMALS) / DECIMALS;

const unmeasured = (what: string, target: string): Verdict => ({
  what,
  measured: undefined,
  atStandardSpeed: undefined,
  counted: undefined,
  target,
  met: false,
});

/**
 * Verdicts on rates and times of a machine of that speed, as a share of the standard one's (`machineSpeed`). A slower one is
 * judged by what its figures come to at the standard speed, a quicker one by what was measured: so much was asked for.
 */
export const at = (speed: number) => {
  const isSlower = speed < 1;
  return {
    /** Met when at least so much. */
    atLeast: (what: string, measured: number | undefined, target: number): Verdict => {
      if (measured === undefined) return unmeasured(what, `≥ ${target}`);
      const atStandardSpeed = rounded(measured / speed);
      const counted = isSlower ? atStandardSpeed : measured;
      return { what, measured, atStandardSpeed, counted, target: `≥ ${target}`, met: counted >= target };
    },
    /** Met when at most so much. */
    atMost: (what: string, measured: number | undefined, target: number): Verdict => {
      if (measured === undefined) return unmeasured(what, `≤ ${target}`);
      const atStandardSpeed = rounded(measured * speed);
      const counted = isSlower ? atStandardSpeed : measured;
      return { what, measured, atStandardSpeed, counted, target: `≤ ${target}`, met: counted <= target };
    },
  };
};

/** Verdicts in which the machine's speed has no part: amounts, shares, scores. */
export const { atLeast, atMost } = at(1);

/** Prints the verdicts and ends the program with 1 when a target is missed. */
export function conclude(verdicts: readonly Verdict[]): void {
  const rows = verdicts.map(({ what, measured, atStandardSpeed, target, met }) => [
    what,
    measured,
    atStandardSpeed,
    target,
    met ? 'yes' : 'NO',
  ]);
  console.log(`\n${table(['number', 'measured', 'at standard speed', 'target', 'met'], rows)}`);
  process.exitCode = verdicts.every(({ met }) => met) ? 0 : 1;
}
