import type {
  CommerceOperationName,
  CommerceRequest,
  CommerceResponse,
} from '@manifold/domain/commerce-api/operations';
import type { Cart, CartAction } from '@manifold/domain/cart/contract';
import { ShopError } from '@manifold/domain/shop-error/shop-error';
import { Injectable } from '@nestjs/common';
import { RateLimits } from '../platform/rate-limits/rate-limits.service.js';
import { Carts, type SeenCart } from './cart/carts.service.js';
import { CouponAttempts } from './cart/coupon-attempts.service.js';
import { Categories } from './catalogue/categories.service.js';
import { Listings } from './catalogue/listings.service.js';
import { isOfCompanions, ProductCompanions } from './catalogue/product-companions.service.js';
import { Products } from './catalogue/products.service.js';
import { TagManagerProducts } from './catalogue/tag-manager-products.service.js';
import { Stocks } from './catalogue/stock.service.js';
import { PublicStores } from './stores/public-stores.service.js';
import { VolumeDiscounts } from './catalogue/volume-discounts.service.js';
import { Checkout } from './checkout/checkout.service.js';
import { EarlyPayments } from './orders/early-payments.service.js';
import { OrderPlacement } from './orders/order-placement.service.js';
import { Orders } from './orders/orders.service.js';
import { Reviews } from './reviews/reviews.service.js';
import { Search } from './search/search.service.js';
import { seoRedirectionOf } from './stores/seo-redirection-of.js';
import type { Visit } from './visit/visit.js';

type Calls = {
  readonly [Name in CommerceOperationName]: (
    visit: Visit,
    request: CommerceRequest<Name>,
  ) => Promise<CommerceResponse<Name>>;
};

/** What each operation of the shopper's API does. The compiler sees to it that none is missing. */
@Injectable()
export class CommerceCalls implements Calls {
  constructor(
    private readonly categories: Categories,
    private readonly listings: Listings,
    private readonly companions: ProductCompanions,
    private readonly products: Products,
    private readonly tagManagerProducts: TagManagerProducts,
    private readonly reviews: Reviews,
    private readonly stocks: Stocks,
    private readonly carts: Carts,
    private readonly stores: PublicStores,
    private readonly volumeDiscounts: VolumeDiscounts,
    private readonly checkout: Checkout,
    private readonly earlyPayments: EarlyPayments,
    private readonly placement: OrderPlacement,
    private readonly orders: Orders,
    private readonly search: Search,
    private readonly coupons: CouponAttempts,
    private readonly limits: RateLimits,
  ) {}

  readonly searchProducts: Calls['searchProducts'] = async (visit, request) => {
    this.limits.take('search', visit.session.current?.sid);
    return { search: await this.search.page(visit, request) };
  };

  readonly quickSearch: Calls['quickSearch'] = async (visit, { text }) => {
    this.limits.take('search', visit.session.current?.sid);
    return { suggestions: await this.search.suggestions(visit, text) };
  };

  readonly recordSearchClick: Calls['recordSearchClick'] = async (visit, request) => ({
    recorded: await this.search.choose(visit, request),
  });

  readonly getCategories: Calls['getCategories'] = async (visit, request) => ({
    categories: { results: await this.categories.of(visit, request) },
  });

  readonly getCategory: Calls['getCategory'] = async (visit, { slug, fetchSiblings }) => ({
    category: (await this.categories.bySlug(visit, slug, fetchSiblings)) ?? null,
  });

  readonly getProducts: Calls['getProducts'] = async (visit, request) => {
    if (isOfCompanions(request)) return this.companions.of(visit, request);
    const products = await this.listings.products(visit, request);
    if (request.query !== 'tagManager') return { products };
    return { products, tagManager: await this.tagManagerProducts.of(visit, request.skus) };
  };

  readonly getProduct: Calls['getProduct'] = async (visit, { slug }) => ({
    product: (await this.products.bySlug(visit, slug)) ?? null,
  });

  readonly getReviews: Calls['getReviews'] = async (visit, request) => ({
    reviews: await this.reviews.of(visit, request),
  });

  readonly getInventory: Calls['getInventory'] = async (visit, request) => {
    await this.requireOwnCart(visit, request.cartId);
    const results = await this.stocks.of(visit.market, 'sku' in request ? [request.sku] : request.skus);
    return { inventoryEntries: { results, offset: 0, count: results.length, total: results.length } };
  };

  readonly getMe: Calls['getMe'] = async (visit) => ({ me: { activeCart: await this.carts.active(visit) } });

  readonly getCart: Calls['getCart'] = async (visit, request) => ({
    cart: await this.carts.byId(visit, 'id' in request ? request.id : request.cartId),
  });

  readonly createCart: Calls['createCart'] = async (visit, draft) => {
    refuseOtherMarket(visit, draft);
    const actions = (draft.lineItems ?? []).map((line) => ({ action: 'addLineItem', ...line }) as const);
    if (actions.length === 0) return { cart: await this.carts.create(visit) };
    return this.updateCart(visit, { actions });
  };

