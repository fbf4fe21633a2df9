/** Longer ones than this no country's postal codes need. */
const LONGEST = 200;
const UNBOUNDED = /^(?:[*+]|\{\d*,\})/;
const QUANTIFIER = /^(?:[*+?]|\{\d*,?\d*\})/;

/** The text without what cannot repeat or group: escapes and sets of characters become one plain letter each. */
function skeletonOf(pattern: string): string {
  return pattern.replace(/\\./g, 'a').replace(/\[\^?\]?[^\]]*\]/g, 'a');
}

/** Whether a group that can be matched in several ways is repeated without end; `skeleton` has no look-around. */
function repeatsAChoice(skeleton: string): boolean {
  // For every group that is open: whether what is inside it can be matched in several ways.
  const open: boolean[] = [];
  const choose = (): void => {
    if (open.length > 0) open[open.length - 1] = true;
  };
  for (let at = 0; at < skeleton.length; at += 1) {
    const rest = skeleton.slice(at);
    if (rest.startsWith('(')) open.push(false);
    if (rest.startsWith('|') || QUANTIFIER.test(rest)) choose();
    if (!rest.startsWith(')') || open.pop() !== true) continue;
    if (UNBOUNDED.test(rest.slice(1))) return true;
    choose();
  }
  return false;
}

/**
 * Whether a pattern is matched in a time that grows with the text and no faster: no repeated group that could itself be
 * matched in several ways, no look-around, no reference back. Refuses some that would be safe.
 */
export function isSafePattern(pattern: string): boolean {
  if (pattern.length > LONGEST || /\\[1-9k]/.test(pattern)) return false;
  const skeleton = skeletonOf(pattern);
  return !/\(\?[^:]/.test(skeleton) && !repeatsAChoice(skeleton.replaceAll('(?:', '('));
}
