import { divideHalfEven } from '../money/round.js';
import type { VolumeDiscount } from './contract.js';

const WHOLE = 10_000;

/** Returns the price of one piece with a volume discount, in cents, rounded as in the cart. */
export function volumePrice(centAmount: number, { permyriad }: Pick<VolumeDiscount, 'permyriad'>): number {
  return Number(divideHalfEven(BigInt(centAmount) * BigInt(WHOLE - permyriad), BigInt(WHOLE)));
}

/** Returns the discount that a quantity reaches; undefined below the first. */
export function reachedDiscount(discounts: readonly VolumeDiscount[], quantity: number): VolumeDiscount | undefined {
  return discounts.filter(({ from }) => quantity >= from).at(-1);
}
