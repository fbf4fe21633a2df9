import type { VolumeDiscountRecord } from '../ports/catalogue-backend.js';
import { isValidAt, type Validity } from '../ports/validity.js';

export interface LineDiscountAnswer extends Validity {
  /** Empty where it holds in every store. */
  readonly storesRef: readonly { readonly key: string }[];
  readonly value: { readonly type: string; readonly permyriad?: number };
  readonly target: { readonly type: string; readonly predicate?: string } | null;
}

const GROUP = /attributes\.volumeDiscountGroup = "([^"]+)"/;
const THRESHOLD = /quantity >= (\d+)/;

/** A volume discount as the backend answered it; undefined for any other reduction, or where it does not hold. */
export function volumeDiscountRecord(
  answer: LineDiscountAnswer,
  storeKey: string,
  now: Date,
): VolumeDiscountRecord | undefined {
  const { storesRef } = answer;
  const isHere = storesRef.length === 0 || storesRef.some(({ key }) => key === storeKey);
  const { permyriad } = answer.value;
  const predicate = answer.target?.predicate ?? '';
  const [, group] = GROUP.exec(predicate) ?? [];
  const [, from] = THRESHOLD.exec(predicate) ?? [];
  if (!permyriad || !group || !from || !isHere || !isValidAt(answer, now)) return undefined;
  return { group, from: Number(from), permyriad };
}
