import { describe, expect, it } from '@jest/globals';
import { withRequestScope } from '../logging/request-scope.js';
import { Cache, type CacheOptions } from './cache.js';

const LIFETIMES = { fresh: 100, stale: 200, spare: 300 };

function clockedCache(options: Partial<CacheOptions<string>> = {}) {
  const clock = { time: 0 };
  const cache = new Cache<string>({
    maximumEntries: 10,
    lifetimes: LIFETIMES,
    now: () => clock.time,
    ...options,
  } as CacheOptions<string>);
  return { clock, cache };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));
const unavailable = () => Promise.reject(new Error('unavailable'));

/** Loads `value 1`, `value 2` and so on. */
function counting() {
  let loads = 0;
  return async () => `value ${++loads}`;
}

describe('a cache that loads', () => {
  it('loads once while a value is fresh', async () => {
    const [{ cache }, load] = [clockedCache(), counting()];
    expect([await cache.load('a', load), await cache.load('a', load)]).toEqual(['value 1', 'value 1']);
  });

  it('loads once for callers at the same time', async () => {
    const [{ cache }, load] = [clockedCache(), counting()];
    expect(await Promise.all([cache.load('a', load), cache.load('a', load)])).toEqual(['value 1', 'value 1']);
  });

  it('returns a stale value at once, and the new one afterwards', async () => {
    const [{ cache, clock }, load] = [clockedCache(), counting()];
    await cache.load('a', load);
    clock.time = 100;
    expect(await cache.load('a', load)).toBe('value 1');
    await settled();
    expect(await cache.load('a', load)).toBe('value 2');
  });

  it('returns a stale value if no new one can be loaded', async () => {
    const { cache, clock } = clockedCache();
    await cache.load('a', async () => 'old');
    clock.time = 299;
    await cache.load('a', unavailable);
    await settled();
    expect(await cache.load('a', unavailable)).toBe('old');
  });

  it('waits for a new value when there is only a spare one, and falls back to it', async () => {
    const { cache, clock } = clockedCache();
    await cache.load('a', async () => 'old');
    clock.time = 300;
    expect(await cache.load('a', unavailable)).toBe('old');
    expect(await cache.load('a', async () => 'new')).toBe('new');
  });

  it('deletes a value after its last period', async () => {
    const { cache, clock } = clockedCache();
    await cache.load('a', async () => 'old');
    clock.time = 600;
    await expect(cache.load('a', unavailable)).rejects.toThrow('unavailable');
    expect(cache.size).toBe(0);
  });

  it('does not store a failure', async () => {
    const { cache } = clockedCache();
    await expect(cache.load('a', unavailable)).rejects.toThrow('unavailable');
    expect(await cache.load('a', async () => 'back')).toBe('back');
  });

  it('stores undefined as a value', async () => {
    const cache = new Cache<string | undefined>({ maximumEntries: 10 });
    await cache.load('a', async () => undefined);
    expect(await cache.load('a', async () => 'unexpected')).toBeUndefined();
  });

  it('gives each value the lifetimes that the value names', async () => {
    const { cache, clock } = clockedCache({ lifetimes: (value) => ({ fresh: value.length }) });
    await cache.load('a', async () => 'four');
    clock.time = 3;
    expect(await cache.load('a', async () => 'new')).toBe('four');
    clock.time = 4;
    expect(await cache.load('a', async () => 'new')).toBe('new');
  });

  it('counts how often it helped', async () => {
    const { cache, clock } = clockedCache();
    for (const time of [0, 50, 150, 500]) {
      clock.time = time;
      await cache.load('a', async () => 'value');
      await settled();
    }
    expect(cache.stats).toEqual({ entries: 1, hits: 2, misses: 2 });
  });
});

