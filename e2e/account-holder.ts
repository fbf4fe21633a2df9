import type { Page } from '@playwright/test';
import type { Buyer } from './addresses.js';
import { mailedLink } from './invited.js';
import { expect } from './shop.js';
import { Shopper } from './shopper.js';

export const PASSWORD = 'copper-kettle-58';

export interface HolderOptions {
  /** A language other than the store's first. */
  readonly language?: string;
  readonly isCompany?: boolean;
}

/** Set by `npm run prove:accounts`; `npm test` tries accounts in the shops with the most differences. */
export const EVERY_ACCOUNT_SHOP = 'EVERY_ACCOUNT_SHOP';
const isEveryShop = process.env[EVERY_ACCOUNT_SHOP] !== undefined;

/** Returns all shops for `npm run prove:accounts`, otherwise those of some countries. */
export const shopsOf = <Shop extends { readonly country: Buyer }>(shops: readonly Shop[], short: readonly Buyer[]) =>
  shops.filter(({ country }) => isEveryShop || short.includes(country));

/** The shops in which the promises of accounts are tried: a private person, a company, a second language, a long one. */
const SHOPS = [
  { country: 'SK' },
  { country: 'DE', isCompany: true },
  { country: 'CH', language: 'fr' },
  { country: 'HU' },
] as const satisfies readonly ({ readonly country: Buyer } & HolderOptions)[];

export const ACCOUNT_SHOPS = shopsOf(SHOPS, ['DE', 'CH']);

let count = 0;

/** A person with an e-mail address of their own. */
export class AccountHolder extends Shopper {
  readonly email: string;
  readonly isCompany: boolean;

  constructor(page: Page, country: Buyer, { isCompany = false, ...options }: HolderOptions = {}) {
    super(page, country, options);
    this.isCompany = isCompany;
    count += 1;
    this.email = `holder-${country.toLowerCase()}-${process.pid}-${Date.now()}-${count}@example.com`;
  }

  get header() {
    return this.page.getByRole('banner').getByRole('link', { name: this.say('shell.account'), exact: true });
  }

  menuLink(id: string) {
    return this.page
      .getByRole('region', { name: this.say('account.menu') })
      .getByRole('link', { name: this.say(id), exact: true });
  }

  /** Fills in and sends the form of the registration. The account exists after the mailed link was opened. */
  async asksForAccount(): Promise<void> {
    const kind = this.isCompany ? 'account.company' : 'account.private';
    await this.chooses(this.page.getByRole('radio', { name: this.say(kind) }));
    await this.field('account.first-name').fill('Jana');
    await this.field('account.last-name').fill('Nová');
    await this.field('account.email').fill(this.email);
    await this.field('account.password').fill(PASSWORD);
    await this.button('account.create').click();
    await expect(this.page.getByText(this.say('entry.sent-lead', { email: this.email }))).toBeVisible();
  }

  /** Registers and opens the mailed link in the same browser. */
  async registers(): Promise<void> {
    await this.asksForAccount();
    await this.page.goto(await mailedLink(this.email, 'sign-up'));
    await expect(this.page.getByText(this.say('entry.created', { name: 'Jana' }))).toBeVisible();
  }

  async signsIn(password: string): Promise<void> {
    await this.field('account.email').fill(this.email);
    await this.field('account.password').fill(password);
    await this.button('account.sign-in').click();
  }

  async signsOut(): Promise<void> {
    await this.goTo('/log-out');
    await expect(this.page.getByRole('heading', { name: this.say('account.signed-out') })).toBeVisible();
  }
}
