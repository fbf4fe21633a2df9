import { afterEach, describe, expect, it } from '@jest/globals';
import { renderHook } from '../../testing/render-hook.js';
import { useClipboard } from './use-clipboard.js';

const browser = Object.getOwnPropertyDescriptor(globalThis, 'navigator');
afterEach(() => {
  if (browser) Object.defineProperty(globalThis, 'navigator', browser);
});

/** Copies a link in a browser with this clipboard, and returns what the screen shows. */
async function copyWith(clipboard: object | undefined) {
  Object.defineProperty(globalThis, 'navigator', { value: { clipboard }, configurable: true });
  const { run, current } = await renderHook(useClipboard);
  let selected = 0;
  await run(({ copy }) => copy('https://a.link', () => (selected += 1)));
  const { copied, isRefused } = current();
  return { copied, isRefused, selected };
}

describe('the copy of a link', () => {
  it('is confirmed', async () => {
    const texts: string[] = [];
    const shown = await copyWith({ writeText: async (text: string) => void texts.push(text) });
    expect(shown).toEqual({ copied: 'https://a.link', isRefused: false, selected: 0 });
    expect(texts).toEqual(['https://a.link']);
  });

  it.each([
    ['refuses it', { writeText: () => Promise.reject(new Error('NotAllowedError')) }],
    ['has no clipboard', undefined],
  ])('is left to the user, with the link selected, if the browser %s', async (_what, clipboard) => {
    expect(await copyWith(clipboard)).toEqual({ copied: undefined, isRefused: true, selected: 1 });
  });
});
