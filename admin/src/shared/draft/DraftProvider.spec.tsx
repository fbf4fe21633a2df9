import { describe, expect, it } from '@jest/globals';
import { storedDraftId } from './current-draft.js';
import { DRAFT, edited, fee, limit, screenWith, server, withDraftServer } from './testing/draft-screen.js';

withDraftServer();

describe('the first change', () => {
  it('begins one draft, even if its edit arrives only at the second attempt', async () => {
    const { run, current } = await screenWith();
    server.faults.push('none', 'down');
    const targets: string[] = [];
    await run(({ change }) => change([fee(100)], (id) => targets.push(id)));
    expect(targets).toEqual([current().draft?.id]);
    const path = `POST /${current().draft?.id}/edits`;
    expect(server.requests).toEqual(['POST ', path, path]);
    expect(storedDraftId()).toBe(current().draft?.id);
    expect(current().draft?.edits).toEqual([edited({ feeCentAmount: 100 })]);
  });

  it('begins one draft, even if the answer to that is lost', async () => {
    const { run } = await screenWith();
    server.faults.push('lost');
    await run(({ change }) => change([fee(100)]));
    expect(server.requests.filter((request) => request === 'POST ')).toHaveLength(2);
    expect([...server.drafts.values()].map(({ edits }) => edits.length)).toEqual([1]);
  });

  it('begins one draft, even if the drafts are loaded again meanwhile', async () => {
    const { run, current, until, client } = await screenWith();
    let finish = (): void => undefined;
    server.reading = new Promise((resolve) => (finish = resolve));
    await run(({ reload }) => reload());
    await run(({ change }) => change([fee(100)]));
    const [begun] = server.drafts.keys();
    finish();
    await until(() => expect(client.isFetching({ queryKey: ['own-change-sets'] })).toBe(0));
    await run(({ change }) => change([limit(2)]));
    expect([current().draft?.id, server.drafts.size]).toEqual([begun, 1]);
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
    server.drafts.delete('spring');
    await run(({ reload }) => reload());
    await until(() => expect(current().draft?.id).toBe('autumn'));
    expect(current().canUndo).toBe(false);
  });
});

describe('a draft', () => {
  it('that was edited stays the selected one when another is begun in another tab', async () => {
    const { run, current, until } = await screenWith('spring');
    await run(({ change }) => change([fee(100)]));
    const [spring] = server.drafts.values();
    server.drafts.clear();
    for (const draft of [{ ...DRAFT, id: 'autumn' }, spring ?? DRAFT]) server.drafts.set(draft.id, draft);
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
    expect([...server.drafts.values()].map(({ name }) => name)).toEqual(['Spring prices', 'Draft']);
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
    server.isUnreadable = true;
    const schedule = { publishAt: '2027-01-01T08:00:00.000Z', by: 'anna@manifold.test', reason: 'Less risk' };
    await run(({ published }) => published({ ...DRAFT, id: 'spring', state: 'scheduled', schedule }));
    await until(() => expect(current().own).toMatchObject([{ state: 'scheduled', schedule }]));
    expect(current().draft).toBeNull();
  });
});
