import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ChangeSet, Edit } from '@manifold/domain/change-set/contract';
import { session } from '../../providers/session.js';
import { renderHook } from '../../testing/render-hook.js';
import { storedDraftId } from './current-draft.js';
import { useDraft, type RowChange } from './draft-context.js';
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
const SLOVAKIA = { section: 'cash-on-delivery', layer: 'country', key: 'SK', validFrom: null, validTo: null } as const;
const fee = (value: number): RowChange => ({ address: SLOVAKIA, field: 'feeCentAmount', value, published: null });
const limit = (value: number): RowChange => ({ ...fee(value), field: 'itemLimit' });
const edited = (after: Edit['after']): Edit => ({ ...SLOVAKIA, before: null, after });

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

/** The writes that the server has received. */
const requests: string[] = [];
/** The drafts of the server. */
const drafts = new Map<string, ChangeSet>();
/**
 * What happens to the next writes: `down` does not reach the server, `lost` is saved but its answer does not arrive, `expired`
 * is refused because the session has ended.
 */
const faults: ('none' | 'down' | 'lost' | 'expired')[] = [];
let isUnreadable = false;
/** Answers to reads arrive after this. */
let reading = Promise.resolve();
/** Answers to writes arrive after this. */
let writing = Promise.resolve();
/** Runs before the network or the session is back. */
let whileDown = (): void => undefined;

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
  const known = drafts.get(id);
  const begun = drafts.get(sent.id ?? '');
  if (begun) return Response.json(begun);
  if (known && Number(headers['if-match']) !== known.version)
    return Response.json({ error: { code: 'conflict' } }, { status: 409 });
  const saved = known
    ? { ...written(known, path, sent), ...(method === 'DELETE' ? { state: 'discarded' as const } : {}) }
    : { ...DRAFT, ...sent };
  drafts.set(saved.id, saved);
  return Response.json(saved);
}

/** Ends the session of Anna, who then signs in again. */
function endSession(): Response {
  setTimeout(() => {
    whileDown();
    session.begin('anna');
  });
  return Response.json({ error: { code: 'not-signed-in' } }, { status: 401 });
}

async function callServer(path: string, request: ServerRequest): Promise<Response> {
  if (isUnreadable) throw new TypeError('the network is down');
  if (request.method === 'GET') {
    const answer = Response.json({ changeSets: [...drafts.values()].filter(({ state }) => state === 'draft') });
    await reading;
    return answer;
  }
  requests.push(`${request.method} ${path.replace('/api/admin/change-sets', '')}`);
  await writing;
  const fault = faults.shift();
  if (fault === 'expired') return endSession();
  const answer = fault === 'down' ? undefined : save(path, request);
  if (answer && fault !== 'lost') return answer;
  setTimeout(() => {
    whileDown();
    browser.dispatchEvent(new Event('online'));
  });
  throw new TypeError('the network is down');
}

/** Shows a screen of the console whose user has these drafts. */
async function screenWith(...ids: readonly string[]) {
  for (const id of ids) drafts.set(id, { ...DRAFT, id });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const screen = await renderHook(useDraft, (children) => (
    <QueryClientProvider client={client}>
      <DraftProvider>{children}</DraftProvider>
    </QueryClientProvider>
  ));
  await screen.until(() => expect(screen.current().isLoaded).toBe(true));
  const editsOf = (id: string) => drafts.get(id)?.edits.map(({ after }) => after);
  return { ...screen, client, editsOf };
}

beforeEach(() => {
  requests.length = 0;
  faults.length = 0;
  drafts.clear();
  isUnreadable = false;
  whileDown = () => undefined;
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
    const { run, current } = await screenWith();
    faults.push('none', 'down');
    const targets: string[] = [];
    await run(({ change }) => change([fee(100)], (id) => targets.push(id)));
    expect(targets).toEqual([current().draft?.id]);
    const path = `POST /${current().draft?.id}/edits`;
    expect(requests).toEqual(['POST ', path, path]);
    expect(storedDraftId()).toBe(current().draft?.id);
    expect(current().draft?.edits).toEqual([edited({ feeCentAmount: 100 })]);
  });

  it('begins one draft, even if the answer to that is lost', async () => {
    const { run } = await screenWith();
    faults.push('lost');
    await run(({ change }) => change([fee(100)]));
    expect(requests.filter((request) => request === 'POST ')).toHaveLength(2);
    expect([...drafts.values()].map(({ edits }) => edits.length)).toEqual([1]);
  });

  it('begins one draft, even if the drafts are loaded again meanwhile', async () => {
    const { run, current, until, client } = await screenWith();
    let finish = (): void => undefined;
    reading = new Promise((resolve) => (finish = resolve));
    await run(({ reload }) => reload());
    await run(({ change }) => change([fee(100)]));
    const [begun] = drafts.keys();
    finish();
    await until(() => expect(client.isFetching({ queryKey: ['own-change-sets'] })).toBe(0));
    await run(({ change }) => change([limit(2)]));
    expect([current().draft?.id, drafts.size]).toEqual([begun, 1]);
  });
});

