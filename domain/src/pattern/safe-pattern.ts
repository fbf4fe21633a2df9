import { mostSteps } from './most-steps.js';
import { patternTree } from './pattern-tree.js';

/** A matcher takes some 10 ns a step; `\d{3} ?\d{2}` needs 10. */
export const MOST_STEPS = 2_000;
/** Thousands of stores have a few dozen patterns between them. */
const REMEMBERED = 500;

const known = new Map<string, boolean>();

function check(pattern: string): boolean {
  const tree = patternTree(pattern);
  return tree !== undefined && mostSteps(tree, MOST_STEPS) <= MOST_STEPS;
}

/**
 * Whether a pattern from the console may be compiled and tried on a text of up to 32 characters: it is in our grammar, and no
 * text takes more than 2,000 steps (docs/decisions/018). Refuses some that would be harmless.
 */
export function isSafePattern(pattern: string): boolean {
  const answer = known.get(pattern) ?? check(pattern);
  if (known.size >= REMEMBERED) known.clear();
  known.set(pattern, answer);
  return answer;
}
