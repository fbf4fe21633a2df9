import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { mountHook } from '../../testing/mount.js';
import { useLeaving } from './use-leaving.js';

describe('a page that is left for the next document', () => {
  let page: Awaited<ReturnType<typeof mountHook<ReturnType<typeof useLeaving>>>>;
  const isLeaving = () => page.result()[0];
  const wait = (milliseconds: number) => page.act(() => jest.advanceTimersByTimeAsync(milliseconds));

  beforeEach(async () => {
    jest.useFakeTimers();
    page = await mountHook(useLeaving);
    expect(isLeaving()).toBe(false);
    await page.act(() => page.result()[1]());
  });
  afterEach(async () => {
    await page.unmount();
    jest.useRealTimers();
  });

  it('stays busy while the document loads', async () => {
    await wait(9_999);
    expect(isLeaving()).toBe(true);
  });

  it('can be used again if the document has not come after 10 s: the shopper has stopped it', async () => {
    await wait(10_000);
    expect(isLeaving()).toBe(false);
  });

  it('can be used again when the browser shows it as it was left', async () => {
    await page.show();
    expect(isLeaving()).toBe(false);
  });

  it('waits anew when it is left again', async () => {
    await wait(9_000);
    await page.show();
    await page.act(() => page.result()[1]());
    await wait(9_000);
    expect(isLeaving()).toBe(true);
  });
});
