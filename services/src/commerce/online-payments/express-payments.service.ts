import type { Address } from '@manifold/domain/address/contract';
import type { CommerceRequest } from '@manifold/domain/commerce-api/operations';
import type { WalletContact } from '@manifold/domain/express-payment/contract';
import { walletAddress } from '@manifold/domain/express-payment/wallet-address';
import type { OnlinePaymentAnswer } from '@manifold/domain/online-payment/answer';
import { ShopError } from '@manifold/domain/shop-error/shop-error';
import { Injectable } from '@nestjs/common';
import { Checkout } from '../checkout/index.js';
import { clientTypeOf, type Visit } from '../visit/index.js';
import { OfferedMethods } from './offered-methods.service.js';
import { OnlinePayments } from './online-payments.service.js';

type ExpressRequest = CommerceRequest<'startExpressPayment'>;

/** Pays carts from a wallet, which knows the shopper's addresses and e-mail. */
@Injectable()
export class ExpressPayments {
  constructor(
    private readonly checkout: Checkout,
    private readonly methods: OfferedMethods,
    private readonly payments: OnlinePayments,
  ) {}

  /**
   * Sets the wallet's addresses and e-mail on the cart at the version that the shopper saw, and pays it. Throws `email-missing`
   * or `address-missing` if the wallet gave none, and `malformed-price` if the cart with its addresses has another total than the
   * wallet showed, and `cart-frozen` while another payment of the cart waits for the shopper: the sheet of a wallet has no place for
   * its question. Nothing is charged then. While another payment has no known outcome, its state is returned.
   */
  async start(visit: Visit, request: ExpressRequest): Promise<OnlinePaymentAnswer> {
    const { cartId, version, amount, email, billingContact, shippingContact, payment } = request;
    this.methods.requireOffered(visit, payment);
    if (email === undefined) throw new ShopError('email-missing');
    const billingAddress = addressOf(visit, 'billingContact', billingContact);
    const shippingAddress = addressOf(visit, 'shippingContact', shippingContact);
    const addresses = { clientType: clientTypeOf(visit), email, billingAddress, shippingAddress };
    // Before the addresses: to set them, the cart would be taken from a payment that waits for the shopper.
    const running = await this.payments.running(visit, cartId);
    if (running?.status === 'action') throw new ShopError('cart-frozen');
    if (running) return running;
    // The version is compared where the addresses are set: another tab may change the cart until then.
    const cart = await this.checkout.setAddresses(visit, addresses, { id: cartId, version });
    const { totalPrice } = cart;
    if (totalPrice.centAmount !== amount.centAmount || totalPrice.currencyCode !== amount.currencyCode)
      throw new ShopError('malformed-price');
    return this.payments.start(visit, { cartId, version: cart.version, payment });
  }
}

/** Returns the address of a wallet's contact. Throws `address-missing` with the fields that it lacks, or with the contact. */
function addressOf(
  visit: Visit,
  contact: 'billingContact' | 'shippingContact',
  given: WalletContact | undefined,
): Address {
  if (!given) throw new ShopError('address-missing', { fields: [{ field: contact, reason: 'required' }] });
  const address = walletAddress(given, visit.snapshot.document.sections.store.countryCode);
  if (!('missing' in address)) return address;
  const fields = address.missing.map((field) => ({ field: `${contact}.${field}`, reason: 'required' }));
  throw new ShopError('address-missing', { fields });
}
