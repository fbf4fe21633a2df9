import { maximumSteps } from './maximum-steps.js';
import { patternTree } from './pattern-tree.js';

/** Limits a match to about 20 µs: a step takes about 10 ns. `\d{3} ?\d{2}` needs 10 steps. */
export const MAXIMUM_STEPS = 2_000;
/** Cache size; thousands of stores share a few dozen patterns. */
const MAXIMUM_CACHED = 500;

const cachedResults = new Map<string, boolean>();

function check(pattern: string): boolean {
  const tree = patternTree(pattern);
  return tree !== undefined && maximumSteps(tree, MAXIMUM_STEPS) <= MAXIMUM_STEPS;
}

/**
 * Returns whether a pattern may be compiled and run on a text of up to 32 characters: it is in the supported grammar and takes
 * at most 2,000 steps (docs/decisions/018). Some harmless patterns are refused, too.
 */
export function isSafePattern(pattern: string): boolean {
  const cached = cachedResults.get(pattern);
  if (cached !== undefined) return cached;
  const isSafe = check(pattern);
  if (cachedResults.size >= MAXIMUM_CACHED) cachedResults.clear();
  cachedResults.set(pattern, isSafe);
  return isSafe;
}
