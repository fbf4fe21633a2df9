import { describe, expect, it } from '@jest/globals';
import { vatRegistrations } from './vat-registrations.js';

const SLOVAK = 'SK2198765432';
const swedish = { vatNumber: 'SE559876543201', localVatNumber: 'DE876543219' };
const german = { vatNumber: SLOVAK, localVatNumber: 'DE987654321' };
const swiss = { vatNumber: SLOVAK, localVatNumber: 'CHE-987.654.325 MWST' };
const home = { vatNumber: SLOVAK, localVatNumber: null };

describe('the VAT numbers of a seller', () => {
  it('are those of all its stores, with the seat first and the store’s own country second', () => {
    expect(vatRegistrations(swiss, [home, german, swedish, swiss])).toEqual([
      SLOVAK,
      'CHE987654325MWST',
      'DE987654321',
    ]);
  });

  it('never include those of another company', () => {
    expect(vatRegistrations(home, [swedish])).toEqual([SLOVAK]);
  });
});
