import { describe, expect, it } from '@jest/globals';
import { withRequestScope } from '../../platform/logging/request-scope.js';
import { ViewCache } from './view-cache.js';

function clockedCache(maximum = 10) {
  const clock = { time: 0 };
  const cache = new ViewCache<string>({ maximum, freshMilliseconds: 100, enabled: true, now: () => clock.time });
  return { clock, cache };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('the cache of view models', () => {
  it('loads once while a view is fresh', async () => {
    const { cache } = clockedCache();
    let loads = 0;
    const load = async () => `view ${++loads}`;
    expect([await cache.get('a', load), await cache.get('a', load)]).toEqual(['view 1', 'view 1']);
  });

  it('joins visitors who ask at the same moment', async () => {
    const { cache } = clockedCache();
    let loads = 0;
    const load = async () => `view ${++loads}`;
    expect(await Promise.all([cache.get('a', load), cache.get('a', load)])).toEqual(['view 1', 'view 1']);
  });

  it('gives the old view at once when it has aged, and the new one afterwards', async () => {
    const { cache, clock } = clockedCache();
    await cache.get('a', async () => 'old');
    clock.time = 101;
    expect(await cache.get('a', async () => 'new')).toBe('old');
    await settled();
    expect(await cache.get('a', async () => 'newer')).toBe('new');
  });

  it('goes on with the old view while the commerce backend is away', async () => {
    const { cache, clock } = clockedCache();
    await cache.get('a', async () => 'old');
    clock.time = 101;
    const away = () => Promise.reject(new Error('away'));
    await cache.get('a', away);
    await settled();
    expect(await cache.get('a', away)).toBe('old');
  });

  it('does not keep a failure', async () => {
    const { cache } = clockedCache();
    await expect(cache.get('a', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
    expect(await cache.get('a', async () => 'back')).toBe('back');
  });

  it('forgets what was asked for longest ago when it is full', async () => {
    const { cache } = clockedCache(2);
    for (const key of ['a', 'b']) await cache.get(key, async () => key);
    await cache.get('a', async () => 'again');
    await cache.get('c', async () => 'c');
    expect([cache.any('a'), cache.any('b'), cache.any('c')]).toEqual(['a', undefined, 'c']);
  });

  it('loads every time when it is switched off', async () => {
    const cache = new ViewCache<number>({ maximum: 10, freshMilliseconds: 100, enabled: false });
    let loads = 0;
    await cache.get('a', async () => ++loads);
    expect(await cache.get('a', async () => ++loads)).toBe(2);
  });

  it('lets the next visitor wait for the new view where the old one is known to be outdated', async () => {
    const { cache } = clockedCache();
    await cache.get('a', async () => 'old');
    await cache.get('b', async () => 'other');
    cache.outdate((key) => key === 'a');
    expect([cache.mustLoad('a'), cache.mustLoad('b'), cache.mustLoad('c'), cache.fresh('a')]).toEqual([
      true,
      false,
      true,
      undefined,
    ]);
    expect(await cache.get('a', async () => 'new')).toBe('new');
    expect(await cache.get('a', async () => 'newer')).toBe('new');
    expect(await cache.get('b', async () => 'new')).toBe('other');
  });

  it('goes on with an outdated view while none can be loaded', async () => {
    const { cache } = clockedCache();
    await cache.get('a', async () => 'old');
    cache.outdate();
    expect(await cache.get('a', () => Promise.reject(new Error('away')))).toBe('old');
    expect(await cache.get('a', async () => 'new')).toBe('new');
  });

  it('does not keep what was being loaded when it became outdated', async () => {
    const { cache } = clockedCache();
    let give: (view: string) => void = () => undefined;
    const early = cache.get('a', () => new Promise<string>((resolve) => (give = resolve)));
    cache.outdate();
    give('old');
    expect(await early).toBe('old');
    expect(await cache.get('a', async () => 'new')).toBe('new');
  });
});

describe('the cache of view models, turned off', () => {
  it('keeps nothing, and loads once for all that a request needs at the same time', async () => {
    const cache = new ViewCache<string>({ maximum: 10, freshMilliseconds: 100, enabled: false });
    let loads = 0;
    const load = async () => `view ${++loads}`;
    const inRequest = (requestId: string) =>
      withRequestScope({ requestId, address: '' }, () => Promise.all([cache.get('a', load), cache.get('a', load)]));
    expect(await Promise.all([inRequest('one'), inRequest('other')])).toEqual([
      ['view 1', 'view 1'],
      ['view 2', 'view 2'],
    ]);
    expect(await cache.get('a', load)).toBe('view 3');
  });
});
