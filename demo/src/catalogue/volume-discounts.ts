import type { VolumeDiscountGroup } from './product.js';

/** A volume discount: the minimum quantity of a product, and the percentage. */
export interface VolumeDiscount {
  readonly group: VolumeDiscountGroup;
  readonly from: number;
  /** The minimum quantity of the next step. */
  readonly below?: number;
  readonly permyriad: number;
}

/** The steps of each group: those of spec core §9 for parcels, and higher quantities for products that are usually bought by the dozen. */
const steps: Readonly<Record<VolumeDiscountGroup, readonly (readonly [from: number, permyriad: number])[]>> = {
  volume_discount_default: [
    [3, 500],
    [5, 1000],
    [10, 1500],
  ],
  volume_discount_accessories: [
    [5, 500],
    [10, 1000],
    [20, 1500],
  ],
};

/** Returns the steps of a group. They must not overlap, because the backend would apply both. */
function volumeDiscountsOf(group: VolumeDiscountGroup): readonly VolumeDiscount[] {
  return steps[group].map(([from, permyriad], index, all) => ({ group, from, below: all[index + 1]?.[0], permyriad }));
}

/** All steps of all groups. */
export const volumeDiscounts: readonly VolumeDiscount[] = [
  ...volumeDiscountsOf('volume_discount_default'),
  ...volumeDiscountsOf('volume_discount_accessories'),
];
