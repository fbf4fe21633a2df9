import { expect, type Locator, type Page } from '@playwright/test';
import { addresses, type Buyer } from './addresses.js';
import { centsIn } from './amounts.js';
import { departmentPaths } from './catalogue.js';
import { seedOf, shopUrl } from './shop.js';
import { beginning, fieldName, wordsOf, type Words } from './words.js';

/** A payment method that needs no payment provider. */
export type OfflineMethod = 'cash-on-delivery' | 'bank-transfer';

export interface ShopperOptions {
  /** A language other than the store's first. */
  readonly language?: string;
  /** For stores of brands other than Ferrum: the word before `localhost` in the host. */
  readonly brand?: string;
  /** Port of the services, if they are not those of the whole system. */
  readonly port?: number;
}

export interface ShoppingParams {
  /** Index of the department in the bar: tests that count stock use different ones. */
  readonly department?: number;
  readonly quantity?: number;
}

/** A guest of one store, who finds controls by their texts. */
export class Shopper {
  readonly say: Words;
  readonly locale: string;
  private readonly currency: string;

  constructor(
    readonly page: Page,
    readonly country: Buyer,
    private readonly options: ShopperOptions = {},
  ) {
    const { language } = options;
    const { locales, currencyCode } = seedOf(country);
    const spoken = locales.find((one) => one.language === (language ?? locales[0]?.language));
    if (!spoken) throw new Error(`${country} does not speak ${language ?? ''}`);
    this.locale = spoken.locale;
    this.currency = currencyCode;
    this.say = wordsOf(spoken.locale);
  }

  /** The home page of the shopper's language. */
  get home(): string {
    const [first] = seedOf(this.country).locales;
    return first?.locale === this.locale ? '/' : `/${this.locale.slice(0, 2)}`;
  }

  async goTo(path: string): Promise<void> {
    const address = path === '/' ? this.home : `${this.home.replace(/\/$/, '')}${path}`;
    await this.page.goto(this.urlOf(address));
  }

  /** Returns the address of a path of the shopper's store. */
  private urlOf(path: string): string {
    const { brand, port } = this.options;
    return shopUrl(brand === undefined ? this.country : `${this.country}.${brand}`, path, port);
  }

  button(id: string): Locator {
    return this.page.getByRole('button', { name: this.say(id), exact: true });
  }

  field(id: string, within: Locator | Page = this.page): Locator {
    const name = fieldName(this.say(id));
    // A field with suggestions is a combobox, for example the street.
    return within.getByRole('textbox', { name }).or(within.getByRole('combobox', { name }));
  }

  /** Returns the amount with this label in the order summary, in cents; 0 if it is free. */
  async sum(id: string): Promise<number> {
    const [only, ...others] = await this.sums(id);
    if (only === undefined || others.length > 0)
      throw new Error(`${this.say(id)} is shown ${only === undefined ? 0 : others.length + 1} times`);
    return only;
  }

  /** Returns all amounts with this label, in cents. */
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

  /** Goes from the home page to a department. */
  async findsCategory(params: ShoppingParams = {}): Promise<void> {
    await this.goTo('/');
    await this.opensDepartment(params);
  }

  /** Opens a department with the navigation bar, or by its address if the bar is hidden. */
  async opensDepartment({ department = 0 }: ShoppingParams = {}): Promise<void> {
    const path = (await departmentPaths(this.page, this.locale))[department] ?? '';
    const bar = this.page.getByRole('navigation', { name: this.say('shell.categories'), exact: true });
    const link = bar.locator(`a[href="${path}"]`).first();
    if (await link.isVisible()) await link.click();
    else await this.page.goto(this.urlOf(path));
    await expect(this.page).toHaveURL(new RegExp(`${path}$`));
  }

  /** Cards of products that are in stock and not scarce. */
  get cardsOnStock(): Locator {
    return this.page
      .getByRole('main')
      .locator('article')
      .filter({ hasText: this.say('stock.in-stock') });
  }

  /** Cards whose lines for the stock and the delivery are still empty. */
  private get cardsOfUnknownStock(): Locator {
    return this.page.getByRole('main').locator('article:has(p:empty + p:empty)');
  }

  /** Opens the cheapest product in stock of the category on screen. */
  async opensCheapest(): Promise<void> {
    // The browser loads the stock: once it is shown, the page is hydrated.
    await expect(this.cardsOnStock.first()).toBeVisible();
    await this.page.getByRole('combobox', { name: this.say('listing.sort') }).selectOption('price-asc');
    await expect(this.page).toHaveURL(/sort=price-asc/);
    // The address changes at once, the list when it is loaded.
    await expect.poll(() => this.isInOrderOfPrice()).toBe(true);
    // The stock of new cards follows the list. Before that, a dearer product could be the first that is known to be in stock.
    await expect(this.cardsOfUnknownStock).toHaveCount(0);
    await this.cardsOnStock.first().getByRole('link').click();
    await expect(this.button('add-to-cart.add').first()).toBeEnabled();
  }

  private async isInOrderOfPrice(): Promise<boolean> {
    const texts = await this.page.getByRole('main').locator('article strong').allInnerTexts();
    const prices = texts.map((text) => centsIn(text, this.locale, this.currency));
    return prices.every((price, place) => price >= (prices[place - 1] ?? 0));
  }

  /** Goes from the home page through a department to its cheapest product in stock. */
  async findsProduct(params: ShoppingParams = {}): Promise<void> {
    await this.findsCategory(params);
    await this.opensCheapest();
  }

  /** Adds the product on screen and opens the cart. Returns the price per piece at this quantity. */
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

  /** Returns the volume price of the chosen quantity, otherwise the price of one piece. */
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

  /** Fills the address form; a company also enters its name and VAT number. */
  async givesAddress(company?: { readonly name: string; readonly vatNumber: string }): Promise<void> {
    if (company) await this.chooses(this.page.getByRole('radio', { name: this.say('addresses.as-company') }));
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

  paymentOption(method: OfflineMethod): Locator {
    return this.page.getByRole('radio', { name: beginning(this.say(`payment.${method}`)) });
  }

  /**
   * Chooses a radio button. A form that loads may move it, so that a click misses; while the page hydrates, it is set back and
   * chosen again by the page's script.
   */
  async chooses(option: Locator): Promise<void> {
    await expect(() => option.check({ timeout: 1000 })).toPass();
  }

  async paysBy(method: OfflineMethod): Promise<void> {
    await this.chooses(this.paymentOption(method));
  }

  async placesOrder(): Promise<void> {
    await this.button('payment.place').click();
  }

  /** Waits for the confirmation and returns the order number. */
  async thankYou(): Promise<string> {
    await expect(this.page.getByRole('heading', { level: 1, name: this.say('confirmation.thanks') })).toBeVisible();
    return this.page.getByRole('main').locator('header strong').first().innerText();
  }

  /** Does all steps up to the payment page. */
  async goesToPayment(params: ShoppingParams = {}): Promise<void> {
    await this.findsProduct(params);
    await this.addsToCart(params);
    await this.goesToCheckout();
    await this.givesAddress();
    await this.continuesToPayment();
  }
}
