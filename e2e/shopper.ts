import { expect, type Locator, type Page } from '@playwright/test';
import { addresses, type Buyer } from './addresses.js';
import { centsIn } from './amounts.js';
import { departmentPaths } from './catalogue.js';
import { seedOf, shopUrl } from './shop.js';
import { beginning, fieldName, wordsOf, type Words } from './words.js';

export type WayToPay = 'cash-on-delivery' | 'bank-transfer';

export interface Ways {
  /** One that the store speaks beside its first. */
  readonly language?: string;
  /** Of a store that is not Ferrum's: the word before `localhost` in its host. */
  readonly brand?: string;
  /** Of the services, where the shopper does not use those of the whole system. */
  readonly port?: number;
}

export interface ShoppingParams {
  /** Which department of the bar, from 0: tests that count stock keep away from each other. */
  readonly department?: number;
  readonly quantity?: number;
}

/** A guest of one store who uses it as people do: by what is written on it. */
export class Shopper {
  readonly say: Words;
  readonly locale: string;
  private readonly currency: string;

  constructor(
    readonly page: Page,
    readonly country: Buyer,
    private readonly ways: Ways = {},
  ) {
    const { language } = ways;
    const { locales, currencyCode } = seedOf(country);
    const spoken = locales.find((one) => one.language === (language ?? locales[0]?.language));
    if (!spoken) throw new Error(`${country} does not speak ${language ?? ''}`);
    this.locale = spoken.locale;
    this.currency = currencyCode;
    this.say = wordsOf(spoken.locale);
  }

  /** Where the shopper's language begins. */
  get home(): string {
    const [first] = seedOf(this.country).locales;
    return first?.locale === this.locale ? '/' : `/${this.locale.slice(0, 2)}`;
  }

  async goTo(path: string): Promise<void> {
    const address = path === '/' ? this.home : `${this.home.replace(/\/$/, '')}${path}`;
    await this.page.goto(this.urlOf(address));
  }

  /** A path of the store that the shopper is in. */
  private urlOf(path: string): string {
    const { brand, port } = this.ways;
    return shopUrl(brand === undefined ? this.country : `${this.country}.${brand}`, path, port);
  }

  button(id: string): Locator {
    return this.page.getByRole('button', { name: this.say(id), exact: true });
  }

  field(id: string, within: Locator | Page = this.page): Locator {
    return within.getByRole('textbox', { name: fieldName(this.say(id)) });
  }

  /** The value beside a name in the list of sums, in cents; nothing when it is free. */
  async sum(id: string): Promise<number> {
    const [only, ...others] = await this.sums(id);
    if (only === undefined || others.length > 0)
      throw new Error(`${this.say(id)} stands there ${only === undefined ? 0 : others.length + 1} times`);
    return only;
  }

  /** Every value that stands beside this name. */
  async sums(id: string): Promise<number[]> {
    const names = this.page
      .getByRole('main')
      .locator('dt')
      .filter({ hasText: beginning(this.say(id)) });
    return Promise.all((await names.locator('xpath=following-sibling::dd').all()).map((value) => this.cents(value)));
  }

  async cents(amount: Locator): Promise<number> {
    const text = await amount.first().innerText();
    return text.trim() === this.say('order-summary.free') ? 0 : centsIn(text, this.locale, this.currency);
  }

  /** From the home page to a department. */
  async findsCategory(params: ShoppingParams = {}): Promise<void> {
    await this.goTo('/');
    await this.opensDepartment(params);
  }

  /** A department of the page that is shown, by its bar; by its address where the bar is out of sight. */
  async opensDepartment({ department = 0 }: ShoppingParams = {}): Promise<void> {
    const path = (await departmentPaths(this.page, this.locale))[department] ?? '';
    const bar = this.page.getByRole('navigation', { name: this.say('shell.categories'), exact: true });
    const link = bar.locator(`a[href="${path}"]`).first();
    if (await link.isVisible()) await link.click();
    else await this.page.goto(this.urlOf(path));
    await expect(this.page).toHaveURL(new RegExp(`${path}$`));
  }

  /** The cards of products that are on stock and not scarce. */
  get cardsOnStock(): Locator {
    return this.page
      .getByRole('main')
      .locator('article')
      .filter({ hasText: this.say('stock.in-stock') });
  }

