import type { SearchAnswer, SearchQuestion } from '../ports/search-index.js';

/** How many SKUs are remembered in all answers together; the answer that was asked for longest ago goes first. */
const MOST_SKUS = 400_000;

interface Remembered {
  readonly answer: SearchAnswer;
  readonly size: number;
}

let lists = 0;
const numbers = new WeakMap<object, number>();

/** Config gives the same object for as long as it says the same. */
function numberOf(synonyms: SearchQuestion['synonyms']): number {
  const number = numbers.get(synonyms) ?? ++lists;
  numbers.set(synonyms, number);
  return number;
}

/** Answers that were given: many people ask the same, and everybody's words begin alike. Who asks meanwhile waits for the same answer. */
export class AnswerMemory {
  private readonly remembered = new Map<string, Remembered>();
  private readonly underWay = new Map<string, Promise<SearchAnswer>>();
  private skus = 0;

  /** The answer to a question of a filling, found when it is not remembered. `stamp` says what is searched. */
  async of(stamp: string, question: SearchQuestion, find: () => Promise<SearchAnswer>): Promise<SearchAnswer> {
    const key = `${stamp} ${numberOf(question.synonyms)} ${question.text.toLowerCase()}`;
    const known = this.remembered.get(key);
    if (known) {
      this.touch(key, known);
      return known.answer;
    }
    const finding = this.underWay.get(key) ?? this.found(key, find);
    return finding;
  }

  private found(key: string, find: () => Promise<SearchAnswer>): Promise<SearchAnswer> {
    const finding = find()
      .then((answer) => {
        this.keep(key, answer);
        return answer;
      })
      .finally(() => this.underWay.delete(key));
    this.underWay.set(key, finding);
    return finding;
  }

  private keep(key: string, answer: SearchAnswer): void {
    // An answer without hits takes room as well.
    const size = answer.groups.reduce((sum, { length }) => sum + length, 1);
    this.touch(key, { answer, size });
    this.skus += size;
    for (const [oldest, { size: freed }] of this.remembered) {
      if (this.skus <= MOST_SKUS) return;
      this.remembered.delete(oldest);
      this.skus -= freed;
    }
  }

  /** Maps keep the order of insertion: the last is the youngest. */
  private touch(key: string, remembered: Remembered): void {
    this.remembered.delete(key);
    this.remembered.set(key, remembered);
  }
}
