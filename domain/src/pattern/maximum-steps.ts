import { MAXIMUM_TESTED_LENGTH, type PatternTree } from './pattern-tree.js';

/** Upper bound of the work that a backtracking matcher does for a part of a pattern, for any text. */
interface Work {
  /** Number of ways to match, by number of characters. */
  readonly ways: ReadonlyMap<number, number>;
  /** Total number of positions visited on all those ways. */
  readonly steps: number;
}

const EMPTY: Work = { ways: new Map([[0, 1]]), steps: 1 };
const ONE: Work = { ways: new Map([[1, 1]]), steps: 1 };
const NOTHING: Work = { ways: new Map(), steps: 0 };
const ENDLESS: Work = { ways: new Map(), steps: Infinity };

function total(ways: Work['ways']): number {
  let sum = 0;
  for (const count of ways.values()) sum += count;
  return sum;
}

/** Combines the ways of two consecutive parts; ways longer than the maximum text are dropped. */
function joinWays(first: Work['ways'], second: Work['ways']): Work['ways'] {
  const ways = new Map<number, number>();
  for (const [length, count] of first)
    for (const [more, times] of second) {
      const reached = length + more;
      if (reached <= MAXIMUM_TESTED_LENGTH) ways.set(reached, (ways.get(reached) ?? 0) + count * times);
    }
  return ways;
}

/** Computes the bound of one pattern; stops as soon as it exceeds the limit. */
class StepCount {
  constructor(private readonly limit: number) {}

  workOf(tree: PatternTree): Work {
    switch (tree.kind) {
      case 'character':
        return ONE;
      case 'anchor':
        return EMPTY;
      case 'repeat':
        return this.repeat(this.workOf(tree.body), tree);
      case 'alternation':
        return tree.options.reduce((work, option) => this.either(work, this.workOf(option)), NOTHING);
      case 'sequence':
        return tree.parts.reduce(
          (work, part) => (work === ENDLESS ? work : this.following(work, this.workOf(part))),
          EMPTY,
        );
    }
  }

  private following(first: Work, second: Work): Work {
    const steps = first.steps + total(first.ways) * second.steps;
    // Also catches NaN.
    return steps <= this.limit ? { ways: joinWays(first.ways, second.ways), steps } : ENDLESS;
  }

  private either(first: Work, second: Work): Work {
    const steps = first.steps + second.steps + 1;
    if (!(steps <= this.limit)) return ENDLESS;
    const ways = new Map(first.ways);
    for (const [length, count] of second.ways) ways.set(length, (ways.get(length) ?? 0) + count);
    return { ways, steps };
  }

  private repeat(body: Work, { least, most }: { readonly least: number; readonly most: number }): Work {
    // A part that can match the empty text could repeat forever at the same position.
    if (body === ENDLESS || (most > 1 && body.ways.has(0))) return ENDLESS;
    let optional = EMPTY;
    // Each repetition consumes a character, so more repetitions than characters are impossible.
    for (let times = Math.min(most, MAXIMUM_TESTED_LENGTH + 1) - least; times > 0 && optional !== ENDLESS; times -= 1)
      optional = this.either(this.following(body, optional), EMPTY);
    let required = EMPTY;
    for (let times = 0; times < least && required !== ENDLESS && required.ways.size > 0; times += 1)
      required = this.following(required, body);
    return this.following(required, optional);
  }
}

/**
 * Returns an upper bound of the steps that a backtracking matcher takes on any text of up to 32 characters. It assumes
 * that every character matches, so it never underestimates. Returns Infinity above the limit.
 */
export function maximumSteps(tree: PatternTree, limit: number): number {
  return new StepCount(limit).workOf(tree).steps;
}
