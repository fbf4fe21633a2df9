/** A test product with its price per country, in cents. */
export interface TestGood {
  readonly sku: string;
  readonly isFreight: boolean;
  /** By country. */
  readonly prices: Readonly<Record<string, number>>;
}

export interface TestDiscount {
  readonly key: string;
  readonly skus: readonly string[];
  /** Hundredths of a percent, or cents in every currency. */
  readonly value: { readonly permyriad: number } | { readonly centAmount: number };
  readonly sortOrder: string;
}

export interface Seller {
  get<Body>(path: string): Promise<Body>;
  post(path: string, body: object): Promise<void>;
  remove(path: string): Promise<void>;
}

/** Returns an HTTP client of the commerce project with the rights of its seeder. */
export async function sellerOf(backendUrl: string): Promise<Seller> {
  const answer = await fetch(`${backendUrl}/oauth/token`, {
    method: 'POST',
    headers: {
      authorization: `Basic ${Buffer.from('manifold-seeder:sandbox-seeder').toString('base64')}`,
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: 'grant_type=client_credentials',
  });
  const { access_token: token } = (await answer.json()) as { access_token: string };
  const authorization = `Bearer ${token}`;
  return {
    async get<Body>(path: string) {
      const found = await fetch(`${backendUrl}/manifold${path}`, { headers: { authorization } });
      if (!found.ok) throw new Error(`${path}: ${found.status} ${await found.text()}`);
      return (await found.json()) as Body;
    },
    async post(path, body) {
      const posted = await fetch(`${backendUrl}/manifold${path}`, {
        method: 'POST',
        headers: { authorization, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      if (!posted.ok) throw new Error(`${path}: ${posted.status} ${await posted.text()}`);
    },
    async remove(path) {
      const removed = await fetch(`${backendUrl}/manifold${path}`, { method: 'DELETE', headers: { authorization } });
      if (!removed.ok) throw new Error(`${path}: ${removed.status} ${await removed.text()}`);
    },
  };
}

/** Creates a product for all countries with ample stock. */
export async function sell(
  seller: Seller,
  good: TestGood,
  currencies: Readonly<Record<string, string>>,
): Promise<void> {
  const { sku, isFreight, prices } = good;
  await seller.post('/products', {
    key: sku,
    productType: { typeId: 'product-type', key: 'product' },
    taxCategory: { typeId: 'tax-category', key: 'standard' },
    name: { en: sku },
    slug: { en: `test-${sku.toLowerCase()}` },
    publish: true,
    masterVariant: {
      sku,
      attributes: [{ name: 'freight', value: isFreight }],
      prices: Object.entries(prices).map(([country, centAmount]) => ({
        country,
        value: { currencyCode: currencies[country], centAmount },
      })),
    },
  });
  await seller.post('/inventory', {
    sku,
    quantityOnStock: 1_000_000,
    supplyChannel: { typeId: 'channel', key: 'warehouse_central' },
  });
}

/** Takes a product of the catalogue off the market. Returns a function that sells it again. */
export async function stopSelling(seller: Seller, sku: string): Promise<() => Promise<void>> {
  const change = async (action: 'publish' | 'unpublish') => {
    const { id, version } = await seller.get<{ readonly id: string; readonly version: number }>(`/products/key=${sku}`);
    await seller.post(`/products/${id}`, { version, actions: [{ action }] });
  };
  await change('unpublish');
  return () => change('publish');
}

/** Creates a product discount. */
export async function reduce(seller: Seller, discount: TestDiscount, currencyCodes: readonly string[]): Promise<void> {
  const { key, skus, value, sortOrder } = discount;
  await seller.post('/product-discounts', {
    key,
    name: { en: key },
    value:
      'permyriad' in value
        ? { type: 'relative', permyriad: value.permyriad }
        : {
            type: 'absolute',
            money: currencyCodes.map((currencyCode) => ({ currencyCode, centAmount: value.centAmount })),
          },
    predicate: `sku in (${skus.map((sku) => `"${sku}"`).join(', ')})`,
    sortOrder,
    isActive: true,
  });
}
