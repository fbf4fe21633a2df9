import { afterEach, beforeEach, expect, it } from '@jest/globals';
import type { Matrix } from '@manifold/domain/admin-api/matrix';
import { QueryClient } from '@tanstack/react-query';
import { createElement } from 'react';
import { renderHook } from '../testing/render-hook.js';
import { TestFrame } from '../testing/TestFrame.js';
import { useMatrix } from './use-matrix.js';

const NEXT_YEAR = '2027-06-01T00:00:00.000Z';
const EMPTY: Matrix = { revision: 1, stores: [], addresses: [], sections: {}, rows: {} };
const ANSWERS: Readonly<Record<string, object>> = {
  '/api/admin/me': { email: 'anna@manifold.test', role: 'admin', grants: [] },
  '/api/admin/me/change-sets': { changeSets: [] },
  '/api/admin/sections': { sections: [] },
  [`/api/admin/matrix?at=${encodeURIComponent(NEXT_YEAR)}`]: { ...EMPTY, revision: 2 },
};

const { fetch } = globalThis;
/** Answers the request for the matrix of the present. */
let answerNow = (_response: Response): void => undefined;

beforeEach(() => {
  Object.defineProperty(globalThis, 'localStorage', { value: { getItem: () => null }, configurable: true });
  globalThis.fetch = async (address) => {
    const answer = ANSWERS[address as string];
    return answer ? Response.json(answer) : new Promise((resolve) => (answerNow = resolve));
  };
});
afterEach(() => {
  globalThis.fetch = fetch;
  Reflect.deleteProperty(globalThis, 'localStorage');
});

it('the matrix of another time stays on screen, but cannot be edited, until that of the present has loaded', async () => {
  let at: string | undefined = NEXT_YEAR;
  const client = new QueryClient();
  const screen = await renderHook(
    () => useMatrix(at),
    (children) => createElement(TestFrame, { client, children }),
  );
  const shown = () => {
    const { loaded } = screen.current();
    return loaded && [loaded.matrix.revision, loaded.isNow];
  };
  await screen.until(() => expect(shown()).toEqual([2, false]));
  at = undefined;
  await screen.again();
  expect(shown()).toEqual([2, false]);
  await screen.run(() => answerNow(Response.json(EMPTY)));
  await screen.until(() => expect(shown()).toEqual([1, true]));
  await screen.unmount();
});
