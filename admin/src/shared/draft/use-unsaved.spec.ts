import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { renderHook } from '../../testing/render-hook.js';
import type { RowChange } from './draft-context.js';
import { useUnsaved } from './use-unsaved.js';

const ADDRESS = { section: 'charges', layer: 'store', key: 'ferrum_at', validFrom: null, validTo: null } as const;
const CHANGE: RowChange = { address: ADDRESS, field: 'amount', value: 1, published: null };

const listeners = ['addEventListener', 'removeEventListener'] as const;
beforeEach(() => {
  for (const name of listeners) Object.defineProperty(globalThis, name, { value: () => undefined, configurable: true });
});
afterEach(() => {
  for (const name of listeners) Reflect.deleteProperty(globalThis, name);
});

it('a change made before the drafts have loaded is shown in the draft that receives it, and in no other', async () => {
  let selectedId = 'autumn';
  const { current, run, again, until, unmount } = await renderHook(() => useUnsaved(selectedId));
  let assign = (_draftId: string): void => undefined;
  let finish = (_isSaved: boolean): void => undefined;
  const save = (onTarget: typeof assign) => {
    assign = onTarget;
    return new Promise<boolean>((resolve) => (finish = resolve));
  };
  const targets: string[] = [];
  const sent = { draftId: null, changes: [CHANGE], onTarget: (id: string) => void targets.push(id) };
  await run(({ saving }) => void saving(sent, save));
  expect(current().inFlight).toEqual([CHANGE]);
  await run(() => assign('spring'));
  expect([current().inFlight, targets]).toEqual([[], ['spring']]);
  selectedId = 'spring';
  await again();
  expect(current().inFlight).toEqual([CHANGE]);
  await run(() => finish(true));
  await until(() => expect(current().hasUnsaved).toBe(false));
  await unmount();
});

it('a save that is refused is counted, and its change is not in flight any more', async () => {
  const { current, run, until, unmount } = await renderHook(() => useUnsaved('spring'));
  const sent = { draftId: 'spring', changes: [CHANGE] };
  await run(({ saving }) => void saving(sent, () => Promise.resolve(true)));
  await until(() => expect([current().hasUnsaved, current().refusedSaves]).toEqual([false, 0]));
  await run(({ saving }) => void saving(sent, () => Promise.resolve(false)));
  await until(() => expect([current().hasUnsaved, current().refusedSaves]).toEqual([false, 1]));
  await unmount();
});
