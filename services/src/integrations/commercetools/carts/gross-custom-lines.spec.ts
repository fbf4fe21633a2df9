import { describe, expect, it } from '@jest/globals';
import { money } from '@manifold/domain/money/money';
import { readGrossCustomLines, writtenGrossCustomLines } from './gross-custom-lines.js';

describe('the gross prices of custom lines', () => {
  it('are read as they were written, also those of vouchers', () => {
    const lines = [
      { id: 'assembly', price: money(1501, 'EUR') },
      { id: 'voucher', price: money(-500, 'EUR') },
    ];
    const read = readGrossCustomLines(writtenGrossCustomLines(lines));
    expect([...read]).toEqual([
      ['assembly', 1501],
      ['voucher', -500],
    ]);
  });

  it('are none if the field is missing or was changed by hand', () => {
    expect(readGrossCustomLines(undefined).size).toBe(0);
    expect(readGrossCustomLines('assembly 1501').size).toBe(0);
    expect(readGrossCustomLines(['assembly', 'assembly 15,01', null, 1501]).size).toBe(0);
  });
});
