import { DEFAULT_LAYER_KEY } from '@manifold/domain/config-layer/layer';
import type { SectionRows } from '@manifold/domain/store-document/assemble';
import type { StoreDocument } from '@manifold/domain/store-document/contract';
import type { CheckedDocument } from './checked-documents.js';

/** Returns `layer:key` of every layer from which a store's config comes. */
export const layerNamesOf = ({ storeKey, sections: { store } }: StoreDocument): string[] => [
  `default:${DEFAULT_LAYER_KEY}`,
  `brand:${store.brandKey}`,
  `currency:${store.currencyCode}`,
  `country:${store.countryCode}`,
  `store:${storeKey}`,
  ...store.locales.map(({ locale }) => `locale:${locale}`),
];

/** Finds the stores that a boundary of rows affects; the others have the same document before and after it. */
export class TouchedStores {
  private readonly byInstant = new Map<number, Set<string>>();

  constructor(rows: SectionRows) {
    for (const { layer, key, validFrom, validTo } of [...rows.values()].flat()) {
      for (const instant of [validFrom, validTo])
        if (instant !== null) this.add(Date.parse(instant), `${layer}:${key}`);
    }
  }

  private add(instant: number, name: string): void {
    const names = this.byInstant.get(instant) ?? new Set();
    this.byInstant.set(instant, names.add(name));
  }

  /** Returns whether a document may change at an instant. True for one with problems. */
  isTouched({ document, problems }: CheckedDocument, at: Date): boolean {
    const names = this.byInstant.get(at.getTime());
    return problems.length > 0 || (names !== undefined && layerNamesOf(document).some((key) => names.has(key)));
  }
}
