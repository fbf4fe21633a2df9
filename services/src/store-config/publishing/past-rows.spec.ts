import { describe, expect, it } from '@jest/globals';
import type { AnyConfigRow, SectionRows } from '@manifold/domain/store-document/assemble';
import type { SectionKey } from '@manifold/domain/store-document/sections';
import { editsBetween } from './past-rows.js';

const row = (key: string, value: Record<string, unknown>): AnyConfigRow => ({
  layer: 'country',
  key,
  validFrom: null,
  validTo: null,
  value,
});
const rows = (section: SectionKey, ...of: AnyConfigRow[]): SectionRows => new Map([[section, of]]);

describe('a roll-back to an earlier config', () => {
  const now = rows('tax-rate', row('SK', { standardRate: 0.23 }), row('AT', { standardRate: 0.2 }));

  it('changes only rows that differ', () => {
    const past = rows('tax-rate', row('SK', { standardRate: 0.2 }), row('AT', { standardRate: 0.2 }));
    expect(editsBetween(now, past)).toEqual([
      expect.objectContaining({ key: 'SK', before: { standardRate: 0.23 }, after: { standardRate: 0.2 } }),
    ]);
  });

  it('removes added rows and restores removed ones', () => {
    const past = rows('tax-rate', row('SK', { standardRate: 0.23 }), row('DE', { standardRate: 0.19 }));
    expect(editsBetween(now, past)).toEqual([
      expect.objectContaining({ key: 'AT', before: { standardRate: 0.2 }, after: null }),
      expect.objectContaining({ key: 'DE', before: null, after: { standardRate: 0.19 } }),
    ]);
  });

  it('keeps a section that did not exist then, because no store could do without it', () => {
    expect(editsBetween(now, rows('tax-rate'))).toEqual([]);
  });
});
