import type { Cart } from '@manifold/domain/cart/contract';
import type { CommerceRequest, CommerceResponse } from '@manifold/domain/commerce-api/operations';
import type { PaymentOffer } from '@manifold/domain/payment-methods/contract';
import { ShopError } from '@manifold/domain/shop-error/shop-error';
import { Injectable } from '@nestjs/common';
import { CartBackend } from '../../integrations/commercetools/ports/cart-backend.js';
import {
  CatalogueBackend,
  type ShippingMethodRecord,
} from '../../integrations/commercetools/ports/catalogue-backend.js';
import { Env } from '../../platform/env/env.js';
import { Carts, storedAddress, refuseWrongAddresses, type SeenCart } from '../cart/index.js';
import { paymentOffers } from '../payments/index.js';
import { VatValidation } from '../vat-check/index.js';
import { clientTypeOf, Shoppers, type Visit } from '../visit/index.js';

type ShippingMethods = CommerceResponse<'getShippingMethods'>['shippingMethods'];

/** The steps between a cart and its order. */
@Injectable()
export class Checkout {
  constructor(
    private readonly carts: Carts,
    private readonly backend: CartBackend,
    private readonly catalogue: CatalogueBackend,
    private readonly shoppers: Shoppers,
    private readonly env: Env,
    private readonly vat: VatValidation,
  ) {}

  /**
   * Sets e-mail and addresses on the cart, and selects the shipping method. Refuses fields that break the country's rules. With
   * `seen`, refuses another cart and another version of it.
   */
  async setAddresses(
    visit: Visit,
    request: CommerceRequest<'setCheckoutAddresses'>,
    seen: SeenCart = {},
  ): Promise<Cart> {
    const { document } = visit.snapshot;
    const { clientType, email, billingAddress, shippingAddress, agreedToSendEmail: agreed } = request;
    refuseWrongAddresses(request, document);
    const session = await this.shoppers.open(visit);
    if (session.clientType !== clientType) visit.session.replace({ ...session, clientType });
    const billing = storedAddress(billingAddress, clientType, document);
    const shipping = storedAddress(shippingAddress ?? billingAddress, clientType, document);
    return this.carts.change(
      visit,
      [
        { change: 'set-email', email: email.toLowerCase() },
        { change: 'set-billing-address', address: billing },
        { change: 'set-shipping-address', address: shipping },
        ...(agreed === undefined ? [] : [{ change: 'set-agreed-to-email', agreed } as const]),
      ],
      { decideNet: (cartId) => this.vat.hasNetPrices(visit, cartId, billing.vatNumber), seen },
    );
  }

  /** Lists the shipping methods of the cart; those of the country if the cart has no address or `isForCart` is false. */
  async shippingMethods(visit: Visit, isForCart: boolean): Promise<ShippingMethods> {
    const ofCart = isForCart ? await this.cartShippingMethods(visit) : undefined;
    const methods = ofCart ?? (await this.catalogue.shippingMethods(visit.market));
    return methods.map(shippingMethodView);
  }

  private cartShippingMethods(visit: Visit): Promise<ShippingMethodRecord[] | undefined> {
    return this.shoppers.asVisitor(visit, async (shopper) => {
      const cart = await this.backend.activeCart(shopper);
      return cart?.shippingAddress ? this.backend.shippingMethods(shopper, cart.id) : undefined;
    });
  }

  /**
   * Lists the payment methods of the cart with fees and refusals, also while it is being paid: another tab may have started the
   * payment, and a cancelled one needs them again. Throws `cart-empty` for an empty cart.
   */
  async paymentMethods(visit: Visit): Promise<PaymentOffer[]> {
    const cart = await this.carts.activeRecord(visit);
    if (!cart || cart.lineItems.length === 0) throw new ShopError('cart-empty');
    return paymentOffers(cart, visit.snapshot.document, {
      clientType: clientTypeOf(visit),
      hasProvider: this.env.paymentProvider !== undefined,
    });
  }
}

function shippingMethodView({ key, name, deliveryTime, isDefault }: ShippingMethodRecord): ShippingMethods[number] {
  return { key, name, deliveryTime, isDefault };
}
