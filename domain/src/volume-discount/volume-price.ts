import { divideHalfEven } from '../money/round.js';
import type { VolumeDiscount } from './contract.js';

const WHOLE = 10_000;

/** What one piece costs with a volume discount, in cents; rounded as the cart rounds. */
export function volumePrice(centAmount: number, { permyriad }: Pick<VolumeDiscount, 'permyriad'>): number {
  return Number(divideHalfEven(BigInt(centAmount) * BigInt(WHOLE - permyriad), BigInt(WHOLE)));
}

/** The discount that so many pieces reach; undefined below the first. */
export function reachedDiscount(discounts: readonly VolumeDiscount[], quantity: number): VolumeDiscount | undefined {
  return discounts.filter(({ from }) => quantity >= from).at(-1);
}
