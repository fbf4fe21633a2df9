import { describe, expect, it } from '@jest/globals';
import type { ChangeSet } from '@manifold/domain/change-set/contract';
import { currentDraft, newestOf, withChangeSet } from './current-draft.js';

const changeSet = (id: string, state: ChangeSet['state'] = 'draft'): ChangeSet => ({
  id,
  name: id,
  author: 'anna@manifold.test',
  editors: [],
  state,
  version: 1,
  createdAt: '2026-11-20T12:00:00.000Z',
  schedule: null,
  failure: null,
  review: null,
  edits: [],
});
const own = [changeSet('spring'), changeSet('winter', 'scheduled'), changeSet('prices')];

describe('the draft that receives changes', () => {
  it('is the selected one', () => expect(currentDraft(own, 'prices')?.id).toBe('prices'));

  it('is the newest if none is selected or the selected one is no longer a draft', () => {
    expect(currentDraft(own, null)?.id).toBe('spring');
    expect(currentDraft(own, 'winter')?.id).toBe('spring');
    expect(currentDraft([changeSet('winter', 'scheduled')], 'winter')).toBeNull();
  });
});

describe('the list of own change sets', () => {
  it('keeps its order when one changes, and starts with a new one', () => {
    expect(withChangeSet(own, { ...changeSet('prices'), version: 2 }).map(({ version }) => version)).toEqual([1, 1, 2]);
    expect(withChangeSet(own, changeSet('autumn')).map(({ id }) => id)).toEqual([
      'autumn',
      'spring',
      'winter',
      'prices',
    ]);
  });

  it('drops what is published or discarded', () => {
    expect(withChangeSet(own, changeSet('spring', 'discarded')).map(({ id }) => id)).toEqual(['winter', 'prices']);
  });
});

describe('a load that overlaps a save', () => {
  it('brings the newer version of each change set', () => {
    const at = (id: string, version: number): ChangeSet => ({ ...changeSet(id), version });
    const known = [at('spring', 2), at('prices', 6), at('closed', 9)];
    const loaded = [at('spring', 1), at('prices', 7)];
    expect(newestOf(loaded, { before: known, now: known })).toEqual([at('spring', 2), at('prices', 7)]);
  });

  it('brings the drafts that were begun meanwhile, and not those that were closed', () => {
    const [begun, spring, closed, other] = ['begun', 'spring', 'closed', 'other'].map((id) => changeSet(id));
    const changes = { before: [spring, closed], now: [begun, spring] } as Parameters<typeof newestOf>[1];
    const loaded = [other, spring, closed] as ChangeSet[];
    expect(newestOf(loaded, changes).map(({ id }) => id)).toEqual(['begun', 'other', 'spring']);
  });
});
