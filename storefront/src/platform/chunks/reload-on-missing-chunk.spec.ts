import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { mayReload, reloadForNewBuild } from './reload-on-missing-chunk.js';

const MINUTE = 60_000;

describe('a page whose code no longer exists', () => {
  it.each([
    ['reloads the first time', [], 0, true],
    ['does not reload again within a minute', [0], MINUTE - 1, false],
    ['reloads a second time after a minute', [0], MINUTE, true],
    ['gives up after two reloads', [0, MINUTE], 10 * MINUTE, false],
  ])('%s', (_title, times, now, expected) => {
    expect(mayReload(times, now)).toBe(expected);
  });

  describe('whose reload the browser cancels', () => {
    afterEach(() => {
      jest.useRealTimers();
      jest.restoreAllMocks();
      for (const name of ['location', 'sessionStorage']) Reflect.deleteProperty(globalThis, name);
    });

    it('reloads when a part is missing again, within the same minute', async () => {
      jest.useFakeTimers();
      const stored = new Map<string, string>();
      const reload = jest.fn();
      const given = {
        location: { reload },
        sessionStorage: {
          getItem: (key: string) => stored.get(key) ?? null,
          setItem: (key: string, value: string) => stored.set(key, value),
        },
      };
      for (const [name, value] of Object.entries(given))
        Object.defineProperty(globalThis, name, { value, configurable: true });
      jest.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(Response.json({})));
      const first = reloadForNewBuild();
      await jest.advanceTimersByTimeAsync(1000);
      void reloadForNewBuild();
      expect(reload).toHaveBeenCalledTimes(1);
      await jest.advanceTimersByTimeAsync(10_000);
      await first;
      void reloadForNewBuild();
      await jest.advanceTimersByTimeAsync(1000);
      expect(reload).toHaveBeenCalledTimes(2);
    });
  });
});
