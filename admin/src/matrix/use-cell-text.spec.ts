import { describe, expect, it } from '@jest/globals';
import { renderHook } from '../testing/render-hook.js';
import type { BlockEdit, CellEdit, RefusedCell } from './block-edits.js';
import { useCellText } from './use-cell-text.js';

const EDIT = { value: 2 } as object as CellEdit;
const REFUSAL = { reason: 'console.refused.number', values: {} };
const REFUSED = { text: 'two', refusal: REFUSAL } as object as RefusedCell;
const result = (part: Partial<BlockEdit>): BlockEdit => ({ edits: [], refused: [], outside: 0, ...part });

async function form() {
  const events: unknown[] = [];
  const hook = await renderHook(() =>
    useCellText({
      current: '1',
      onEdit: (edit) => void events.push(edit),
      onClose: () => void events.push('closed'),
    }),
  );
  let focused = 0;
  Object.assign(hook.current().field, { current: { focus: () => (focused += 1) } });
  return { ...hook, events, focused: () => focused };
}

describe('a form that sets cells', () => {
  it('stays open with text and reason if no cell accepts the text, and its field gets the focus', async () => {
    const { run, current, events, focused } = await form();
    await run(({ type }) => type('two'));
    await run(({ finish }) => finish(result({ refused: [REFUSED, REFUSED] })));
    expect([current().text, current().refusal, focused(), events]).toEqual(['two', REFUSAL, 1, []]);
    await run(({ finish }) => finish(result({ refused: [{ ...REFUSED, refusal: { ...REFUSAL } }] })));
    expect(focused()).toBe(2);
  });

  it('forgets the reason as soon as the text is corrected', async () => {
    const { run, current } = await form();
    await run(({ finish }) => finish(result({ refused: [REFUSED] })));
    await run(({ type }) => type('2'));
    expect([current().text, current().refusal]).toEqual(['2', undefined]);
  });

  it.each([
    ['all cells accept the text', { edits: [EDIT] }],
    ['some do', { edits: [EDIT], refused: [REFUSED] }],
    ['nothing changes', {}],
  ])('closes if %s', async (_what, part) => {
    const { run, events } = await form();
    await run(({ finish }) => finish(result(part)));
    expect(events).toEqual(['closed', result(part)]);
  });
});
