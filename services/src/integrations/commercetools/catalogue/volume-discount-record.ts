import type { VolumeDiscountRecord } from '../ports/catalogue-backend.js';

export interface LineDiscountAnswer {
  readonly validFrom: string | null;
  readonly validUntil: string | null;
  /** Empty where it holds in every store. */
  readonly storesRef: readonly { readonly key: string }[];
  readonly value: { readonly type: string; readonly permyriad?: number };
  readonly target: { readonly type: string; readonly predicate?: string } | null;
}

const GROUP = /attributes\.volumeDiscountGroup = "([^"]+)"/;
const THRESHOLD = /quantity >= (\d+)/;

function holds({ validFrom, validUntil, storesRef }: LineDiscountAnswer, storeKey: string, now: Date): boolean {
  const hasBegun = validFrom === null || Date.parse(validFrom) <= now.getTime();
  const isOver = validUntil !== null && Date.parse(validUntil) <= now.getTime();
  return hasBegun && !isOver && (storesRef.length === 0 || storesRef.some(({ key }) => key === storeKey));
}

/** A volume discount as the backend answered it; undefined for any other reduction, or where it does not hold. */
export function volumeDiscountRecord(
  answer: LineDiscountAnswer,
  storeKey: string,
  now: Date,
): VolumeDiscountRecord | undefined {
  const { permyriad } = answer.value;
  const predicate = answer.target?.predicate ?? '';
  const [, group] = GROUP.exec(predicate) ?? [];
  const [, from] = THRESHOLD.exec(predicate) ?? [];
  if (!permyriad || !group || !from || !holds(answer, storeKey, now)) return undefined;
  return { group, from: Number(from), permyriad };
}