describe('a change that waits for the network', () => {
  it('reaches the draft in which it was made, and no other that is selected meanwhile', async () => {
    const { run, editsOf, current } = await screenWith('spring', 'autumn');
    await run(({ switchTo }) => switchTo('autumn'));
    await run(({ change }) => change([limit(3)]));
    await run(({ switchTo }) => switchTo('spring'));
    whileDown = () => current().switchTo('autumn');
    faults.push('down');
    await run(({ change }) => change([fee(100)]));
    expect(editsOf('spring')).toEqual([{ feeCentAmount: 100 }]);
    expect(editsOf('autumn')).toEqual([{ itemLimit: 3 }]);
    await run(({ undo }) => undo());
    expect(editsOf('autumn')).toEqual([{ itemLimit: 3 }]);
  });
});

describe('a change that is not saved yet', () => {
  it('is shown, so that the next change of the same list is based on it', async () => {
    const { run, current, until, editsOf } = await screenWith('spring');
    const list = (values: readonly number[]): RowChange => ({ ...fee(0), field: 'steps', value: values });
    const shown = () => (current().shownEdits[0]?.after?.['steps'] ?? []) as readonly number[];
    isUnreadable = true;
    await run(({ change }) => void change([list([1])]));
    expect([current().draft?.edits, shown()]).toEqual([[], [1]]);
    await run(({ change }) => void change([list([...shown(), 2])]));
    isUnreadable = false;
    browser.dispatchEvent(new Event('online'));
    await until(() => expect(current().draft?.edits).toEqual([edited({ steps: [1, 2] })]));
    expect([editsOf('spring'), shown()]).toEqual([[{ steps: [1, 2] }], [1, 2]]);
  });

  it('makes the browser ask before the page is closed, until it is saved', async () => {
    session.begin('anna');
    const { run, until, current } = await screenWith('spring');
    const asks = () => !browser.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    await until(() => expect(asks()).toBe(false));
    isUnreadable = true;
    await run(({ change }) => void change([fee(100)]));
    expect([asks(), current().hasUnsaved]).toEqual([true, true]);
    isUnreadable = false;
    browser.dispatchEvent(new Event('online'));
    await until(() => expect(asks()).toBe(false));
    let finish = (): void => undefined;
    writing = new Promise((resolve) => (finish = resolve));
    await run(({ undo }) => void undo());
    expect([asks(), current().hasUnsaved]).toEqual([true, true]);
    await run(() => finish());
    await until(() => expect([asks(), current().draft?.edits]).toEqual([false, []]));
  });

  it('is shown in its own draft only; that it waits is shown in every draft', async () => {
    const { run, current, until } = await screenWith('spring', 'autumn');
    await run(({ switchTo }) => switchTo('spring'));
    isUnreadable = true;
    const shown = () => {
      const { draft, unsaved, shownEdits, isWaiting } = current();
      return [draft?.id, unsaved.length, shownEdits.length, isWaiting];
    };
    await run(({ change }) => void change([fee(100)]));
    await until(() => expect(shown()).toEqual(['spring', 1, 1, true]));
    await run(({ switchTo }) => switchTo('autumn'));
    expect(shown()).toEqual(['autumn', 0, 0, true]);
    isUnreadable = false;
    browser.dispatchEvent(new Event('online'));
    await until(() => expect(shown()).toEqual(['autumn', 0, 0, false]));
  });
});

