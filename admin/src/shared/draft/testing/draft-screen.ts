import { afterEach, beforeEach, expect } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createElement } from 'react';
import type { ChangeSet, Edit } from '@manifold/domain/change-set/contract';
import { session } from '../../../providers/session.js';
import { renderHook } from '../../../testing/render-hook.js';
import { useDraft, type RowChange } from '../draft-context.js';
import { DraftProvider } from '../DraftProvider.js';

export const DRAFT: ChangeSet = {
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
const SLOVAKIA = { section: 'cash-on-delivery', layer: 'country', key: 'SK', validFrom: null, validTo: null } as const;
export const fee = (value: number): RowChange => ({
  address: SLOVAKIA,
  field: 'feeCentAmount',
  value,
  published: null,
});
export const limit = (value: number): RowChange => ({ ...fee(value), field: 'itemLimit' });
export const edited = (after: Edit['after']): Edit => ({ ...SLOVAKIA, before: null, after });

export const browser = new EventTarget();
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

/**
 * What happens to a write: `down` does not reach the server, `lost` is saved but its answer does not arrive, `expired` is refused
 * because the session has ended.
 */
type Fault = 'none' | 'down' | 'lost' | 'expired';

/** The server, and what goes wrong on the way to it. */
export const server = {
  /** The writes that it has received. */
  requests: [] as string[],
  /** Its drafts. */
  drafts: new Map<string, ChangeSet>(),
  /** What happens to the next writes. */
  faults: [] as Fault[],
  isUnreadable: false,
  /** Answers to reads arrive after this. */
  reading: Promise.resolve(),
  /** Answers to writes arrive after this. */
  writing: Promise.resolve(),
  /** Runs before the network or the session is back. */
  whileDown: (): void => undefined,
};

interface ServerRequest {
  readonly method: string;
  readonly body?: string;
  readonly headers: Readonly<Record<string, string>>;
}

function isSent({ section, key }: Edit, edits: readonly Edit[]): boolean {
  return edits.some((each) => each.section === section && each.key === key);
}

/** What a write sends. */
interface Sent {
  readonly id?: string;
  readonly name?: string;
  readonly edits?: Edit[];
}

/** Returns a draft after a write to it. */
function written(draft: ChangeSet, path: string, sent: Sent): ChangeSet {
  const version = draft.version + 1;
  if (!path.endsWith('/edits')) return { ...draft, version, ...sent };
  const edits = sent.edits ?? [];
  const kept = draft.edits.filter((edit) => !isSent(edit, edits));
  return { ...draft, version, edits: [...kept, ...edits.filter(({ after }) => after !== null)] };
}

function save(path: string, { method, body = '{}', headers }: ServerRequest): Response {
  const sent = JSON.parse(body) as Sent;
  const [id = ''] = path.split('/').slice(4);
  const known = server.drafts.get(id);
  const begun = server.drafts.get(sent.id ?? '');
  if (begun) return Response.json(begun);
  if (known && Number(headers['if-match']) !== known.version)
    return Response.json({ error: { code: 'conflict' } }, { status: 409 });
  const saved = known
    ? { ...written(known, path, sent), ...(method === 'DELETE' ? { state: 'discarded' as const } : {}) }
    : { ...DRAFT, ...sent };
  server.drafts.set(saved.id, saved);
  return Response.json(saved);
}

/** Ends the session of Anna, who then signs in again. */
function endSession(): Response {
  setTimeout(() => {
    server.whileDown();
    session.begin('anna');
  });
  return Response.json({ error: { code: 'not-signed-in' } }, { status: 401 });
}

async function callServer(path: string, request: ServerRequest): Promise<Response> {
  if (server.isUnreadable) throw new TypeError('the network is down');
  if (request.method === 'GET') {
    const answer = Response.json({ changeSets: [...server.drafts.values()].filter(({ state }) => state === 'draft') });
    await server.reading;
    return answer;
  }
  server.requests.push(`${request.method} ${path.replace('/api/admin/change-sets', '')}`);
  await server.writing;
  const fault = server.faults.shift();
  if (fault === 'expired') return endSession();
  const answer = fault === 'down' ? undefined : save(path, request);
  if (answer && fault !== 'lost') return answer;
  setTimeout(() => {
    server.whileDown();
    browser.dispatchEvent(new Event('online'));
  });
  throw new TypeError('the network is down');
}

/** Shows a screen of the console whose user has these drafts. */
export async function screenWith(...ids: readonly string[]) {
  for (const id of ids) server.drafts.set(id, { ...DRAFT, id });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const screen = await renderHook(useDraft, (children) =>
    createElement(QueryClientProvider, { client }, createElement(DraftProvider, null, children)),
  );
  await screen.until(() => expect(screen.current().isLoaded).toBe(true));
  const editsOf = (id: string) => server.drafts.get(id)?.edits.map(({ after }) => after);
  return { ...screen, client, editsOf };
}

/** Gives every test of a file an empty server and a browser with an empty storage. */
export function withDraftServer(): void {
  beforeEach(() => {
    server.requests.length = 0;
    server.faults.length = 0;
    server.drafts.clear();
    server.isUnreadable = false;
    server.reading = server.writing = Promise.resolve();
    server.whileDown = () => undefined;
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
}
