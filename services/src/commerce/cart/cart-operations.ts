import type { Cart, CartAction } from '@manifold/domain/cart/contract';
import type { CommerceRequest, CommerceResponse } from '@manifold/domain/commerce-api/operations';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Listings, Stocks } from '../catalogue/index.js';
import { CommerceHandlers } from '../operations/index.js';
import { refuseOtherMarket, type Visit } from '../visit/index.js';
import type { SeenCart } from './cart-updates.service.js';
import { Carts } from './carts.service.js';
import { CouponAttempts } from './coupon-attempts.service.js';

type CartAnswer = CommerceResponse<'updateCart'>;

/** Handles the operations about the visitor's cart and the stock of its products. */
@Injectable()
export class CartOperations implements OnModuleInit {
  constructor(
    private readonly handlers: CommerceHandlers,
    private readonly carts: Carts,
    private readonly coupons: CouponAttempts,
    private readonly listings: Listings,
    private readonly stocks: Stocks,
  ) {}

  onModuleInit(): void {
    this.handlers.register({
      getMe: async (visit) => ({ me: { activeCart: await this.carts.active(visit) } }),
      getCart: async (visit, request) => ({
        cart: await this.carts.byId(visit, 'id' in request ? request.id : request.cartId),
      }),
      getInventory: (visit, request) => this.readStock(visit, request),
      createCart: (visit, draft) => this.create(visit, draft),
      updateCart: (visit, { actions, ...seen }) => this.update(visit, actions, seen),
      deleteCart: async (visit, seen) => {
        await this.carts.remove(visit, seen);
        return { cart: null };
      },
      applyCartCoupon: async (visit, { code }) => ({
        cart: await this.change(visit, [{ action: 'addDiscountCode', code }]),
      }),
      removeCartCoupon: (visit, request) => this.removeCoupon(visit, request),
      updateCartItemChannel: async (visit, { lineItemId }) => ({
        cart: await this.carts.moveToStoreChannels(visit, lineItemId),
      }),
    });
  }

  private async readStock(
    visit: Visit,
    request: CommerceRequest<'getInventory'>,
  ): Promise<CommerceResponse<'getInventory'>> {
    await this.carts.requireOwn(visit, request.cartId);
    const results = await this.stocks.list(visit.market, 'sku' in request ? [request.sku] : request.skus);
    return { inventoryEntries: { results, offset: 0, count: results.length, total: results.length } };
  }

  private async create(visit: Visit, draft: CommerceRequest<'createCart'>): Promise<CommerceResponse<'createCart'>> {
    refuseOtherMarket(visit, draft);
    const actions = (draft.lineItems ?? []).map((line) => ({ action: 'addLineItem', ...line }) as const);
    if (actions.length === 0) return { cart: await this.carts.create(visit) };
    return this.update(visit, actions);
  }

  private async update(visit: Visit, actions: readonly CartAction[], seen?: SeenCart): Promise<CartAnswer> {
    await this.listings.refuseUnsold(visit, actions);
    return { cart: await this.change(visit, actions, seen) };
  }

  private async removeCoupon(
    visit: Visit,
    request: CommerceRequest<'removeCartCoupon'>,
  ): Promise<CommerceResponse<'removeCartCoupon'>> {
    const discountCodeId = 'discountCode' in request ? request.discountCode.id : request.discountCodeId;
    const cart = await this.carts.active(visit);
    const isOn = cart?.discountCodes.some(({ id }) => id === discountCodeId) ?? false;
    return { cart: isOn ? await this.carts.update(visit, [{ action: 'removeDiscountCode', discountCodeId }]) : cart };
  }

  private change(visit: Visit, actions: readonly CartAction[], seen?: SeenCart): Promise<Cart> {
    return this.coupons.countRefusals(visit, actions, () => this.carts.update(visit, actions, seen));
  }
}
