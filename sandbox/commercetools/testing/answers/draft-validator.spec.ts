import { describe, expect, it } from '@jest/globals';
import { draftValidator } from './draft-validator.js';

const validate = draftValidator();
const made = (path: string, sent: unknown, received: unknown) =>
  validate({ method: 'POST', path: `/manifold/${path}`, status: 201, sent, received });

describe('an accepted draft', () => {
  it('is in the answer; a key may be replaced by an id', () => {
    const sent = { key: 'a', parent: { typeId: 'category', key: 'b' }, name: { en: 'A' }, assets: [] };
    const received = { id: '1', key: 'a', parent: { typeId: 'category', id: '2' }, name: { en: 'A' } };
    expect(made('categories', sent, received)).toEqual([]);
  });

  it('is reported with each property that is missing in the answer', () => {
    const sent = { key: 'a', geoLocation: { type: 'Point', coordinates: [1, 2] }, name: { en: 'A' } };
    expect(made('channels', sent, { key: 'a', name: { en: 'B' } })).toEqual([
      "'geoLocation' of the draft was taken and is not in the answer",
      "'name' of the draft was taken and is not in the answer",
    ]);
  });
});
