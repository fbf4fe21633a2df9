import { describe, expect, it } from '@jest/globals';
import { session } from '../../providers/session.js';
import type { RowChange } from './draft-context.js';
import { browser, DRAFT, edited, fee, limit, screenWith, server, withDraftServer } from './testing/draft-screen.js';

withDraftServer();

describe('a change that waits for the network', () => {
  it('reaches the draft in which it was made, and no other that is selected meanwhile', async () => {
    const { run, editsOf, current } = await screenWith('spring', 'autumn');
    await run(({ switchTo }) => switchTo('autumn'));
    await run(({ change }) => change([limit(3)]));
    await run(({ switchTo }) => switchTo('spring'));
    server.whileDown = () => current().switchTo('autumn');
    server.faults.push('down');
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
    server.isUnreadable = true;
    await run(({ change }) => void change([list([1])]));
    expect([current().draft?.edits, shown()]).toEqual([[], [1]]);
    await run(({ change }) => void change([list([...shown(), 2])]));
    server.isUnreadable = false;
    browser.dispatchEvent(new Event('online'));
    await until(() => expect(current().draft?.edits).toEqual([edited({ steps: [1, 2] })]));
    expect([editsOf('spring'), shown()]).toEqual([[{ steps: [1, 2] }], [1, 2]]);
  });

  it('makes the browser ask before the page is closed, until it is saved', async () => {
    session.begin('anna');
    const { run, until, current } = await screenWith('spring');
    const asks = () => !browser.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    await until(() => expect(asks()).toBe(false));
    server.isUnreadable = true;
    await run(({ change }) => void change([fee(100)]));
    expect([asks(), current().hasUnsaved]).toEqual([true, true]);
    server.isUnreadable = false;
    browser.dispatchEvent(new Event('online'));
    await until(() => expect(asks()).toBe(false));
    let finish = (): void => undefined;
    server.writing = new Promise((resolve) => (finish = resolve));
    await run(({ undo }) => void undo());
    expect([asks(), current().hasUnsaved]).toEqual([true, true]);
    await run(() => finish());
    await until(() => expect([asks(), current().draft?.edits]).toEqual([false, []]));
  });

  it('is shown in its own draft only; that it waits is shown in every draft', async () => {
    const { run, current, until } = await screenWith('spring', 'autumn');
    await run(({ switchTo }) => switchTo('spring'));
    server.isUnreadable = true;
    const shown = () => {
      const { draft, unsaved, shownEdits, isWaiting } = current();
      return [draft?.id, unsaved.length, shownEdits.length, isWaiting];
    };
    await run(({ change }) => void change([fee(100)]));
    await until(() => expect(shown()).toEqual(['spring', 1, 1, true]));
    await run(({ switchTo }) => switchTo('autumn'));
    expect(shown()).toEqual(['autumn', 0, 0, true]);
    server.isUnreadable = false;
    browser.dispatchEvent(new Event('online'));
    await until(() => expect(shown()).toEqual(['autumn', 0, 0, false]));
  });
});

describe('changes of a person who signs out', () => {
  it('are not sent for the person who signs in next', async () => {
    session.begin('anna');
    const { run, editsOf } = await screenWith('spring');
    server.isUnreadable = true;
    const saved: Promise<boolean>[] = [];
    await run(({ change }) => void saved.push(change([fee(100)]), change([limit(2)])));
    session.leave();
    session.begin('bruno');
    server.isUnreadable = false;
    browser.dispatchEvent(new Event('online'));
    await run(async () => expect(await Promise.all(saved)).toEqual([false, false]));
    expect(editsOf('spring')).toEqual([]);
    session.leave();
  });
});

describe('a change that waits behind another', () => {
  it('does not replace a value that another tab has saved since the user made it', async () => {
    const { run, editsOf } = await screenWith('spring');
    server.faults.push('down');
    server.whileDown = () => {
      server.drafts.set('spring', { ...DRAFT, id: 'spring', version: 2, edits: [edited({ feeCentAmount: 50 })] });
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
    server.faults.push('expired');
    server.whileDown = () => {
      server.drafts.set('spring', { ...DRAFT, id: 'spring', version: 2, edits: [edited({ itemLimit: 2 })] });
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
    server.faults.push('lost');
    await run(async ({ change }) => expect(await change([fee(100)])).toBe(true));
    expect([editsOf('spring'), server.requests.length]).toEqual([[{ feeCentAmount: 100 }], 2]);
    await run(() => current().undo());
    expect(editsOf('spring')).toEqual([]);
  });

  it('is sent again if another edit of the draft came first', async () => {
    const { run, editsOf } = await screenWith('spring');
    server.faults.push('down');
    server.whileDown = () => {
      const theirs = [edited({ itemLimit: 2 })];
      server.drafts.set('spring', { ...DRAFT, id: 'spring', version: 2, edits: theirs });
    };
    await run(async ({ change }) => expect(await change([fee(100)])).toBe(true));
    expect(editsOf('spring')).toEqual([{ itemLimit: 2, feeCentAmount: 100 }]);
  });

  it.each(['down', 'lost'] as const)(
    'does not replace a value that another tab has saved meanwhile (%s)',
    async (fault) => {
      const { run, editsOf } = await screenWith('spring');
      server.faults.push(fault);
      server.whileDown = () => {
        server.drafts.set('spring', { ...DRAFT, id: 'spring', version: 3, edits: [edited({ feeCentAmount: 50 })] });
      };
      await run(async ({ change }) => expect(await change([fee(100)])).toBe(false));
      expect(editsOf('spring')).toEqual([{ feeCentAmount: 50 }]);
    },
  );

  it('does not replace a newer value either if that is on screen by then', async () => {
    const { run, editsOf, current, until } = await screenWith('spring');
    server.isUnreadable = true;
    const saved: Promise<boolean>[] = [];
    await run(({ change }) => void saved.push(change([fee(100)])));
    server.drafts.set('spring', { ...DRAFT, id: 'spring', version: 2, edits: [edited({ feeCentAmount: 50 })] });
    server.isUnreadable = false;
    await run(({ reload }) => reload());
    await until(() => expect(current().draft?.version).toBe(2));
    browser.dispatchEvent(new Event('online'));
    await run(async () => expect(await Promise.all(saved)).toEqual([false]));
    expect(editsOf('spring')).toEqual([{ feeCentAmount: 50 }]);
  });

  it('is refused at the first attempt if somebody else has changed the draft', async () => {
    const { run, editsOf } = await screenWith('spring');
    server.drafts.set('spring', { ...DRAFT, id: 'spring', version: 2 });
    await run(async ({ change }) => expect(await change([fee(100)])).toBe(false));
    expect(editsOf('spring')).toEqual([]);
  });
});
