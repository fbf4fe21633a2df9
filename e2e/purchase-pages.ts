import { countrySeeds } from '@manifold/config-seeds/countries';
import { postalCodeRows } from '@manifold/config-seeds/postal-code';
import type { Locator, Page } from '@playwright/test';
import { callShop } from './call-shop.js';
import { departmentPaths } from './catalogue.js';
import { expect, shopUrl } from './shop.js';
import { wordsOf } from './words.js';

/** A store in one of its languages. */
export interface LocalisedStore {
  readonly countryCode: string;
  readonly locale: string;
  /** Path prefix of the language: empty for the store's first, otherwise `/fr`. */
  readonly prefix: string;
}

export const localisedStores: readonly LocalisedStore[] = countrySeeds.flatMap(({ countryCode, locales }) =>
  locales.map(({ locale, language }, index) => ({ countryCode, locale, prefix: index === 0 ? '' : `/${language}` })),
);

/** Returns the stores with these locales. */
export function storesIn(...locales: readonly string[]): readonly LocalisedStore[] {
  return localisedStores.filter(({ locale }) => locales.includes(locale));
}

export type PurchasePage = 'home' | 'category' | 'product' | 'cart' | 'addresses' | 'payment';

/** Called for each page once it is loaded, with the control that leads to the next page. */
export type VisitPage = (name: PurchasePage, nextControl: Locator) => Promise<void>;

/** Opens the pages of a purchase one after the other. Fills cart and address through the API. */
export async function visitPurchase(page: Page, store: LocalisedStore, look: VisitPage): Promise<void> {
  const { countryCode, locale, prefix } = store;
  const say = wordsOf(locale);
  const main = page.getByRole('main');
  const show = async (name: PurchasePage, path: string, nextControl: Locator) => {
    await page.goto(shopUrl(countryCode, path));
    await expect(nextControl).toBeVisible();
    await look(name, nextControl);
  };
  const button = (id: string) => main.getByRole('button', { name: say(id), exact: true }).first();

  await show('home', prefix || '/', main.getByRole('link', { name: say('home.browse') }));
  const [department = ''] = await departmentPaths(page, locale);
  const onStock = main.locator('article').filter({ hasText: say('stock.in-stock') });
  await show('category', department, onStock.first().getByRole('link'));
  const product = await pathOfLongestName(onStock);
  await show('product', product, button('add-to-cart.add'));
  await fillCart(page, (await payableProduct(page)).sku);
  await show('cart', `${prefix}/checkout/cart`, main.getByRole('link', { name: say('cart.to-checkout') }));
  await show('addresses', `${prefix}/checkout/addresses`, button('addresses.submit'));
  await giveAddress(page, countryCode);
  await show('payment', `${prefix}/checkout/payment`, button('payment.place'));
}

/** Returns the path of the card with the longest name, which is the hardest for the layout. */
export async function pathOfLongestName(cards: Locator): Promise<string> {
  const links = await cards
    .locator('a[href]')
    .evaluateAll((anchors) => anchors.map((a) => [a.textContent, a.getAttribute('href') ?? ''] as const));
  const [longest] = links.sort(([first], [second]) => second.length - first.length);
  if (!longest) throw new Error('No product in stock');
  return longest[1];
}

export interface Card {
  readonly sku: string;
  readonly name: string;
  readonly path: string;
  readonly isFreight: boolean;
  readonly price: {
    readonly value: { readonly centAmount: number };
    readonly discounted: { readonly centAmount: number } | null;
  };
}

interface Stock {
  readonly sku: string;
  readonly availableQuantity: number;
}

/** Enough for every test that orders the product. */
const PLENTY = 20;

/** Returns the product with the longest name among cheap products with a large stock that are sent as a parcel. */
export async function payableProduct(page: Page): Promise<Card> {
  const filters = { query: 'listing', sort: 'price-asc', onStock: true, hitsPerPage: 48 };
  const { body } = await callShop(page, 'getProducts', filters);
  const { products } = body.data as { readonly products: { readonly results: readonly Card[] } };
  const parcels = products.results.filter(({ isFreight }) => !isFreight);
  const plenty = await withPlenty(page, parcels);
  const [longest] = plenty.toSorted((one, other) => other.name.length - one.name.length);
  if (!longest) throw new Error('No product can be paid for');
  return longest;
}

async function withPlenty(page: Page, cards: readonly Card[]): Promise<readonly Card[]> {
  const { body } = await callShop(page, 'getInventory', { skus: cards.map(({ sku }) => sku) });
  const { inventoryEntries } = body.data as { readonly inventoryEntries: { readonly results: readonly Stock[] } };
  const many = inventoryEntries.results.filter(({ availableQuantity }) => availableQuantity >= PLENTY);
  const skus = new Set(many.map(({ sku }) => sku));
  return cards.filter(({ sku }) => skus.has(sku));
}

async function fillCart(page: Page, sku: string): Promise<void> {
  const { status } = await callShop(page, 'updateCart', { actions: [{ action: 'addLineItem', sku, quantity: 1 }] });
  expect(status).toBe(200);
}

async function giveAddress(page: Page, countryCode: string): Promise<void> {
  const postalCode = postalCodeRows.find(({ key }) => key === countryCode)?.value.example;
  const billingAddress = {
    firstName: 'Konstantina-Alexandra',
    lastName: 'Papadimitriou-Wojciechowska',
    streetName: 'Wolfgang-Amadeus-Mozart-Straße',
    streetNumber: '128a',
    postalCode,
    city: 'Bourg-en-Bresse-sur-Reyssouze',
    country: countryCode,
    phone: '+421 900 123 456',
  };
  const { status, body } = await callShop(page, 'setCheckoutAddresses', {
    clientType: 'private',
    email: 'konstantina.papadimitriou-wojciechowska@example.com',
    billingAddress,
    shippingAddress: null,
  });
  expect({ status, error: body.error }).toEqual({ status: 200, error: undefined });
}
