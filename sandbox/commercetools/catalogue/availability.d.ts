import type { ProductVariantAvailability } from '@commercetools/platform-sdk';
import type { Work } from '../resources/work.js';
/** Stock of many SKUs in one query; a SKU without an inventory entry has no availability. */
export declare function availabilities(
  work: Work,
  skus: readonly string[],
): Promise<ReadonlyMap<string, ProductVariantAvailability>>;
