import type { ShippingMethodRecord } from '../../integrations/commercetools/ports/catalogue-backend.js';

const FREIGHT_KEY = 'freight';

/** The upper number of working days of the way in which a product is sent: `2-4 days` → 4; null where nothing is said (spec core §9). */
export function longestDelivery(methods: readonly ShippingMethodRecord[], isFreight: boolean): number | null {
  const usual = methods.find(({ isDefault }) => isDefault) ?? methods[0];
  const method = isFreight ? (methods.find(({ key }) => key === FREIGHT_KEY) ?? usual) : usual;
  const numbers = method?.deliveryTime?.match(/\d+/g)?.map(Number) ?? [];
  return numbers.length > 0 ? Math.max(...numbers) : null;
}
