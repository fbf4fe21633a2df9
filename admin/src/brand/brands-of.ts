import { brandLayoutSchema, type BrandLayout } from '@manifold/domain/brand/layout';
import type { PublishedRow } from '@manifold/domain/admin-api/contract';
import type { Edit, EditAddress } from '@manifold/domain/change-set/contract';
import { editOfRow, type RowValue } from '../shared/draft/edit-row.js';

const SECTION = 'brand';

/** A brand's row, published and with the draft applied. */
export interface BrandRow {
  readonly address: EditAddress;
  readonly published: RowValue;
  readonly name: string;
  readonly legalName: string;
  readonly layout: BrandLayout;
  readonly tokens: Readonly<Record<string, string>>;
  /** Layout parts that the draft changes. */
  readonly drafted: readonly (keyof BrandLayout)[];
}

/** The parts of a layout, each with its options. */
export const LAYOUT_PARTS = Object.entries(brandLayoutSchema.shape).map(([part, { options }]) => ({
  part: part as keyof BrandLayout,
  options,
}));

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Returns every brand that has a row, sorted by key. */
export function brandsOf(rows: readonly PublishedRow[], edits: readonly Edit[]): BrandRow[] {
  return rows.flatMap(({ layer, key, validFrom, validTo, value }) => {
    const address: EditAddress = { section: SECTION, layer, key, validFrom, validTo };
    const current = editOfRow(edits, address)?.after ?? value;
    const [before, now] = [value, current].map((row) => brandLayoutSchema.safeParse(row['layout']));
    if (layer !== 'brand' || !before?.success || !now?.success) return [];
    return {
      address,
      published: value,
      name: text(current['name']),
      legalName: text(current['legalName']),
      layout: now.data,
      tokens: (current['tokens'] ?? {}) as Readonly<Record<string, string>>,
      drafted: LAYOUT_PARTS.map(({ part }) => part).filter((part) => before.data[part] !== now.data[part]),
    };
  });
}