  /** The cheapest product on stock of the category that the page shows. */
  async opensCheapest(): Promise<void> {
    // Stock is asked for by the browser: once it is there, the page listens to what is chosen.
    await expect(this.cardsOnStock.first()).toBeVisible();
    await this.page.getByRole('combobox', { name: this.say('listing.sort') }).selectOption('price-asc');
    await expect(this.page).toHaveURL(/sort=price-asc/);
    // The address changes at once, the list when it has come.
    await expect.poll(() => this.isInOrderOfPrice()).toBe(true);
    await this.cardsOnStock.first().getByRole('link').click();
    await expect(this.button('add-to-cart.add').first()).toBeEnabled();
  }

  private async isInOrderOfPrice(): Promise<boolean> {
    const texts = await this.page.getByRole('main').locator('article strong').allInnerTexts();
    const prices = texts.map((text) => centsIn(text, this.locale, this.currency));
    return prices.every((price, place) => price >= (prices[place - 1] ?? 0));
  }

  /** From the home page by a department to its cheapest product on stock. */
  async findsProduct(params: ShoppingParams = {}): Promise<void> {
    await this.findsCategory(params);
    await this.opensCheapest();
  }

  /** Adds what the page shows and goes on to the cart. Gives what a piece costs to who takes so many. */
  async addsToCart({ quantity = 1 }: ShoppingParams = {}): Promise<{ price: number; isFreight: boolean }> {
    const box = this.page.getByRole('main');
    const isFreight = await box.getByText(this.say('product.freight')).isVisible();
    for (let pieces = 1; pieces < quantity; pieces += 1) await this.button('quantity.more').first().click();
    const price = await this.pricePerPiece();
    await this.button('add-to-cart.add').first().click();
    await this.page
      .getByRole('dialog')
      .getByRole('link', { name: this.say('cart.to-cart') })
      .click();
    await expect(this.page.getByRole('heading', { level: 1, name: this.say('cart.title') })).toBeVisible();
    return { price, isFreight };
  }

  /** The step of the volume prices that the quantity reaches, else the price of one. */
  private async pricePerPiece(): Promise<number> {
    const main = this.page.getByRole('main');
    const reached = main.getByRole('table', { name: this.say('product.volume-prices') }).locator('[aria-current] td');
    return this.cents((await reached.count()) > 0 ? reached.last() : main.locator('strong').first());
  }

  async goesToCheckout(): Promise<void> {
    await this.page
      .getByRole('main')
      .getByRole('link', { name: this.say('cart.to-checkout') })
      .click();
    await expect(this.field('addresses.email')).toBeVisible();
  }

  /** Fills the address step; a company says its name and its VAT number too. */
  async givesAddress(company?: { readonly name: string; readonly vatNumber: string }): Promise<void> {
    if (company) await this.page.getByRole('radio', { name: this.say('addresses.as-company') }).check();
    const lines = {
      'addresses.email': `eva.${this.country.toLowerCase()}@example.com`,
      ...addresses[this.country],
      ...(company ? { 'addresses.field-company': company.name, 'addresses.field-vat-number': company.vatNumber } : {}),
    };
    for (const [id, text] of Object.entries(lines)) await this.field(id).fill(text);
  }

  async continuesToPayment(): Promise<void> {
    await this.button('addresses.submit').click();
    await expect(this.button('payment.place')).toBeVisible();
  }

  way(method: WayToPay): Locator {
    return this.page.getByRole('radio', { name: beginning(this.say(`payment.${method}`)) });
  }

  async placesOrder(): Promise<void> {
    await this.button('payment.place').click();
  }

  /** The number of the order, once its confirmation is there. */
  async thankYou(): Promise<string> {
    await expect(this.page.getByRole('heading', { level: 1, name: this.say('confirmation.thanks') })).toBeVisible();
    return this.page.getByRole('main').locator('header strong').first().innerText();
  }

  /** All steps up to the choice of a way to pay. */
  async goesToPayment(params: ShoppingParams = {}): Promise<void> {
    await this.findsProduct(params);
    await this.addsToCart(params);
    await this.goesToCheckout();
    await this.givesAddress();
    await this.continuesToPayment();
  }
}
