import type { VolumeDiscountGroup } from './product.js';

/** From how many pieces of one product how much is taken off each of them. */
export interface VolumeDiscount {
  readonly group: VolumeDiscountGroup;
  readonly from: number;
  /** Where the next one begins. */
  readonly below?: number;
  readonly permyriad: number;
}

/** Spec core §9 for what comes as parcels; what is bought by the dozen anyway begins later. */
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

/** The steps of a group; none of them overlaps another, for the backend would take off both. */
function volumeDiscountsOf(group: VolumeDiscountGroup): readonly VolumeDiscount[] {
  return steps[group].map(([from, permyriad], index, all) => ({ group, from, below: all[index + 1]?.[0], permyriad }));
}

/** Every step of every group. */
export const volumeDiscounts: readonly VolumeDiscount[] = [
  ...volumeDiscountsOf('volume_discount_default'),
  ...volumeDiscountsOf('volume_discount_accessories'),
];
