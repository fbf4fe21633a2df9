import type { RawField } from '../custom-types/custom-types.js';
import type { ShippingMethodRecord } from '../ports/catalogue-backend.js';

export interface ShippingMethodAnswer {
  readonly id: string;
  readonly key: string | null;
  readonly name: string;
  readonly isDefault: boolean;
  readonly localizedName: string | null;
  readonly custom: { readonly customFieldsRaw: readonly RawField[] | null } | null;
}

/** Maps a shipping method of the backend. */
export function shippingMethodRecord(answer: ShippingMethodAnswer): ShippingMethodRecord {
  const deliveryTime = answer.custom?.customFieldsRaw?.find((field) => field.name === 'DeliveryTime')?.value;
  return {
    id: answer.id,
    key: answer.key ?? answer.id,
    name: answer.localizedName ?? answer.name,
    isDefault: answer.isDefault,
    deliveryTime: typeof deliveryTime === 'string' ? deliveryTime : null,
  };
}
