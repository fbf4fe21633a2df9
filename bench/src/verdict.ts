import { table } from './figures.js';

/** A measured number, its target, and whether the target was met. */
export interface Verdict {
  readonly what: string;
  readonly measured: number | undefined;
  /** The value at standard speed; the measured one if it does not depend on speed. */
  readonly atStandardSpeed: number | undefined;
  /** Which of the two is compared with the target. */
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
 * Returns verdicts on rates and times. `speed` is the machine's share of the standard machine's speed (`machineSpeed`). On a slower
 * machine the values at standard speed are compared with the targets, on a faster one the measured values.
 */
export const at = (speed: number) => {
  const isSlower = speed < 1;
  return {
    /** Met if the value is at least the target. */
    atLeast: (what: string, measured: number | undefined, target: number): Verdict => {
      if (measured === undefined) return unmeasured(what, `≥ ${target}`);
      const atStandardSpeed = rounded(measured / speed);
      const counted = isSlower ? atStandardSpeed : measured;
      return { what, measured, atStandardSpeed, counted, target: `≥ ${target}`, met: counted >= target };
    },
    /** Met if the value is at most the target. */
    atMost: (what: string, measured: number | undefined, target: number): Verdict => {
      if (measured === undefined) return unmeasured(what, `≤ ${target}`);
      const atStandardSpeed = rounded(measured * speed);
      const counted = isSlower ? atStandardSpeed : measured;
      return { what, measured, atStandardSpeed, counted, target: `≤ ${target}`, met: counted <= target };
    },
  };
};

/** Verdicts that do not depend on the machine's speed: amounts, shares, scores. */
export const { atLeast, atMost } = at(1);

/** Prints the verdicts and sets exit code 1 if a target is missed. */
export function reportVerdicts(verdicts: readonly Verdict[]): void {
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
