import type { CommerceOperationName, CommerceResponse } from '@manifold/domain/commerce-api/operations';
import type { ShopApi } from '@manifold/domain/page-rendering/contract';
import type { ErrorBody } from '@manifold/domain/shop-error/contract';
import { ShopError } from '@manifold/domain/shop-error/shop-error';
import { sendingFirst } from './first-visit.js';

async function shopErrorOf(response: Response): Promise<ShopError> {
  try {
    const { error } = (await response.json()) as ErrorBody;
    return new ShopError(error.code, { fields: error.fields, details: error.details, message: error.message });
  } catch {
    // A proxy's page, or nothing at all: not a word of ours.
    return new ShopError('backend-unavailable', { message: `HTTP ${response.status}` });
  }
}

/** How a question is sent: until when somebody waits for its answer, and whether it outlives the page. */
export type Sending = Pick<RequestInit, 'signal' | 'keepalive'>;

async function post(url: string, body: unknown, init: RequestInit): Promise<Response> {
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

/** What gives a visitor a session. */
const CHANGES: ReadonlySet<CommerceOperationName> = new Set<CommerceOperationName>([
  'applyCartCoupon',
  'createCart',
  'setCheckoutAddresses',
  'updateCart',
  'updateCartItemChannel',
]);

/** The shopper's operations over HTTP, in the language of the page. Rejects with a `ShopError`, whatever went wrong. */
export function httpApi(locale: string, sending?: Sending): ShopApi {
  const init = { ...sending, headers: { 'content-type': 'application/json', 'x-locale': locale } };
  return {
    async commerce<Name extends CommerceOperationName>(operation: Name, request: unknown) {
      const send = (headers: Readonly<Record<string, string>>) =>
        post(`/api/commerce/${operation}`, request, { ...init, headers: { ...init.headers, ...headers } });
      const response = await (CHANGES.has(operation) ? sendingFirst(send) : send({}));
      if (!response.ok) throw await shopErrorOf(response);
      const { data } = (await response.json()) as { data: CommerceResponse<Name> };
      return data;
    },
  };
}
