import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { Suggestions } from '@manifold/domain/search/contract';
import { SuggestionSource } from './suggestion-source.js';

const PAUSE = 300;

function suggestions(total: number): Suggestions {
  return { products: [], categories: [], brands: [], total, queryId: '3f2b8a52-0000-4000-8000-000000000000' };
}

/** A search that answers on demand. */
class FakeSearch {
  readonly requests: string[] = [];
  private readonly waiting = new Map<string, { resolve: (found: Suggestions) => void; reject: () => void }>();
  readonly signals = new Map<string, AbortSignal>();

  readonly load = (text: string, signal: AbortSignal): Promise<Suggestions> => {
    this.requests.push(text);
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

describe('the suggestions while a visitor types', () => {
  let search: FakeSearch;
  let source: SuggestionSource;

  beforeEach(() => {
    jest.useFakeTimers();
    search = new FakeSearch();
    source = new SuggestionSource(search.load, PAUSE);
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  const type = (text: string) => {
    source.request(text);
    jest.advanceTimersByTime(PAUSE);
  };

  it('are requested once, after a pause in typing', () => {
    for (const text of ['mix', 'mixe', 'mixer']) source.request(text);
    jest.advanceTimersByTime(PAUSE - 1);
    expect(search.requests).toEqual([]);
    jest.advanceTimersByTime(1);
    expect(search.requests).toEqual(['mixer']);
  });

  it('are those of the latest text, in whatever order the answers arrive', async () => {
    type('mix');
    type('mixer');
    expect(search.signals.get('mix')?.aborted).toBe(true);
    await search.answers('mixer', 2);
    await search.answers('mix', 9);
    expect(source.state.get()).toEqual({ status: 'found', found: suggestions(2) });
  });

  it('stay visible while the next ones load', async () => {
    type('mix');
    await search.answers('mix', 9);
    source.request('mixer');
    expect(source.state.get()).toEqual({ status: 'loading', found: suggestions(9) });
  });

  it('are not requested twice for the same text', async () => {
    type('mix');
    await search.answers('mix', 9);
    type('mix');
    expect(search.requests).toEqual(['mix']);
  });

  it('are requested again after a failure', async () => {
    type('mix');
    await search.fails('mix');
    expect(source.state.get()).toEqual({ status: 'failed' });
    type('mix');
    await search.answers('mix', 1);
    expect(source.state.get()).toEqual({ status: 'found', found: suggestions(1) });
  });

  it('are cleared for an empty text, and the running request is aborted', async () => {
    type('mix');
    source.request('');
    await search.answers('mix', 9);
    expect(source.state.get()).toEqual({ status: 'idle' });
    expect(search.signals.get('mix')?.aborted).toBe(true);
  });

  it('do not report the failure of an aborted request', async () => {
    type('mix');
    source.request('');
    await search.fails('mix');
    expect(source.state.get()).toEqual({ status: 'idle' });
  });
});
