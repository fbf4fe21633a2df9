import { describe, expect, it } from '@jest/globals';
import type { EditAddress } from '@manifold/domain/change-set/contract';
import type { OtherDraftEdit } from '../shared/draft/other-draft-edits.js';
import { OtherDraftsIndex } from './other-drafts-index.js';

const SWEDEN: EditAddress = {
  section: 'cash-on-delivery',
  layer: 'country',
  key: 'SE',
  validFrom: '2027-01-01T00:00:00Z',
  validTo: null,
};
const EVERYWHERE: EditAddress = { ...SWEDEN, layer: 'default', key: '*', validFrom: null };

function edit(address: EditAddress, author: string): OtherDraftEdit {
  return { row: { ...address, fields: ['itemLimit'] }, author, draftName: 'Next year', publishAt: null };
}

describe('edits of other drafts', () => {
  const index = new OtherDraftsIndex([edit(SWEDEN, 'anna'), edit(SWEDEN, 'bert'), edit(EVERYWHERE, 'cleo')]);
  const authors = (field: string, rows: readonly EditAddress[]) => index.list(field, rows).map(({ author }) => author);

  it('are found by row, however the timestamp is written, and listed once', () => {
    const same = { ...SWEDEN, validFrom: '2027-01-01T01:00:00+01:00' };
    expect(authors('itemLimit', [SWEDEN, same])).toEqual(['anna', 'bert']);
    expect(authors('itemLimit', [{ ...SWEDEN, key: 'NO' }, EVERYWHERE])).toEqual(['cleo']);
  });

  it('only include fields that change', () => {
    expect(authors('enabled', [SWEDEN])).toEqual([]);
  });
});
