import { describe, expect, it } from '@jest/globals';
import { boundaries, effectiveValue } from './effective-value.js';
import { CONFIG_LAYERS, layerKey, type ConfigLayer } from './layer.js';
import type { ConfigRow } from './row.js';

interface Fees {
  parcel: number;
  freight: number | null;
}

const AXES = { brand: 'ferrum', currency: 'EUR', country: 'SK', store: 'ferrum_sk', locale: 'sk-SK' };
const NOON = new Date('2026-11-20T12:00:00Z');

function row(layer: ConfigLayer, value: Partial<Fees>, validFrom: string | null = null, validTo: string | null = null) {
  return { layer, key: layerKey(layer, AXES) ?? '', validFrom, validTo, value } satisfies ConfigRow<Fees>;
}

const valueOf = (rows: readonly ConfigRow<Fees>[], at = NOON) => effectiveValue(rows, AXES, at).value;

describe('the effective value of a setting', () => {
  it.each(CONFIG_LAYERS.map((layer, height) => [layer, CONFIG_LAYERS.slice(height + 1)] as const))(
    'comes from the layer %s if no higher layer has a value: %j',
    (layer, above) => {
      const rows = CONFIG_LAYERS.filter((each) => !above.includes(each)).map((each) =>
        row(each, { parcel: CONFIG_LAYERS.indexOf(each) }),
      );
      // The order of stored rows does not matter.
      expect(valueOf(rows.reverse())).toEqual({ parcel: CONFIG_LAYERS.indexOf(layer) });
    },
  );

  it('is merged field by field: a layer that sets one field leaves the others', () => {
    expect(valueOf([row('currency', { parcel: 195, freight: 995 }), row('store', { parcel: 250 })])).toEqual({
      parcel: 250,
      freight: 995,
    });
  });

  it('treats null as a value, not as missing', () => {
    expect(valueOf([row('currency', { freight: 995 }), row('store', { freight: null })])).toEqual({ freight: null });
  });

  it('ignores rows of other stores, currencies and languages', () => {
    const others: ConfigRow<Fees>[] = [
      { ...row('store', { parcel: 1 }), key: 'ferrum_cz' },
      { ...row('currency', { parcel: 2 }), key: 'CZK' },
      { ...row('locale', { parcel: 3 }), key: 'cs-CZ' },
    ];
    expect(valueOf([row('default', { parcel: 9 }), ...others])).toEqual({ parcel: 9 });
  });

  it('leaves out rows of a locale if no locale is given', () => {
    const { locale: _locale, ...axes } = AXES;
    expect(effectiveValue([row('locale', { parcel: 3 })], axes, NOON).value).toEqual({});
  });

  //  from | to | holds at noon
  it.each([
    ['2026-11-20T12:00:00Z', null, true],
    ['2026-11-20T12:00:00.001Z', null, false],
    ['2026-11-01T00:00:00Z', '2026-11-20T12:00:00Z', false],
    ['2026-11-01T00:00:00Z', '2026-11-20T12:00:00.001Z', true],
    ['2026-11-20T13:00:00+01:00', '2026-11-20T14:00:00+01:00', true],
  ])('includes the start and excludes the end of a row: %s to %s', (from, to, holds) => {
    const rows = [row('country', { parcel: 1 }), row('country', { parcel: 2 }, from, to)];
    expect(valueOf(rows)).toEqual({ parcel: holds ? 2 : 1 });
  });

  it('comes from the row that started last, of several dated rows of one layer', () => {
    const rows = [
      row('country', { parcel: 3 }, '2026-11-10T00:00:00Z'),
      row('country', { parcel: 1 }),
      row('country', { parcel: 2 }, '2026-11-01T00:00:00Z'),
    ];
    expect(valueOf(rows)).toEqual({ parcel: 3 });
  });

  it('of a higher layer overrides a dated one of a lower layer', () => {
    const rows = [row('country', { parcel: 2 }, '2026-11-01T00:00:00Z'), row('store', { parcel: 9 })];
    expect(valueOf(rows)).toEqual({ parcel: 9 });
  });

  it('names the row that provides each field', () => {
    const dated = row('country', { parcel: 2 }, '2026-11-01T00:00:00Z', '2027-01-01T00:00:00Z');
    const { provenance } = effectiveValue([row('currency', { parcel: 1, freight: 995 }), dated], AXES, NOON);
    expect(provenance).toEqual({
      parcel: { layer: 'country', key: 'SK', validFrom: dated.validFrom, validTo: dated.validTo },
      freight: { layer: 'currency', key: 'EUR', validFrom: null, validTo: null },
    });
  });
});

describe('the times at which values change', () => {
  it('are the distinct starts and ends of rows, in order', () => {
    const rows = [
      row('country', {}, '2027-01-01T00:00:00Z', '2027-02-01T00:00:00Z'),
      row('store', {}, '2026-12-01T00:00:00+01:00', '2027-01-01T01:00:00+01:00'),
      row('default', {}),
    ];
    expect(boundaries(rows)).toEqual([
      '2026-11-30T23:00:00.000Z',
      '2027-01-01T00:00:00.000Z',
      '2027-02-01T00:00:00.000Z',
    ]);
  });
});
