import { describe, expect, it } from '@jest/globals';
import { typedWords } from '@manifold/domain/search/words';
import type { LiveGeneration } from './live-generations.js';
import type { QueryRunner } from './search-database.js';
import { queryText } from './search-terms.js';
import { WordResolver } from './word-resolver.js';

const GENERATION: LiveGeneration = { id: 1, stamp: '1.0' };
const NO_SYNONYMS: string[][] = [];
const MORE_THAN_CACHED = 6000;

/** An index that contains every typed word and no continuation, and records each lookup. */
class EveryWord implements QueryRunner {
  readonly queried: string[][] = [];
  beforeAnswer: (words: readonly string[]) => Promise<void> = () => Promise.resolve();

  async query<Row>(_text: string, [words]: readonly unknown[]): Promise<Row[]> {
    const folded = words as string[];
    this.queried.push(folded);
    await this.beforeAnswer(folded);
    const rows = folded.map((word, place) => ({ word, place, shown: word, documents: 1, kind: 'same' }));
    return rows.map((row) => ({ ...row, stop: false, continuations: [] })) as Row[];
  }
}

const resolveText = async (resolver: WordResolver, text: string): Promise<(string | undefined)[]> => {
  const query = { indexName: 'prod.de-DE', language: 'de', text, synonyms: NO_SYNONYMS };
  const { slots } = await resolver.resolve(GENERATION, query, typedWords(text));
  return slots.map((slot) => slot && queryText(slot, false));
};

describe('word reading', () => {
  it('looks up each word once and skips pairs that are known not to be words', async () => {
    const index = new EveryWord();
    const resolver = new WordResolver(index);
    await resolveText(resolver, 'kompressor werkstatt');
    await resolveText(resolver, 'kompressor werkstatte');
    await resolveText(resolver, 'kompressor werkstatt');
    expect(index.queried).toEqual([['kompressor', 'werkstatt', 'kompressorwerkstatt'], ['werkstatte']]);
  });

  it('returns all words, even if the cache evicts some meanwhile', async () => {
    const index = new EveryWord();
    const resolver = new WordResolver(index);
    await resolveText(resolver, 'kompressor werkstatt');
    index.beforeAnswer = async (words) => {
      if (words.includes('leise'))
        for (let count = 0; count < MORE_THAN_CACHED; count += 1) await resolveText(resolver, `wort${count}`);
    };
    expect(await resolveText(resolver, 'kompressor leise')).toEqual(["('kompressor')", "('leise')"]);
  });
});
