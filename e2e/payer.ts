import type { FrameLocator, Locator } from '@playwright/test';
import { addresses } from './addresses.js';
import { callShop } from './call-shop.js';
import { type Card, payableProduct } from './purchase-pages.js';
import { expect } from './shop.js';
import { Shopper } from './shopper.js';

/** Test cards of the sandbox, by what happens to them. */
export const CARDS = {
  authorised: '4111111111111111',
  frictionless: '5201281505129736',
  challenge: '4917610000000000',
  refused: '4000000000000002',
  cancelled: '4000000000000341',
  pending: '4000000000000077',
  lostAnswer: '4000000000000119',
  bankPage: '4212345678901245',
  furtherQuestion: '4000000000003220',
  serverError: '4000000000000127',
} as const;

const EXPIRY = '0390';
const SECURITY_CODE = '737';
const LOADED_MS = 20_000;
const DECIDED_MS = 30_000;

export interface Company {
  readonly name: string;
  readonly vatNumber: string;
}

export interface PayingParams {
  readonly company?: Company | undefined;
  /** Replaces the family name; the sandbox refuses a few. */
  readonly lastName?: string | undefined;
  readonly quantity?: number;
}

/** A guest with a filled cart and addresses, who pays online. */
export class Payer extends Shopper {
  /** Fills the cart and the addresses through the API, and opens the payment page. */
  async opensPayment(params: PayingParams = {}): Promise<void> {
    await this.fillsCart(params.quantity);
    await this.setsAddresses(params);
    await this.goTo('/checkout/payment');
    await this.seesForm();
  }

  /** Adds a cheap product to the cart through the API, from a page of the store. */
  async fillsCart(quantity = 1): Promise<Card> {
    // The smallest page of the store: only its session and origin matter.
    await this.goTo('/checkout/login');
    const product = await payableProduct(this.page);
    await this.call('updateCart', { actions: [{ action: 'addLineItem', sku: product.sku, quantity }] });
    return product;
  }

  /** Sets e-mail and addresses of the cart through the API. */
  async setsAddresses({ company, lastName }: PayingParams = {}): Promise<void> {
    const lines = addresses[this.country];
    await this.call('setCheckoutAddresses', {
      clientType: company ? 'company' : 'private',
      email: this.email,
      billingAddress: {
        firstName: lines['addresses.field-first-name'],
        lastName: lastName ?? lines['addresses.field-last-name'],
        streetName: lines['addresses.field-street'],
        streetNumber: lines['addresses.field-street-number'],
        postalCode: lines['addresses.field-postal-code'],
        city: lines['addresses.field-city'],
        phone: lines['addresses.field-phone'],
        country: this.country,
        ...(company ? { company: company.name, vatNumber: company.vatNumber } : {}),
      },
      shippingAddress: null,
    });
  }

  get email(): string {
    return `eva.${this.country.toLowerCase()}@example.com`;
  }

  /** Waits as long as the provider and the services may need. */
  override async thankYou(): Promise<string> {
    const heading = { level: 1, name: this.say('confirmation.thanks') };
    await expect(this.page.getByRole('heading', heading)).toBeVisible({ timeout: DECIDED_MS });
    return super.thankYou();
  }

  /** Waits for the provider's form. */
  async seesForm(): Promise<void> {
    await expect(this.form.locator('.adyen-checkout__payment-method').first()).toBeVisible({ timeout: LOADED_MS });
  }

  /** The provider's form. */
  get form(): Locator {
    return this.page.locator('.drop-in');
  }

  /** Chooses a method of the provider. */
  async choosesMethod(type: string): Promise<void> {
    await this.form
      .locator(`.adyen-checkout__payment-method--${type} [role=radio], .adyen-checkout__payment-method--${type} button`)
      .first()
      .click();
  }

  async entersCard(number: string): Promise<void> {
    await this.cardField('encryptedCardNumber').pressSequentially(number);
    await this.cardField('encryptedExpiryDate').pressSequentially(EXPIRY);
    await this.cardField('encryptedSecurityCode').pressSequentially(SECURITY_CODE);
  }

  /** The 3-D Secure question of the card's bank. */
  get question(): FrameLocator {
    return this.page.frameLocator('iframe[name="threeDSIframe"]');
  }

  /** Orders by Billie without the company's number, sees that it is required, and enters it. */
  async entersRegistrationNumber(number: string): Promise<void> {
    const field = this.field('payment.registration-number');
    await expect(field).toBeVisible();
    await this.button('payment.place').click();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toBeFocused();
    await field.fill(number);
  }

  /** Presses a button of the bank's simulated page. */
  async answersBank(name: string): Promise<void> {
    await this.page.getByRole('button', { name, exact: true }).click();
  }

  /** The text about a payment that came to nothing. */
  problem(id: string): Locator {
    return this.page.getByRole('alert').filter({ hasText: this.say(id) });
  }

  private cardField(name: string): Locator {
    // Until the provider's form has configured a field, it takes no input.
    return this.form.frameLocator(`[data-cse="${name}"] iframe`).getByRole('textbox', { disabled: false });
  }

  private async call(operation: string, parameters: unknown): Promise<void> {
    const { status, body } = await callShop(this.page, operation, parameters);
    expect({ status, error: body.error }).toEqual({ status: 200, error: undefined });
  }
}
