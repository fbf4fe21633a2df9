import type { FieldError } from '../shop-error/contract.js';
import type { ChangeSetDiff } from './contract.js';

/** Returns a problem as the field error of an answer: `ferrum_at,ferrum_sk:cash-on-delivery.priceLimitCentAmount`. */
export const problemField = ({ storeKeys, field, reason, from }: ChangeSetDiff['problems'][number]): FieldError => ({
  field: storeKeys.length === 0 ? field : `${storeKeys.join(',')}:${field}`,
  reason: from === null ? reason : `${reason} (from ${from})`,
});
