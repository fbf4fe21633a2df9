import { SEEDER, type CommerceBackend } from '@manifold/start/testing/commerce-backend';
import type { RequestToSend } from './send-requests.js';

/** The identifiers by which a shop reads a product. */
export interface NamedProduct {
  readonly id: string;
  readonly key: string;
  readonly sku: string;
  readonly slug: string;
  readonly categoryId: string;
}

/** The part of a cart or an order that its next change needs. */
export interface Versioned {
  readonly id: string;
  readonly version: number;
  readonly lineItems: readonly { readonly id: string }[];
}

interface Projection {
  readonly id: string;
  readonly key: string;
  readonly slug: Readonly<Record<string, string>>;
  readonly categories: readonly { readonly id: string }[];
  readonly masterVariant: { readonly sku: string };
}

const PAGE = 500;
const LOCALE = 'de';
/** Query parameters of the shop's product requests. */
export const PRICE_SELECTION = `priceCurrency=EUR&priceCountry=DE&localeProjection=${LOCALE}`;

/** Calls the embedded commerce backend over plain HTTP: the vendor's client would take half of the measured time. */
export class CommerceClient {
  private constructor(
    private readonly backend: Pick<CommerceBackend, 'url' | 'projectKey'>,
    private readonly token: string,
  ) {}

  static async connect(backend: Pick<CommerceBackend, 'url' | 'projectKey'>): Promise<CommerceClient> {
    const basic = Buffer.from(`${SEEDER.id}:${SEEDER.secret}`).toString('base64');
    const answer = await fetch(`${backend.url}/oauth/token`, {
      method: 'POST',
      headers: { authorization: `Basic ${basic}`, 'content-type': 'application/x-www-form-urlencoded' },
      body: 'grant_type=client_credentials',
    });
    const { access_token: token } = (await answer.json()) as { access_token: string };
    return new CommerceClient(backend, token);
  }

  get origin(): string {
    return this.backend.url;
  }

  /** Returns a request that `sendRequests` can repeat. */
  request(path: string, body?: object): RequestToSend {
    const whole = `/${this.backend.projectKey}${path}`;
    const authorization = `Bearer ${this.token}`;
    if (body === undefined) return { method: 'GET', path: whole, headers: { authorization } };
    const headers = { authorization, 'content-type': 'application/json' };
    return { method: 'POST', path: whole, headers, body: JSON.stringify(body) };
  }

  async send<Answer>(path: string, body?: object): Promise<Answer> {
    const headers = { authorization: `Bearer ${this.token}`, 'content-type': 'application/json' };
    const sent = body === undefined ? { headers } : { headers, method: 'POST', body: JSON.stringify(body) };
    const answer = await fetch(`${this.backend.url}/${this.backend.projectKey}${path}`, sent);
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${text}`);
    return JSON.parse(text) as Answer;
  }

  /** Throws if a query finds nothing: an empty result would be the fastest. */
  async requireFound(path: string): Promise<void> {
    const { count } = await this.send<{ count: number }>(path);
    if (count === 0) throw new Error(`${path} finds nothing.`);
  }

  /** Returns products spread over the catalogue. */
  async products(count: number): Promise<NamedProduct[]> {
    const { total } = await this.send<{ total: number }>('/product-projections?limit=1');
    const pages = Math.ceil(count / PAGE);
    const found: NamedProduct[] = [];
    for (let page = 0; page < pages; page += 1) {
      // The platform's offset ends at 10,000.
      const offset = Math.floor((Math.min(total, 10_000) / pages) * page);
      const path = `/product-projections?limit=${PAGE}&offset=${offset}&withTotal=false&localeProjection=${LOCALE}`;
      const { results } = await this.send<{ results: readonly Projection[] }>(path);
      for (const { id, key, slug, categories, masterVariant } of results)
        found.push({
          id,
          key,
          sku: masterVariant.sku,
          slug: slug[LOCALE] ?? '',
          categoryId: categories.at(-1)?.id ?? '',
        });
    }
    return found.slice(0, count);
  }

  /** Creates a German cart that can be ordered. */
  async createCart(skus: readonly string[]): Promise<Versioned> {
    return this.send<Versioned>('/carts', {
      currency: 'EUR',
      country: 'DE',
      lineItems: skus.map((sku) => ({ sku, quantity: 1 })),
      shippingAddress: { country: 'DE', city: 'Berlin' },
      customerEmail: 'bench@example.com',
    });
  }
}
