import { ShopError } from '@manifold/domain/shop-error/shop-error';

const FIELD = 'discountCodes.';

/** The vouchers because of which an order was refused, as the shopper typed them; none for any other refusal. */
export function refusedVouchers(reason: unknown): string[] {
  if (!(reason instanceof ShopError) || reason.code !== 'discount-code-not-applicable') return [];
  const fields = (reason.fields ?? []).map(({ field }) => field);
  return fields.filter((field) => field.startsWith(FIELD)).map((field) => field.slice(FIELD.length));
}
