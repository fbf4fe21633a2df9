import type { Page } from '@playwright/test';

export interface ShopAnswer {
  readonly status: number;
  readonly body: {
    readonly data?: unknown;
    readonly error?: { readonly code: string; readonly message?: string; readonly stack?: unknown };
  };
}

/** Asks the shop's API as the page itself does, in its session and from its origin. */
export function askShop(page: Page, operation: string, parameters: unknown): Promise<ShopAnswer> {
  return page.evaluate(
    async ([name, body]) => {
      const headers = { 'content-type': 'application/json' };
      const response = await fetch(`/api/commerce/${name ?? ''}`, { method: 'POST', headers, body: body ?? '' });
      return { status: response.status, body: (await response.json()) as ShopAnswer['body'] };
    },
    [operation, JSON.stringify(parameters)],
  );
}

interface CartView {
  readonly id: string;
  readonly version: number;
  readonly lineItems: readonly { readonly id: string; readonly sku: string; readonly quantity: number }[];
}

/** The cart of the page's session. */
export async function cartOf(page: Page): Promise<CartView | null> {
  const { body } = await askShop(page, 'getMe', {});
  return (body.data as { me: { activeCart: CartView | null } }).me.activeCart;
}

/** Pieces on stock, now. */
export async function stockOf(page: Page, sku: string): Promise<number> {
  const { body } = await askShop(page, 'getInventory', { skus: [sku] });
  const { inventoryEntries } = body.data as { inventoryEntries: { results: { availableQuantity: number }[] } };
  const [entry] = inventoryEntries.results;
  if (!entry) throw new Error(`No stock of ${sku}`);
  return entry.availableQuantity;
}

/** The product that a page shows or links to, by its address. */
export function skuIn(url: string): string {
  const [sku] = /ex\d{8}$/.exec(new URL(url).pathname) ?? [];
  if (!sku) throw new Error(`${url} is no product`);
  return sku.toUpperCase();
}
