import type { ShopErrorCode } from '@manifold/domain/shop-error/contract';

/** The HTTP status of every error code. */
export const ERROR_STATUS: Readonly<Record<ShopErrorCode, number>> = {
  'invalid-input': 400,
  'malformed-json': 400,
  'body-too-large': 413,
  'not-found': 404,
  'unknown-store': 421,
  'forbidden-origin': 403,
  'not-signed-in': 401,
  'not-allowed': 403,
  'sign-in-failed': 401,
  'too-many-attempts': 429,
  'sign-in-by-link': 403,
  conflict: 409,
  'cart-not-found': 404,
  'cart-reset': 409,
  'cart-empty': 422,
  'cart-frozen': 409,
  'product-not-found': 404,
  'out-of-stock': 422,
  'maximum-quantity': 422,
  'email-missing': 422,
  'address-missing': 422,
  'postal-code-billing': 422,
  'postal-code-shipping': 422,
  'payment-method-refused': 422,
  'discount-code-not-applicable': 422,
  'malformed-price': 422,
  'creating-order-failed': 422,
  'unprocessable-entity': 422,
  'backend-unavailable': 503,
  // The specification's answer to an unknown address under /api (core §8).
  'unknown-middleware': 500,
  internal: 500,
};

/** Refused before reading the body, because it is not JSON. */
const UNSUPPORTED_MEDIA_TYPE = '415';

/** Returns the statuses of refused requests and their codes, without those of our own faults. */
export function refusals(): Record<string, string> {
  const named = Object.entries(ERROR_STATUS).filter(([, status]) => status < 500);
  const byStatus = new Map<string, string[]>([[UNSUPPORTED_MEDIA_TYPE, ['invalid-input']]]);
  for (const [code, status] of named) byStatus.set(String(status), [...(byStatus.get(String(status)) ?? []), code]);
  return Object.fromEntries([...byStatus].map(([status, codes]) => [status, codes.join(', ')]));
}
