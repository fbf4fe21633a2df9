import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createElement } from 'react';
import { DraftProvider } from '../shared/draft/DraftProvider.js';
import type { SectionData } from '../shared/definition/use-section.js';
import type { Place } from '../shared/place/place.js';
import { renderHook } from '../testing/render-hook.js';
import { withNewReason } from './reason-edits.js';
import { useReasons } from './use-reasons.js';

const { fetch } = globalThis;
const DRAFT = { id: 'spring', name: 'Spring', state: 'draft', version: 1, edits: [] };
const DATA = { rows: [], stores: [] } as object as SectionData;
const EVERYWHERE: Place = { layer: 'default', key: '*' };
const GERMANY: Place = { layer: 'country', key: 'DE' };

beforeEach(() => {
  const globals = {
    localStorage: { getItem: () => null, setItem: () => undefined },
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  };
  for (const [name, value] of Object.entries(globals))
    Object.defineProperty(globalThis, name, { value, configurable: true });
  // No write is answered.
  globalThis.fetch = (_, init) =>
    init?.method === 'GET' ? Promise.resolve(Response.json({ changeSets: [DRAFT] })) : new Promise(() => undefined);
});
afterEach(() => {
  globalThis.fetch = fetch;
  for (const name of ['localStorage', 'addEventListener', 'removeEventListener'])
    Reflect.deleteProperty(globalThis, name);
});

it('a reason that is added before the last one is saved keeps it, also after a look at another place', async () => {
  let place = EVERYWHERE;
  const screen = await renderHook(
    () => useReasons(place, DATA),
    (children) =>
      createElement(QueryClientProvider, { client: new QueryClient() }, createElement(DraftProvider, null, children)),
  );
  const { run, again, current } = screen;
  const add = (english: string) => run(({ edit }) => edit((reasons) => withNewReason(reasons, english)));
  const show = (next: Place) => {
    place = next;
    return again();
  };
  await add('Repair');
  await show(GERMANY);
  await add('Delivery');
  await show(EVERYWHERE);
  await add('Return');
  expect(current().reasons.map(({ key }) => key)).toEqual(['repair', 'return']);
  await screen.unmount();
});
