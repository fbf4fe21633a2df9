import { expect, it } from '@jest/globals';
import type { Matrix } from '@manifold/domain/admin-api/matrix';
import { createElement, type ReactNode } from 'react';
import { DraftContext, type Draft } from '../shared/draft/draft-context.js';
import { renderHook } from '../testing/render-hook.js';
import type { CellEdit } from './block-edits.js';
import { missingSteps, stepsOfDraft, useEdits, type Step } from './use-edits.js';

const saved: Step = { draftId: 'spring', values: new Map([['a', { value: 1 }]]), isAnswered: true };
const sending: Step = { draftId: null, values: new Map([['b', { value: 2 }]]), isAnswered: false };

it('shows saved edits until the table has loaded with them, whatever is typed meanwhile', () => {
  expect(missingSteps([saved, sending], true)).toEqual([saved, sending]);
  expect(missingSteps([saved, sending], false)).toEqual([sending]);
});

it('shows the edits of the selected draft, and no others', () => {
  expect(stepsOfDraft([saved, sending], 'spring')).toEqual([saved, sending]);
  expect(stepsOfDraft([saved, sending], 'autumn')).toEqual([sending]);
});

const MATRIX: Matrix = { revision: 1, stores: [], addresses: [], sections: {}, rows: {} };
const target = { section: 'cash-on-delivery', layer: 'store', key: 'ferrum_sk', validFrom: null, validTo: null };
const EDIT = {
  setting: { field: { name: 'itemLimit' } },
  cell: { id: 'limit', target },
  value: 3,
} as object as CellEdit;

/** A matrix whose draft answers each change as the test says. */
async function editedMatrix() {
  const answers: ((isSaved: boolean) => void)[] = [];
  let assign = (_draftId: string): void => undefined;
  const change: Draft['change'] = (_changes, onTarget) => {
    assign = onTarget ?? assign;
    return new Promise<boolean>((resolve) => answers.push(resolve));
  };
  const draft = { draft: { id: 'autumn' }, change, isWaiting: false } as object as Draft;
  let shownDraft: Draft = { ...draft, draft: null };
  let isBehind = false;
  const screen = await renderHook(
    () => useEdits(isBehind),
    (children: ReactNode) => createElement(DraftContext, { value: shownDraft }, children),
  );
  return {
    ...screen,
    shown: () => [...screen.current().pending.keys()],
    apply: () => screen.run(({ apply }) => apply([EDIT], MATRIX)),
    assignTo: (draftId: string) => screen.run(() => assign(draftId)),
    /** Selects the draft of autumn. */
    openAutumn: () => {
      shownDraft = draft;
      return screen.again();
    },
    answer: (isSaved: boolean) => screen.run(() => answers.shift()?.(isSaved)),
    load: (isBehindNow: boolean) => {
      isBehind = isBehindNow;
      return screen.again();
    },
  };
}

it('does not show a saved edit again after it was undone', async () => {
  const { apply, answer, load, shown, until } = await editedMatrix();
  await apply();
  await load(true);
  await answer(true);
  expect(shown()).toEqual(['limit']);
  await until(() => undefined);
  await load(false);
  await until(() => expect(shown()).toEqual([]));
  // The undo changes the draft, so the table is behind it again.
  await load(true);
  expect(shown()).toEqual([]);
});

it('does not show a refused edit while the table loads again', async () => {
  const { apply, answer, load, shown, until } = await editedMatrix();
  await apply();
  await load(true);
  expect(shown()).toEqual(['limit']);
  await answer(false);
  await until(() => expect(shown()).toEqual([]));
});

it('does not show an edit over another draft, once its own is known', async () => {
  const { apply, assignTo, openAutumn, answer, shown, until } = await editedMatrix();
  await apply();
  await openAutumn();
  expect(shown()).toEqual(['limit']);
  await assignTo('spring');
  expect(shown()).toEqual([]);
  await assignTo('autumn');
  expect(shown()).toEqual(['limit']);
  await answer(false);
  await until(() => expect(shown()).toEqual([]));
});
