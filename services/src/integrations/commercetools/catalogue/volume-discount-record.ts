import { type VolumeDiscountRecord, isValidAt, type Validity } from '../ports/catalogue-backend.js';

export interface LineDiscountAnswer extends Validity {
  /** Empty if valid in every store. */
  readonly storesRef: readonly { readonly key: string }[];
  readonly value: { readonly type: string; readonly permyriad?: number };
  readonly target: { readonly type: string; readonly predicate?: string } | null;
}

const GROUP = /attributes\.volumeDiscountGroup = "([^"]+)"/;
const THRESHOLD = /quantity >= (\d+)/;

/** Maps a volume discount; undefined for other discounts, other stores, or outside its period. */
export function volumeDiscountRecord(
  answer: LineDiscountAnswer,
  storeKey: string,
  now: Date,
): VolumeDiscountRecord | undefined {
  const { storesRef } = answer;
  const isInStore = storesRef.length === 0 || storesRef.some(({ key }) => key === storeKey);
  const { permyriad } = answer.value;
  const predicate = answer.target?.predicate ?? '';
  const [, group] = GROUP.exec(predicate) ?? [];
  const [, from] = THRESHOLD.exec(predicate) ?? [];
  if (!permyriad || !group || !from || !isInStore || !isValidAt(answer, now)) return undefined;
  return { group, from: Number(from), permyriad };
}