describe('changes of a person who signs out', () => {
  it('are not sent for the person who signs in next', async () => {
    session.begin('anna');
    const { run, editsOf } = await screenWith('spring');
    isUnreadable = true;
    const saved: Promise<boolean>[] = [];
    await run(({ change }) => void saved.push(change([fee(100)]), change([limit(2)])));
    session.leave();
    session.begin('bruno');
    isUnreadable = false;
    browser.dispatchEvent(new Event('online'));
    await run(async () => expect(await Promise.all(saved)).toEqual([false, false]));
    expect(editsOf('spring')).toEqual([]);
    session.leave();
  });
});

describe('a change that waits behind another', () => {
  it('does not replace a value that another tab has saved since the user made it', async () => {
    const { run, editsOf } = await screenWith('spring');
    faults.push('down');
    whileDown = () => {
      drafts.set('spring', { ...DRAFT, id: 'spring', version: 2, edits: [edited({ feeCentAmount: 50 })] });
    };
    await run(async ({ change }) => {
      expect(await Promise.all([change([limit(2)]), change([fee(100)])])).toEqual([true, false]);
    });
    expect(editsOf('spring')).toEqual([{ feeCentAmount: 50, itemLimit: 2 }]);
  });

  it('replaces the values that the user gave the field before, and those of an undo or a removal', async () => {
    const { run, editsOf } = await screenWith('spring');
    await run(({ change }) => Promise.all([change([fee(100)]), change([fee(200)]), change([fee(300)])]));
    expect(editsOf('spring')).toEqual([{ feeCentAmount: 300 }]);
    await run(({ undo, change }) => Promise.all([undo(), change([fee(400)])]));
    expect(editsOf('spring')).toEqual([{ feeCentAmount: 400 }]);
    await run(({ put, change }) => Promise.all([put([edited(null)]), change([fee(500)])]));
    expect(editsOf('spring')).toEqual([{ feeCentAmount: 500 }]);
  });
});

describe('a change that waits for a sign-in', () => {
  it('is merged with what another tab has saved in the draft meanwhile', async () => {
    session.begin('anna');
    const { run, editsOf } = await screenWith('spring');
    faults.push('expired');
    whileDown = () => {
      drafts.set('spring', { ...DRAFT, id: 'spring', version: 2, edits: [edited({ itemLimit: 2 })] });
    };
    await run(async ({ change }) => expect(await change([fee(100)])).toBe(true));
    expect(editsOf('spring')).toEqual([{ itemLimit: 2, feeCentAmount: 100 }]);
    session.leave();
  });
});

describe('a change of a draft that is closed before its turn', () => {
  it('is refused, and reaches no other draft', async () => {
    const { run, editsOf, current } = await screenWith('spring', 'autumn');
    await run(({ switchTo }) => switchTo('spring'));
    await run(async ({ discard, change }) => {
      const [, isSaved] = await Promise.all([discard(), change([fee(100)])]);
      expect(isSaved).toBe(false);
    });
    expect([current().draft?.id, editsOf('autumn')]).toEqual(['autumn', []]);
  });
});

describe('a change whose answer is lost', () => {
  it('is saved once, and can be undone', async () => {
    const { run, editsOf, current } = await screenWith('spring');
    faults.push('lost');
    await run(async ({ change }) => expect(await change([fee(100)])).toBe(true));
    expect([editsOf('spring'), requests.length]).toEqual([[{ feeCentAmount: 100 }], 2]);
    await run(() => current().undo());
    expect(editsOf('spring')).toEqual([]);
  });

  it('is sent again if another edit of the draft came first', async () => {
    const { run, editsOf } = await screenWith('spring');
    faults.push('down');
    whileDown = () => {
      const theirs = [edited({ itemLimit: 2 })];
      drafts.set('spring', { ...DRAFT, id: 'spring', version: 2, edits: theirs });
    };
    await run(async ({ change }) => expect(await change([fee(100)])).toBe(true));
    expect(editsOf('spring')).toEqual([{ itemLimit: 2, feeCentAmount: 100 }]);
  });

  it.each(['down', 'lost'] as const)(
    'does not replace a value that another tab has saved meanwhile (%s)',
    async (fault) => {
      const { run, editsOf } = await screenWith('spring');
      faults.push(fault);
      whileDown = () => {
        drafts.set('spring', { ...DRAFT, id: 'spring', version: 3, edits: [edited({ feeCentAmount: 50 })] });
      };
      await run(async ({ change }) => expect(await change([fee(100)])).toBe(false));
      expect(editsOf('spring')).toEqual([{ feeCentAmount: 50 }]);
    },
  );

  it('does not replace a newer value either if that is on screen by then', async () => {
    const { run, editsOf, current, until } = await screenWith('spring');
    isUnreadable = true;
    const saved: Promise<boolean>[] = [];
    await run(({ change }) => void saved.push(change([fee(100)])));
    drafts.set('spring', { ...DRAFT, id: 'spring', version: 2, edits: [edited({ feeCentAmount: 50 })] });
    isUnreadable = false;
    await run(({ reload }) => reload());
    await until(() => expect(current().draft?.version).toBe(2));
    browser.dispatchEvent(new Event('online'));
    await run(async () => expect(await Promise.all(saved)).toEqual([false]));
    expect(editsOf('spring')).toEqual([{ feeCentAmount: 50 }]);
  });

  it('is refused at the first attempt if somebody else has changed the draft', async () => {
    const { run, editsOf } = await screenWith('spring');
    drafts.set('spring', { ...DRAFT, id: 'spring', version: 2 });
    await run(async ({ change }) => expect(await change([fee(100)])).toBe(false));
    expect(editsOf('spring')).toEqual([]);
  });
});

