import { afterEach, expect, it } from '@jest/globals';
import { renderHook } from '../../testing/render-hook.js';
import { useUndoKeys } from './use-undo-keys.js';

/** Part of a page that is within an element of a selector. */
class Place {
  constructor(private readonly within: string) {}
  closest(selectors: string): Place | null {
    return selectors.split(', ').includes(this.within) ? this : null;
  }
}

const page = new EventTarget();
Object.assign(globalThis, { document: page, Element: Place });
afterEach(() => {
  for (const name of ['document', 'Element']) Reflect.deleteProperty(globalThis, name);
});

it('Ctrl+Z undoes a change of the draft, except in an input and behind a dialog', async () => {
  let undone = 0;
  const step = async () => (undone += 1) > 0;
  const { run, unmount } = await renderHook(() => useUndoKeys({ undo: step, redo: step }));
  const undoneAfterKeyIn = async (within: string) => {
    const key = { key: 'z', ctrlKey: true, metaKey: false, shiftKey: false };
    const event = Object.defineProperty(new Event('keydown'), 'target', { value: new Place(within) });
    await run(() => page.dispatchEvent(Object.assign(event, key)));
    return undone;
  };
  for (const within of ['textarea', '[role=dialog]', '.MuiDialog-root']) expect(await undoneAfterKeyIn(within)).toBe(0);
  expect(await undoneAfterKeyIn('main')).toBe(1);
  await unmount();
});
