import { describe, expect, it } from '@jest/globals';
import type { ConfigLayer } from '@manifold/domain/config-layer/layer';
import type { AnyConfigRow } from '@manifold/domain/store-document/assemble';
import { rowsFrom } from './amount-rows.js';
import { endsOfInheriting, inheritedTimes, withInherited } from './inherited-amounts.js';

const [AT, LATER, END] = ['2027-01-01T00:00:00.000Z', '2027-02-01T00:00:00.000Z', '2027-03-01T00:00:00.000Z'] as const;
const BEFORE = { brand: 'ferrum', currency: 'BGN', country: 'BG', store: 'ferrum_bg' };
const AXES = { before: BEFORE, after: { ...BEFORE, currency: 'EUR' } };
const BULGARIA = { layer: 'country', key: 'BG' } as const;

const row = (
  [layer, key]: readonly [ConfigLayer, string],
  value: AnyConfigRow['value'],
  [validFrom, validTo]: readonly [string | null, string | null] = [null, null],
): AnyConfigRow => ({ layer, key, validFrom, validTo, value });
const DEFAULT_FEE = row(['default', '*'], { feeCentAmount: 195 });
const LIMIT = row(['country', 'BG'], { limitCentAmount: 890_000 });

/** Returns dates and amounts of Bulgaria's rows from the change on. */
function bulgarianRows(...rows: readonly AnyConfigRow[]) {
  const times = inheritedTimes({ before: rows, after: rows, at: new Date(AT) }, AXES);
  const cuts = endsOfInheriting(times);
  const fields = ['feeCentAmount', 'limitCentAmount'];
  const own = rowsFrom({ rows, axes: BEFORE, ...BULGARIA, cuts }, new Date(AT), fields);
  return withInherited(own, BULGARIA, times).map(({ validFrom, validTo, value }) => ({ validFrom, validTo, ...value }));
}

describe('amounts that a country inherits from other layers', () => {
  it('share one row with the country’s own amounts', () => {
    expect(bulgarianRows(DEFAULT_FEE, LIMIT)).toEqual([
      { validFrom: AT, validTo: null, limitCentAmount: 890_000, feeCentAmount: 195 },
    ]);
  });

  it('end when the new currency gets its own amount', () => {
    const euroFee = row(['currency', 'EUR'], { feeCentAmount: 250 }, [LATER, null]);
    expect(bulgarianRows(DEFAULT_FEE, LIMIT, euroFee)).toEqual([
      { validFrom: AT, validTo: LATER, limitCentAmount: 890_000, feeCentAmount: 195 },
      { validFrom: LATER, validTo: null, limitCentAmount: 890_000 },
    ]);
  });

  it('are interrupted by a temporary amount of the new currency', () => {
    const euroFee = row(['currency', 'EUR'], { feeCentAmount: 250 }, [LATER, END]);
    expect(bulgarianRows(DEFAULT_FEE, euroFee)).toEqual([
      { validFrom: AT, validTo: LATER, feeCentAmount: 195 },
      { validFrom: END, validTo: null, feeCentAmount: 195 },
    ]);
  });

  it('continue when a temporary amount of the country ends', () => {
    const limitForAWhile = row(['country', 'BG'], { limitCentAmount: 100_000 }, [AT, LATER]);
    expect(bulgarianRows(DEFAULT_FEE, limitForAWhile)).toEqual([
      { validFrom: AT, validTo: LATER, limitCentAmount: 100_000, feeCentAmount: 195 },
      { validFrom: LATER, validTo: null, feeCentAmount: 195 },
    ]);
  });

  it('are not written if the new currency sets every amount', () => {
    const euroFee = row(['currency', 'EUR'], { feeCentAmount: 250 });
    expect(bulgarianRows(DEFAULT_FEE, euroFee)).toEqual([]);
  });
});
