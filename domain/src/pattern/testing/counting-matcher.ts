import type { PatternTree } from '../pattern-tree.js';

/** Matches the rest of the pattern from a position. */
type Next = (at: number) => boolean;

/** A backtracking matcher without optimisations that counts its steps. */
class CountingMatcher {
  steps = 0;

  constructor(
    private readonly text: string,
    private readonly maximumSteps: number,
  ) {}

  matches(tree: PatternTree): boolean {
    return this.try(tree, 0, (at) => at === this.text.length);
  }

  private try(tree: PatternTree, at: number, next: Next): boolean {
    switch (tree.kind) {
      case 'character':
        this.count();
        return at < this.text.length && new RegExp(`^${tree.source}$`).test(this.text.charAt(at)) && next(at + 1);
      case 'anchor':
        this.count();
        return at === (tree.source === '^' ? 0 : this.text.length) && next(at);
      case 'alternation':
        return tree.options.some((option) => this.try(option, at, next));
      case 'sequence':
        return this.sequence(tree.parts, at, next);
      case 'repeat':
        return this.repeat(tree, 0, { at, next });
    }
  }

  private sequence(parts: readonly PatternTree[], at: number, next: Next): boolean {
    const [first, ...rest] = parts;
    return first ? this.try(first, at, (reached) => this.sequence(rest, reached, next)) : next(at);
  }

  private repeat(
    tree: Extract<PatternTree, { kind: 'repeat' }>,
    done: number,
    { at, next }: { readonly at: number; readonly next: Next },
  ): boolean {
    const again = (reached: number): boolean =>
      (reached > at || done < tree.least) && this.repeat(tree, done + 1, { at: reached, next });
    if (done < tree.most && this.try(tree.body, at, again)) return true;
    return done >= tree.least && next(at);
  }

  private count(): void {
    this.steps += 1;
    if (this.steps > this.maximumSteps) throw new Error('more steps than computed');
  }
}

/** Matches a whole text and counts the steps. Throws if there are more than allowed. */
export function countedMatch(tree: PatternTree, text: string, maximumSteps: number) {
  const matcher = new CountingMatcher(text, maximumSteps);
  const isMatch = matcher.matches(tree);
  return { isMatch, steps: matcher.steps };
}
