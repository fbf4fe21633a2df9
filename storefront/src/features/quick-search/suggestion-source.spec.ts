import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { Suggestions } from '@manifold/domain/search/contract';
import { SuggestionSource } from './suggestion-source.js';

const PAUSE = 300;

function suggestions(total: number): Suggestions {
  return { products: [], categories: [], brands: [], total, queryId: '3f2b8a52-0000-4000-8000-000000000000' };
}

/** A search that answers when it is told to. */
class FakeSearch {
  readonly asked: string[] = [];
  private readonly waiting = new Map<string, { resolve: (found: Suggestions) => void; reject: () => void }>();
  readonly signals = new Map<string, AbortSignal>();

  readonly ask = (text: string, signal: AbortSignal): Promise<Suggestions> => {
    this.asked.push(text);
    this.signals.set(text, signal);
    return new Promise((resolve, reject) =>
      this.waiting.set(text, { resolve, reject: () => reject(new Error('away')) }),
    );
  };

  async answers(text: string, total: number): Promise<void> {
    this.waiting.get(text)?.resolve(suggestions(total));
    await Promise.resolve();
    await Promise.resolve();
  }

  async fails(text: string): Promise<void> {
    this.waiting.get(text)?.reject();
    await Promise.resolve();
    await Promise.resolve();
  }
}

describe('the suggestions while somebody types', () => {
  let search: FakeSearch;
  let source: SuggestionSource;

  beforeEach(() => {
    jest.useFakeTimers();
    search = new FakeSearch();
    source = new SuggestionSource(search.ask, PAUSE);
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  const type = (text: string) => {
    source.want(text);
    jest.advanceTimersByTime(PAUSE);
  };

  it('are asked for after a pause, once for all that was typed meanwhile', () => {
    for (const text of ['mix', 'mixe', 'mixer']) source.want(text);
    jest.advanceTimersByTime(PAUSE - 1);
    expect(search.asked).toEqual([]);
    jest.advanceTimersByTime(1);
    expect(search.asked).toEqual(['mixer']);
  });

  it('are those of the newest text, in whatever order the answers come', async () => {
    type('mix');
    type('mixer');
    expect(search.signals.get('mix')?.aborted).toBe(true);
    await search.answers('mixer', 2);
    await search.answers('mix', 9);
    expect(source.state.get()).toEqual({ status: 'found', found: suggestions(2) });
  });

  it('stay while the next ones are looked for', async () => {
    type('mix');
    await search.answers('mix', 9);
    source.want('mixer');
    expect(source.state.get()).toEqual({ status: 'looking', found: suggestions(9) });
  });

  it('are not asked for twice for the same text', async () => {
    type('mix');
    await search.answers('mix', 9);
    type('mix');
    expect(search.asked).toEqual(['mix']);
  });

  it('are asked for again where that failed', async () => {
    type('mix');
    await search.fails('mix');
    expect(source.state.get()).toEqual({ status: 'failed' });
    type('mix');
    await search.answers('mix', 1);
    expect(source.state.get()).toEqual({ status: 'found', found: suggestions(1) });
  });

  it('are none for no text, and what was on its way is given up', async () => {
    type('mix');
    source.want('');
    await search.answers('mix', 9);
    expect(source.state.get()).toEqual({ status: 'nothing-asked' });
    expect(search.signals.get('mix')?.aborted).toBe(true);
  });

  it('that nobody wants any more are no failure', async () => {
    type('mix');
    source.want('');
    await search.fails('mix');
    expect(source.state.get()).toEqual({ status: 'nothing-asked' });
  });
});
