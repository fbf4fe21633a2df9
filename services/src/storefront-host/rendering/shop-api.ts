import type {
  CommerceOperationName,
  CommerceRequest,
  CommerceResponse,
} from '@manifold/domain/commerce-api/operations';
import type { ShopApi } from '@manifold/domain/page-rendering/contract';
import { errorBodySchema } from '@manifold/domain/shop-error/contract';
import { ShopError } from '@manifold/domain/shop-error/shop-error';
import type { FastifyInstance } from 'fastify';

/** On whose behalf a page asks. Without a cookie nothing personal can come back. */
export interface ApiCaller {
  readonly host: string;
  readonly locale: string;
  readonly cookie?: string;
  readonly signal: AbortSignal;
}

function failure(status: number, body: string): ShopError {
  try {
    const { error } = errorBodySchema.parse(JSON.parse(body));
    return new ShopError(error.code, { fields: error.fields, details: error.details, message: error.message });
  } catch (cause) {
    return new ShopError('internal', { message: `An operation answered ${status} without saying why`, cause });
  }
}

/** The shopper's operations, answered by this very process without a network: the contract that browsers use, headers and all. */
export class InProcessShopApi implements ShopApi {
  /** Cookies that the operations set, for the page's answer. */
  readonly setCookies: string[] = [];

  constructor(
    private readonly server: FastifyInstance,
    private readonly caller: ApiCaller,
  ) {}

  /** Asks one operation; rejects with the `ShopError` that it was refused with, or when the visitor has gone. */
  async commerce<Name extends CommerceOperationName>(
    operation: Name,
    request: CommerceRequest<Name>,
  ): Promise<CommerceResponse<Name>> {
    const { host, locale, cookie, signal } = this.caller;
    signal.throwIfAborted();
    const response = await this.server.inject({
      method: 'POST',
      url: `/api/commerce/${operation}`,
      headers: { host, 'x-locale': locale, 'sec-fetch-site': 'same-origin', ...(cookie ? { cookie } : {}) },
      payload: request,
      signal,
    });
    this.setCookies.push(...[response.headers['set-cookie'] ?? []].flat());
    if (response.statusCode >= 400) throw failure(response.statusCode, response.payload);
    return (JSON.parse(response.payload) as { data: CommerceResponse<Name> }).data;
  }
}
