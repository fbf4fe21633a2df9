import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ChangeSet } from '@manifold/domain/change-set/contract';
import { renderToString } from 'react-dom/server';
import { storedDraftId } from './current-draft.js';
import { useDraft, type Draft, type RowChange } from './draft-context.js';
import { DraftProvider } from './DraftProvider.js';

const DRAFT: ChangeSet = {
  id: 'begun',
  name: 'Draft',
  author: 'anna@manifold.test',
  editors: [],
  state: 'draft',
  version: 1,
  createdAt: '2026-11-20T12:00:00.000Z',
  schedule: null,
  failure: null,
  review: null,
  edits: [],
};
const FEE: RowChange = {
  address: { section: 'cash-on-delivery', layer: 'country', key: 'SK', validFrom: null, validTo: null },
  field: 'feeCentAmount',
  value: 100,
  published: null,
};

const browser = new EventTarget();
const GLOBALS = {
  localStorage: () => {
    const stored = new Map<string, string>();
    return {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
      removeItem: (key: string) => stored.delete(key),
    };
  },
  addEventListener: () => browser.addEventListener.bind(browser),
  removeEventListener: () => browser.removeEventListener.bind(browser),
  fetch: () => callServer,
};
const before = Object.keys(GLOBALS).map((name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const);

/** Requests of the console, and how often the server does not accept an edit. */
const requests: string[] = [];
let failures = 0;

async function callServer(path: string, { method, body }: { method: string; body?: string }): Promise<Response> {
  requests.push(`${method} ${path}`);
  if (method === 'GET') return Response.json({ changeSets: [] });
  if (!path.endsWith('/edits')) return Response.json({ ...DRAFT, id: `begun-${requests.length}` });
  failures -= 1;
  if (failures < 0)
    return Response.json({ ...DRAFT, id: path.split('/').at(-2), version: 2, ...JSON.parse(body ?? '') });
  setTimeout(() => browser.dispatchEvent(new Event('online')));
  throw new TypeError('the network is down');
}

function draftOfScreen(): Draft {
  const rendered: Draft[] = [];
  const Screen = () => {
    rendered.push(useDraft());
    return null;
  };
  renderToString(
    <QueryClientProvider client={new QueryClient()}>
      <DraftProvider>
        <Screen />
      </DraftProvider>
    </QueryClientProvider>,
  );
  const [draft] = rendered;
  if (!draft) throw new Error('The screen was not rendered');
  return draft;
}

beforeEach(() => {
  requests.length = 0;
  for (const [name, make] of Object.entries(GLOBALS)) {
    Object.defineProperty(globalThis, name, { value: make(), configurable: true, writable: true });
  }
});
afterEach(() => {
  for (const [name, descriptor] of before) {
    Reflect.deleteProperty(globalThis, name);
    if (descriptor) Object.defineProperty(globalThis, name, descriptor);
  }
});

describe('the first change', () => {
  it('begins one draft, even if its edit arrives only at the second attempt', async () => {
    failures = 1;
    await expect(draftOfScreen().change([FEE])).resolves.toBe(true);
    expect(requests).toEqual([
      'GET /api/admin/me/change-sets',
      'POST /api/admin/change-sets',
      'POST /api/admin/change-sets/begun-2/edits',
      'POST /api/admin/change-sets/begun-2/edits',
    ]);
    expect(storedDraftId()).toBe('begun-2');
  });
});
