import { describe, expect, it } from '@jest/globals';
import { boundaries, effectiveValue } from './effective-value.js';
import type { ConfigAxes } from './layer.js';
import type { ConfigRow } from './row.js';

interface Cost {
  threshold: number;
  parcel: number;
  limit: number | null;
}

const france: ConfigAxes = { brand: 'ferrum', currency: 'EUR', country: 'FR', store: 'ferrum_fr' };
const undated = { validFrom: null, validTo: null };
const rows: ConfigRow<Cost>[] = [
  { layer: 'default', key: '*', ...undated, value: { limit: 1, threshold: 1, parcel: 1 } },
  { layer: 'currency', key: 'EUR', ...undated, value: { threshold: 5900, parcel: 195 } },
  { layer: 'currency', key: 'CZK', ...undated, value: { threshold: 139900 } },
  {
    layer: 'country',
    key: 'FR',
    validFrom: '2026-01-01T00:00:00.000Z',
    validTo: '2027-01-01T00:00:00.000Z',
    value: { parcel: 695 },
  },
  { layer: 'country', key: 'FR', ...undated, value: { parcel: 250, limit: null } },
];

const at = (instant: string) => effectiveValue(rows, france, new Date(instant));

describe('the effective value of a store', () => {
  it('takes each field from the highest layer that says it', () => {
    expect(at('2025-06-01T00:00:00Z').value).toEqual({ threshold: 5900, parcel: 250, limit: null });
  });

  it('takes a dated row over an undated one of its layer, from its first instant to before its last', () => {
    expect(at('2026-01-01T00:00:00Z').value.parcel).toBe(695);
    expect(at('2026-12-31T23:59:59.999Z').value.parcel).toBe(695);
    expect(at('2027-01-01T00:00:00Z').value.parcel).toBe(250);
  });

  it('takes an explicit null over an inherited number', () => {
    expect(at('2026-06-01T00:00:00Z').value.limit).toBeNull();
  });

  it('says which row gave each field', () => {
    const { provenance } = at('2026-06-01T00:00:00Z');
    expect(provenance.parcel).toMatchObject({ layer: 'country', key: 'FR', validTo: '2027-01-01T00:00:00.000Z' });
    expect(provenance.threshold).toMatchObject({ layer: 'currency', key: 'EUR' });
    expect(provenance.limit).toMatchObject({ layer: 'country', validFrom: null });
  });

  it('knows the instants at which it changes by itself', () => {
    expect(boundaries(rows)).toEqual(['2026-01-01T00:00:00.000Z', '2027-01-01T00:00:00.000Z']);
  });
});