describe('a cache that is invalidated', () => {
  it('makes the next caller wait for the new value, and leaves other values alone', async () => {
    const [{ cache }, load] = [clockedCache(), counting()];
    for (const key of ['a', 'b']) await cache.load(key, load);
    cache.invalidate((key) => key === 'a');
    expect([cache.find('a')?.age, cache.find('b')?.age]).toEqual(['spare', 'fresh']);
    expect([await cache.load('a', load), await cache.load('a', load)]).toEqual(['value 3', 'value 3']);
    expect(await cache.load('b', load)).toBe('value 2');
  });

  it('returns an invalidated value until its lifetime ends if no new one can be loaded', async () => {
    const { cache, clock } = clockedCache();
    await cache.load('a', async () => 'old');
    cache.invalidate();
    clock.time = 599;
    expect(await cache.load('a', unavailable)).toBe('old');
    clock.time = 600;
    await expect(cache.load('a', unavailable)).rejects.toThrow('unavailable');
    expect(await cache.load('a', async () => 'new')).toBe('new');
  });

  it('does not store a value whose load started before the invalidation', async () => {
    const { cache } = clockedCache();
    let finishLoading: (value: string) => void = () => undefined;
    const early = cache.load('a', () => new Promise<string>((resolve) => (finishLoading = resolve)));
    cache.invalidate();
    finishLoading('old');
    expect(await early).toBe('old');
    expect(await cache.load('a', async () => 'new')).toBe('new');
  });

  it('invalidates and deletes all matching values of many', () => {
    const { cache } = clockedCache({ maximumEntries: 100, tagsOf: (value) => [value] });
    const keys = Array.from({ length: 100 }, (_, at) => String(at));
    for (const key of keys) cache.set(key, Number(key) % 2 === 0 ? 'even' : 'odd');
    cache.invalidate((_key, value) => value === 'odd');
    expect(keys.filter((key) => cache.find(key)?.age === 'spare')).toHaveLength(50);
    cache.deleteTagged(new Set(['even', 'prime']));
    expect([cache.size, cache.get('0'), cache.get('1')]).toEqual([50, undefined, 'odd']);
  });

  it('treats a value as spare once its own validity has ended', () => {
    const { cache, clock } = clockedCache();
    cache.set('a', 'value', 50);
    clock.time = 49;
    expect(cache.find('a')?.age).toBe('fresh');
    clock.time = 50;
    expect(cache.find('a')?.age).toBe('spare');
  });
});

describe('a cache that is full', () => {
  it('evicts the least recently used value', () => {
    const { cache } = clockedCache({ maximumEntries: 2 });
    for (const key of ['a', 'b']) cache.set(key, key);
    cache.get('a');
    cache.peek('b');
    cache.set('c', 'c');
    expect([cache.peek('a'), cache.peek('b'), cache.peek('c')]).toEqual(['a', undefined, 'c']);
  });

  it('limits the total size of its values, and counts a replaced value once', () => {
    const { cache } = clockedCache({ maximumSize: 10, sizeOf: ({ length }: string) => length });
    cache.set('a', 'sixsix');
    cache.set('a', 'four');
    expect([cache.size, cache.calculatedSize]).toEqual([1, 4]);
    cache.set('b', 'sevens!');
    expect([cache.get('a'), cache.calculatedSize]).toEqual([undefined, 7]);
    cache.set('c', 'far too long for this cache');
    expect([cache.get('c'), cache.get('b')]).toEqual([undefined, 'sevens!']);
  });
});

describe('a cache that is turned off', () => {
  it('stores nothing, and loads once per request for callers at the same time', async () => {
    const [{ cache }, load] = [clockedCache({ enabled: false }), counting()];
    const inRequest = (requestId: string) =>
      withRequestScope({ requestId, address: '' }, () => Promise.all([cache.load('a', load), cache.load('a', load)]));
    expect(await Promise.all([inRequest('one'), inRequest('other')])).toEqual([
      ['value 1', 'value 1'],
      ['value 2', 'value 2'],
    ]);
    expect(await cache.load('a', load)).toBe('value 3');
  });
});