describe('steps of a draft', () => {
  it('are undone and redone, and forgotten when another draft is selected', async () => {
    const { run, editsOf, current } = await screenWith('spring', 'autumn');
    await run(({ switchTo }) => switchTo('spring'));
    await run(({ change }) => change([fee(100), limit(2)]));
    await run(() => current().undo());
    expect([editsOf('spring'), current().canRedo]).toEqual([[], true]);
    await run(() => current().redo());
    expect([editsOf('spring'), current().canUndo]).toEqual([[{ feeCentAmount: 100, itemLimit: 2 }], true]);
    await run(() => current().switchTo('autumn'));
    expect([current().draft?.id, current().canUndo, current().canRedo]).toEqual(['autumn', false, false]);
  });

  it('cannot be undone once the draft was published in another tab', async () => {
    const { run, current, until } = await screenWith('spring', 'autumn');
    await run(({ switchTo }) => switchTo('spring'));
    await run(({ change }) => change([fee(100)]));
    expect(current().canUndo).toBe(true);
    drafts.delete('spring');
    await run(({ reload }) => reload());
    await until(() => expect(current().draft?.id).toBe('autumn'));
    expect(current().canUndo).toBe(false);
  });
});

describe('a draft', () => {
  it('that was edited stays the selected one when another is begun in another tab', async () => {
    const { run, current, until } = await screenWith('spring');
    await run(({ change }) => change([fee(100)]));
    const [spring] = drafts.values();
    drafts.clear();
    for (const draft of [{ ...DRAFT, id: 'autumn' }, spring ?? DRAFT]) drafts.set(draft.id, draft);
    await run(({ reload }) => reload());
    await until(() => expect(current().own.map(({ id }) => id)).toEqual(['autumn', 'spring']));
    expect(current().draft?.id).toBe('spring');
  });

  it('is renamed even if another is selected before its turn', async () => {
    const { run, current } = await screenWith('spring', 'autumn');
    await run(({ switchTo }) => switchTo('spring'));
    await run(async ({ change, rename, switchTo }) => {
      const done = [change([fee(100)]), rename('spring', 'Spring prices')];
      switchTo('autumn');
      await Promise.all(done);
    });
    expect([...drafts.values()].map(({ name }) => name)).toEqual(['Spring prices', 'Draft']);
    expect(current().draft?.id).toBe('autumn');
  });

  it('is discarded even if another is selected before its turn, and the other is not', async () => {
    const { run, current } = await screenWith('spring', 'autumn');
    await run(({ switchTo }) => switchTo('spring'));
    await run(async ({ discard, switchTo }) => {
      const done = discard();
      switchTo('autumn');
      await done;
    });
    expect([current().draft?.id, current().discarded?.id]).toEqual(['autumn', 'spring']);
  });

  it('that is scheduled is none any more, even if the reload fails', async () => {
    const { run, current, until } = await screenWith('spring');
    isUnreadable = true;
    const schedule = { publishAt: '2027-01-01T08:00:00.000Z', by: 'anna@manifold.test', reason: 'Less risk' };
    await run(({ published }) => published({ ...DRAFT, id: 'spring', state: 'scheduled', schedule }));
    await until(() => expect(current().own).toMatchObject([{ state: 'scheduled', schedule }]));
    expect(current().draft).toBeNull();
  });
});
