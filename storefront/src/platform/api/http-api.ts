import type { CommerceOperationName, CommerceResponse } from '@manifold/domain/commerce-api/operations';
import type { ShopApi } from '@manifold/domain/page-rendering/contract';
import type { ErrorBody } from '@manifold/domain/shop-error/contract';
import { ShopError } from '@manifold/domain/shop-error/shop-error';
import { hasShopSession } from '../cart/has-session.js';

/** Returns the error of a refused request. */
export async function readShopError(response: Response): Promise<ShopError> {
  try {
    const { error, communicate } = (await response.json()) as ErrorBody;
    const { fields, details, message } = error;
    return new ShopError(error.code, { fields, details, message, communicate });
  } catch {
    // The body is not ours, for example a proxy's error page.
    return new ShopError('backend-unavailable', { message: `HTTP ${response.status}` });
  }
}

/** Options of a request: a signal that aborts it, and whether it outlives the page. */
export type SendOptions = Pick<RequestInit, 'signal' | 'keepalive'>;

/** Posts JSON. A lost connection is the error of an outage. */
export async function post(url: string, body: unknown, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, {
      ...init,
      method: 'POST',
      body: JSON.stringify(body),
    });
  } catch (cause) {
    throw new ShopError('backend-unavailable', { cause });
  }
}

/** Operations that create a session: `createCart`, `updateCart`, `updateCartItemChannel`, `setCheckoutAddresses`, `applyCartCoupon`. */
const OPENS_SESSION = /^(apply|create|set|update)C/;

/** Returns the shopper's operations over HTTP in the language of the page. They reject with a `ShopError` for every kind of failure. */
export function httpApi(locale: string, options?: SendOptions): ShopApi {
  const init = { ...options, headers: { 'content-type': 'application/json', 'x-locale': locale } };
  return {
    async commerce<Name extends CommerceOperationName>(operation: Name, request: unknown) {
      const send = (headers: Readonly<Record<string, string>>) =>
        post(`/api/commerce/${operation}`, request, { ...init, headers: { ...init.headers, ...headers } });
      const isFirst =
        OPENS_SESSION.test(operation) && typeof document !== 'undefined' && !hasShopSession(document.cookie);
      const response = isFirst ? await (await import('./first-visit.js')).sendWithFirstVisit(send) : await send({});
      if (!response.ok) throw await readShopError(response);
      const { data } = (await response.json()) as { data: CommerceResponse<Name> };
      return data;
    },
  };
}
