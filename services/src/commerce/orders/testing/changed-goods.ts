import type { Seller } from '../../testing/test-goods.js';

interface StockEntry {
  readonly id: string;
  readonly version: number;
  readonly quantityOnStock: number;
  readonly availableQuantity: number;
}

/** Sets the available quantity of a SKU. */
export async function stockUp(seller: Seller, sku: string, quantity: number): Promise<void> {
  const where = encodeURIComponent(`sku = "${sku}"`);
  const { results } = await seller.get<{ results: StockEntry[] }>(`/inventory?where=${where}`);
  for (const { id, version, quantityOnStock, availableQuantity } of results) {
    // Ordered pieces are still in stock but not available.
    const reserved = quantityOnStock - availableQuantity;
    const actions = [{ action: 'changeQuantity', quantity: reserved + quantity }];
    await seller.post(`/inventory/${id}`, { version, actions });
  }
}

interface PricedProduct {
  readonly id: string;
  readonly version: number;
  readonly masterVariant: {
    readonly prices: readonly {
      readonly id: string;
      readonly country?: string;
      readonly channel?: object;
      readonly value: { readonly currencyCode: string; readonly centAmount: number };
    }[];
  };
}

/** Raises the price of a product by a cent. */
export async function raisePrice(seller: Seller, sku: string): Promise<void> {
  const where = encodeURIComponent(`masterVariant(sku = "${sku}")`);
  const { results } = await seller.get<{ results: PricedProduct[] }>(`/product-projections?where=${where}`);
  for (const { id, version, masterVariant } of results) {
    const actions = masterVariant.prices.map(
      ({ id: priceId, country, channel, value: { currencyCode, centAmount } }) => {
        const price = { country, channel, value: { currencyCode, centAmount: centAmount + 1 } };
        return { action: 'changePrice', priceId, price, staged: false };
      },
    );
    await seller.post(`/products/${id}`, { version, actions });
  }
}
