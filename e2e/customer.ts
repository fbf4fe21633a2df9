import { AccountHolder } from './account-holder.js';
import { addresses } from './addresses.js';
import { callShop, cartOf } from './call-shop.js';
import { payableProduct } from './purchase-pages.js';
import { expect, SANDBOX_URL } from './shop.js';
import type { OfflineMethod } from './shopper.js';

/** As much of an order as the tests read. */
interface Order {
  readonly id: string;
  readonly orderNumber: string;
  readonly lineItems: readonly { readonly name: string }[];
  readonly bankTransfer: { readonly reference: string } | null;
}

/** A customer who has an account and orders through the API. */
export class Customer extends AccountHolder {
  /** Creates the account, and begins on the home page. */
  async signsUp(): Promise<void> {
    await this.goTo('/create-account');
    await this.registers();
    await this.goTo('/');
  }

  /** Adds a product that can be paid to the cart, and returns its SKU. */
  async fillsCart(): Promise<string> {
    const { sku } = await payableProduct(this.page);
    await this.call('updateCart', { actions: [{ action: 'addLineItem', sku, quantity: 1 }] });
    return sku;
  }

  /** Orders a product, by bank transfer if no other method is named, and returns the order. */
  async orders(paymentMethod: OfflineMethod = 'bank-transfer'): Promise<Order> {
    await this.fillsCart();
    const company = this.isCompany ? { company: 'Novak Metall' } : {};
    await this.call('setCheckoutAddresses', {
      clientType: this.isCompany ? 'company' : 'private',
      email: this.email,
      billingAddress: { ...this.address, ...company },
      shippingAddress: null,
    });
    const cart = await cartOf(this.page);
    const answer = await this.call('createMyOrderFromCart', {
      cartId: cart?.id,
      version: cart?.version,
      paymentMethod,
    });
    const { order } = answer as { order?: Order };
    if (!order) throw new Error('The order is not placed');
    return order;
  }

  /** The carrier of the sandbox collects an order. */
  async receivesParcel({ id }: Pick<Order, 'id'>): Promise<void> {
    const answer = await this.page.request.post(`${SANDBOX_URL}/carrier/orders/${id}/ship`);
    expect(answer.status()).toBe(200);
  }

  private get address() {
    const lines = addresses[this.country];
    return {
      firstName: lines['addresses.field-first-name'],
      lastName: lines['addresses.field-last-name'],
      streetName: lines['addresses.field-street'],
      streetNumber: lines['addresses.field-street-number'],
      postalCode: lines['addresses.field-postal-code'],
      city: lines['addresses.field-city'],
      phone: lines['addresses.field-phone'],
      country: this.country,
    };
  }

  private async call(operation: string, parameters: unknown): Promise<unknown> {
    const { status, body } = await callShop(this.page, operation, parameters);
    expect({ operation, status, error: body.error }).toEqual({ operation, status: 200, error: undefined });
    return body.data;
  }
}
