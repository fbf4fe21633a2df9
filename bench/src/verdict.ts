/** One number that has a target, and whether it met it. */
export interface Verdict {
  readonly what: string;
  readonly measured: number | undefined;
  readonly target: string;
  readonly met: boolean;
}

/** Met when at least so much. */
export function atLeast(what: string, measured: number | undefined, target: number): Verdict {
  return { what, measured, target: `≥ ${target}`, met: measured !== undefined && measured >= target };
}

/** Met when at most so much. */
export function atMost(what: string, measured: number | undefined, target: number): Verdict {
  return { what, measured, target: `≤ ${target}`, met: measured !== undefined && measured <= target };
}