  readonly updateCart: Calls['updateCart'] = async (visit, { actions, ...seen }) => {
    await this.listings.refuseUnsold(visit, actions);
    return { cart: await this.updated(visit, actions, seen) };
  };

  readonly deleteCart: Calls['deleteCart'] = async (visit, seen) => {
    await this.carts.remove(visit, seen);
    return { cart: null };
  };

  readonly applyCartCoupon: Calls['applyCartCoupon'] = async (visit, { code }) => ({
    cart: await this.updated(visit, [{ action: 'addDiscountCode', code }]),
  });

  readonly removeCartCoupon: Calls['removeCartCoupon'] = async (visit, request) => {
    const discountCodeId = 'discountCode' in request ? request.discountCode.id : request.discountCodeId;
    const cart = await this.carts.active(visit);
    const isOn = cart?.discountCodes.some(({ id }) => id === discountCodeId) ?? false;
    return { cart: isOn ? await this.carts.update(visit, [{ action: 'removeDiscountCode', discountCodeId }]) : cart };
  };

  readonly updateCartItemChannel: Calls['updateCartItemChannel'] = async (visit, { lineItemId }) => ({
    cart: await this.carts.moveToStoreChannels(visit, lineItemId),
  });

  readonly getStores: Calls['getStores'] = (visit, request) =>
    Promise.resolve({ stores: { results: this.stores.of(visit.snapshot, request) } });

  readonly getSeoRedirection: Calls['getSeoRedirection'] = ({ snapshot }, { sourceUrl }) =>
    Promise.resolve(seoRedirectionOf(snapshot, sourceUrl));

  readonly getVolumeDiscounts: Calls['getVolumeDiscounts'] = async ({ market }, { group }) => ({
    cartDiscounts: { results: await this.volumeDiscounts.of(market, group) },
  });

  readonly setCheckoutAddresses: Calls['setCheckoutAddresses'] = async (visit, request) => ({
    cart: await this.checkout.setAddresses(visit, request),
  });

  readonly getShippingMethods: Calls['getShippingMethods'] = async (visit, { cartId, country }) => {
    refuseOtherMarket(visit, { country });
    await this.requireOwnCart(visit, cartId);
    return { shippingMethods: await this.checkout.shippingMethods(visit, country === undefined) };
  };

  readonly getPaymentMethods: Calls['getPaymentMethods'] = async (visit) => ({
    paymentMethods: await this.checkout.paymentMethods(visit),
  });

  readonly createMyPayment: Calls['createMyPayment'] = (visit, { paymentMethodInfo, ...request }) => {
    const { paymentInterface, method = paymentInterface } = paymentMethodInfo;
    if (method !== paymentInterface) throw invalid('paymentMethodInfo.method', 'other-method');
    return this.earlyPayments.create(visit, request, paymentInterface);
  };

  readonly createCodPayment: Calls['createCodPayment'] = (visit, request) =>
    this.earlyPayments.create(visit, request, 'cash-on-delivery');

  readonly createBankPayment: Calls['createBankPayment'] = (visit, request) =>
    this.earlyPayments.create(visit, request, 'bank-transfer');

  readonly createMyOrderFromCart: Calls['createMyOrderFromCart'] = (visit, request) => {
    const { version, paymentMethod, agreedToSendEmail } = request;
    const cartId = 'id' in request ? request.id : request.cartId;
    return this.placement.place(visit, { cartId, version, paymentMethod, agreedToSendEmail });
  };

  readonly getOrders: Calls['getOrders'] = async (visit, request) => ({
    me: { orders: { results: await this.orders.own(visit, request) } },
  });

  private updated(visit: Visit, actions: readonly CartAction[], seen?: SeenCart): Promise<Cart> {
    return this.coupons.counted(visit, actions, () => this.carts.update(visit, actions, seen));
  }

  /** A question about a cart is answered to its owner only. */
  private async requireOwnCart(visit: Visit, cartId: string | undefined): Promise<void> {
    if (cartId !== undefined && !(await this.carts.byId(visit, cartId))) throw new ShopError('cart-not-found');
  }
}

const invalid = (field: string, reason: string): ShopError =>
  new ShopError('invalid-input', { fields: [{ field, reason }] });

/** Refuses a currency, country or locale that is not the one of the store that is asked. */
function refuseOtherMarket(
  { market, locale }: Visit,
  named: {
    readonly currency?: string | undefined;
    readonly country?: string | undefined;
    readonly locale?: string | undefined;
  },
): void {
  if (named.currency !== undefined && named.currency !== market.currencyCode) throw invalid('currency', 'other-store');
  if (named.country !== undefined && named.country !== market.countryCode) throw invalid('country', 'other-store');
  if (named.locale !== undefined && named.locale !== locale) throw invalid('locale', 'other-locale');
}
