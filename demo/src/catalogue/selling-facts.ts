import { chance, wholeBetween } from './chance.js';
import { releaseDateOf, stockOf, tagsOf } from './liveliness.js';
import { type NumberedModel, modelPath } from './models.js';
import { endOfLine, listedBWare, notSoldIn, reducedDepartment, soldOut } from './offers.js';
import { pricePoint } from './price-point.js';
import { pricesFor } from './prices.js';
import type { DemoProduct, VolumeDiscountGroup } from './product.js';
import type { Condition } from './sku.js';

/** The commercial fields of a product. */
export type SellingFacts = Pick<
  DemoProduct,
  | 'tags'
  | 'volumeDiscountGroup'
  | 'releaseDate'
  | 'prices'
  | 'recommendedEuroCents'
  | 'dispatchUntil'
  | 'checkedAt'
  | 'notSoldIn'
  | 'stock'
>;

/** A model for sale: SKU, condition and approximate price in euros. */
export interface Offer {
  readonly sku: string;
  readonly condition: Condition;
  readonly euros: number;
}

/** The recommended price is about an eighth above the shop's. */
const RECOMMENDED_SHARE = 1.12;

const isOnSale = (numbered: NumberedModel): boolean =>
  numbered.family.department === reducedDepartment || endOfLine.has(modelPath(numbered));

/** Returns the volume discount group; none for freight, which has shipping costs per piece, and for returned goods, which are single pieces. */
function volumeDiscountGroup({ family }: NumberedModel, condition: Condition): VolumeDiscountGroup | undefined {
  if (family.accessory) return 'volume_discount_accessories';
  return family.freight || condition === 'b-ware' ? undefined : 'volume_discount_default';
}

/** Returns when returned goods were checked: within the last weeks before the demo's date. */
function checkedAt(seed: string, sku: string): string {
  const day = Date.parse('2026-10-05T00:00:00Z') + wholeBetween(0, 44, seed, 'checked', sku) * 86_400_000;
  const minutes = wholeBetween(7 * 60, 15 * 60, seed, 'checked at', sku);
  return new Date(day + minutes * 60_000).toISOString();
}

/** Returns tags, prices, stock and so on of an offer; random values depend on seed and SKU. */
export function sellingFacts(numbered: NumberedModel, { sku, condition, euros }: Offer, seed: string): SellingFacts {
  const { family } = numbered;
  const releaseDate = releaseDateOf(seed, sku);
  const isBWare = condition === 'b-ware';
  const isSoldOut = condition === 'a-ware' && soldOut.has(modelPath(numbered));
  const isMachine = !family.accessory;
  return {
    tags: tagsOf(seed, sku, { releaseDate, isBWare, isMachine, isSoldOut, isOnSale: isOnSale(numbered) }),
    volumeDiscountGroup: volumeDiscountGroup(numbered, condition),
    releaseDate,
    prices: pricesFor(euros, `${seed}|${sku}`),
    recommendedEuroCents: pricePoint(euros * RECOMMENDED_SHARE, 'EUR'),
    dispatchUntil: family.freight ? '11:00' : '14:00',
    checkedAt: isBWare ? checkedAt(seed, sku) : undefined,
    notSoldIn: notSoldIn[modelPath(numbered)] ?? [],
    stock: stockOf(seed, sku, { isSoldOut, isBWare }),
  };
}

/** Returns whether a model is also sold as B-ware: a list for listed models, and every twelfth generated one. */
export function comesAsBWare(numbered: NumberedModel, seed: string): boolean {
  const isListed = numbered.number <= numbered.family.models.length;
  return isListed ? listedBWare.has(modelPath(numbered)) : chance(seed, 'b-ware', modelPath(numbered)) < 1 / 12;
}
