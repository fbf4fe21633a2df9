import { maximumSteps } from './maximum-steps.js';
import { patternTree } from './pattern-tree.js';

/** A step takes about 10 ns; `\d{3} ?\d{2}` needs 10 steps. */
export const MAXIMUM_STEPS = 2_000;
/** Cache size; thousands of stores share a few dozen patterns. */
const REMEMBERED = 500;

const known = new Map<string, boolean>();

function check(pattern: string): boolean {
  const tree = patternTree(pattern);
  return tree !== undefined && maximumSteps(tree, MAXIMUM_STEPS) <= MAXIMUM_STEPS;
}

/**
 * Returns whether a pattern may be compiled and run on a text of up to 32 characters: it is in the supported grammar and takes
 * at most 2,000 steps (docs/decisions/018). Some harmless patterns are refused, too.
 */
export function isSafePattern(pattern: string): boolean {
  const answer = known.get(pattern) ?? check(pattern);
  if (known.size >= REMEMBERED) known.clear();
  known.set(pattern, answer);
  return answer;
}
