import { cartOf } from './call-shop.js';
import { CommerceBackend } from './commerce-backend.js';
import { Payer } from './payer.js';
import { expect, test } from './shop.js';

interface BackendCart {
  readonly custom?: { readonly fields: { readonly customerAgreedToSendEmail?: boolean } };
}

/** A guest at the addresses, who may allow offers by e-mail. */
class Receiver extends Payer {
  get consent() {
    return this.page.getByRole('checkbox', { name: this.say('addresses.agree-to-email'), exact: true });
  }

  /** Returns whether the shop may send offers by e-mail, as the commerce backend has it with the cart. */
  async hasAgreed(): Promise<boolean> {
    const backend = await CommerceBackend.open(this.page.request);
    const cart = await cartOf(this.page);
    const { custom } = await backend.get<BackendCart>(`/carts/${cart?.id ?? ''}`);
    return custom?.fields.customerAgreedToSendEmail ?? false;
  }

  async opensAddresses(): Promise<void> {
    await this.goTo('/checkout/addresses');
    await expect(this.field('addresses.email')).toBeVisible();
  }
}

test('the consent to e-mails is unticked and may stay so; only the tick of the shopper reaches the cart', async ({
  page,
}) => {
  const guest = new Receiver(page, 'FI');
  await guest.fillsCart();
  await guest.opensAddresses();
  await expect(guest.consent).not.toBeChecked();
  await expect(guest.consent).not.toHaveAttribute('required');
  await guest.givesAddress();
  await guest.continuesToPayment();
  expect(await guest.hasAgreed()).toBe(false);

  await guest.opensAddresses();
  await expect(guest.consent).not.toBeChecked();
  await guest.consent.check();
  await guest.continuesToPayment();
  expect(await guest.hasAgreed()).toBe(true);

  await guest.opensAddresses();
  await expect(guest.consent).toBeChecked();
  await guest.consent.uncheck();
  await guest.continuesToPayment();
  expect(await guest.hasAgreed()).toBe(false);
});
