import type { Page } from '@playwright/test';

export interface ShopAnswer {
  readonly status: number;
  readonly body: {
    readonly data?: unknown;
    readonly error?: { readonly code: string; readonly message?: string; readonly stack?: unknown };
  };
}

/** Calls an operation of the shop's API from the page, with its session and origin. */
export function callShop(page: Page, operation: string, parameters: unknown): Promise<ShopAnswer> {
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
  readonly cartState: string;
  readonly lineItems: readonly { readonly id: string; readonly sku: string; readonly quantity: number }[];
}

/** Returns the cart of the page's session. */
export async function cartOf(page: Page): Promise<CartView | null> {
  const { body } = await callShop(page, 'getMe', {});
  return (body.data as { me: { activeCart: CartView | null } }).me.activeCart;
}

/** Returns the present stock of a product. */
export async function stockOf(page: Page, sku: string): Promise<number> {
  const { body } = await callShop(page, 'getInventory', { skus: [sku] });
  const { inventoryEntries } = body.data as { inventoryEntries: { results: { availableQuantity: number }[] } };
  const [entry] = inventoryEntries.results;
  if (!entry) throw new Error(`No stock of ${sku}`);
  return entry.availableQuantity;
}

/** Returns the SKU in a product's address. */
export function skuIn(url: string): string {
  const [sku] = /ex\d{8}$/.exec(new URL(url).pathname) ?? [];
  if (!sku) throw new Error(`${url} is not a product's address`);
  return sku.toUpperCase();
}
