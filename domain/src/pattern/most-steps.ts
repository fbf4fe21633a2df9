import { LONGEST_TESTED, type PatternTree } from './pattern-tree.js';

/** An upper bound of what a backtracking matcher does with a part of a pattern, whatever the text. */
interface Work {
  /** In how many ways the part can match so many characters, by their number. */
  readonly ways: ReadonlyMap<number, number>;
  /** How many characters and empty places are looked at on all those ways together. */
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

/** The ways through one part and then another; longer ones than a text has characters are none. */
function joined(first: Work['ways'], second: Work['ways']): Work['ways'] {
  const ways = new Map<number, number>();
  for (const [length, count] of first)
    for (const [more, times] of second) {
      const reached = length + more;
      if (reached <= LONGEST_TESTED) ways.set(reached, (ways.get(reached) ?? 0) + count * times);
    }
  return ways;
}

/** Computes the bound of one pattern; gives up as soon as it is above the limit. */
class StepCount {
  constructor(private readonly limit: number) {}

  workOf(tree: PatternTree): Work {
    switch (tree.kind) {
      case 'character':
        return ONE;
      case 'edge':
        return EMPTY;
      case 'repeat':
        return this.repeated(this.workOf(tree.body), tree);
      case 'choice':
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
    // Also when it is no number any more.
    return steps <= this.limit ? { ways: joined(first.ways, second.ways), steps } : ENDLESS;
  }

  private either(first: Work, second: Work): Work {
    const steps = first.steps + second.steps + 1;
    if (!(steps <= this.limit)) return ENDLESS;
    const ways = new Map(first.ways);
    for (const [length, count] of second.ways) ways.set(length, (ways.get(length) ?? 0) + count);
    return { ways, steps };
  }

  private repeated(body: Work, { least, most }: { readonly least: number; readonly most: number }): Work {
    // What may match nothing could be repeated without end at one place.
    if (body === ENDLESS || (most > 1 && body.ways.has(0))) return ENDLESS;
    let optional = EMPTY;
    // Each repetition takes a character: more than a text has are never tried.
    for (let times = Math.min(most, LONGEST_TESTED + 1) - least; times > 0 && optional !== ENDLESS; times -= 1)
      optional = this.either(this.following(body, optional), EMPTY);
    let required = EMPTY;
    for (let times = 0; times < least && required !== ENDLESS && required.ways.size > 0; times += 1)
      required = this.following(required, body);
    return this.following(required, optional);
  }
}

/**
 * How many steps a backtracking matcher takes at most on any text of 32 characters. It is computed from the pattern alone, as
 * if every character fitted everywhere, so it never errs on the low side. Infinity once it is above the limit.
 */
export function mostSteps(tree: PatternTree, limit: number): number {
  return new StepCount(limit).workOf(tree).steps;
}
