import { ShopError } from '@manifold/domain/shop-error/shop-error';
import { Injectable } from '@nestjs/common';
import type { CartAnswer, OrderAnswer } from '../carts/cart-answer.js';
import { getCart, updateCart } from '../carts/cart-documents.js';
import { cartRecord, orderRecord } from '../carts/cart-record.js';
import { BackendFailure, withShopErrors } from '../connection/backend-failure.js';
import { CommercetoolsClient, type GraphqlDocument } from '../connection/commercetools.client.js';
import { isAnswerLost, retryIfAnswerLost } from '../connection/retry-write.js';
import { ShopperCalls } from '../connection/shopper-calls.client.js';
import { quoted, quotedList } from '../connection/queries.js';
import type { CartVersion, Shopper } from '../ports/cart-backend.js';
import type { CartRecord, OrderRecord } from '../ports/cart-records.js';
import {
  OrderBackend,
  type CartPayment,
  type NewOrder,
  type NewPayment,
  type OrderVersion,
  type OwnOrderFilter,
} from '../ports/order-backend.js';
import { cartPaymentActions, FREEZE } from './cart-payment-actions.js';
import * as documents from './order-documents.js';

/** Language of texts that no shopper reads. */
const ANY_LANGUAGE = ['en'];

interface Identified {
  readonly id: string;
}

/** Accesses carts and orders with the service client. */
@Injectable()
export class CommercetoolsOrders extends OrderBackend {
  constructor(
    private readonly client: CommercetoolsClient,
    private readonly calls: ShopperCalls,
  ) {
    super();
  }

  async cart(storeKey: string, id: string): Promise<CartRecord | undefined> {
    const data = await withShopErrors(() =>
      this.client.graphql<{ inStore: { cart: CartAnswer | null } }>(
        'service',
        getCart,
        { storeKey, id, languages: ANY_LANGUAGE },
        'read',
      ),
    );
    return data.inStore.cart ? cartRecord(data.inStore.cart) : undefined;
  }

  async createPayment({ key, paymentInterface, amount }: NewPayment): Promise<string> {
    const { centAmount, currencyCode } = amount;
    const draft = {
      key,
      amountPlanned: { centAmount, currencyCode },
      paymentMethodInfo: { paymentInterface, method: paymentInterface },
    };
    const create = () => this.write<{ payment: Identified }>(documents.createPayment, { draft });
    try {
      return (await withShopErrors(() => retryIfAnswerLost(create))).payment.id;
    } catch (error) {
      if (!isDuplicate(error)) throw error;
      return this.paymentByKey(key);
    }
  }

  preparePayment(storeKey: string, cart: CartRecord, payment: CartPayment): Promise<CartRecord> {
    const actions = cartPaymentActions(cart, payment);
    const send = () => this.updateCart(storeKey, cart, actions);
    return withShopErrors(async () => {
      try {
        return await send();
      } catch (error) {
        if (!isAnswerLost(error)) throw error;
        const current = await this.cart(storeKey, cart.id);
        if (current && isPrepared(current, payment)) return current;
        // Not applied: the same version is sent again, so it cannot be applied twice.
        if (current?.version === cart.version) return send();
        throw error;
      }
    });
  }

  freeze(storeKey: string, cart: CartVersion): Promise<CartRecord> {
    return withShopErrors(() => this.updateCart(storeKey, cart, [FREEZE]));
  }

  unfreeze(storeKey: string, cart: CartVersion): Promise<CartRecord> {
    return withShopErrors(() => this.updateCart(storeKey, cart, [{ unfreezeCart: {} }]));
  }

  async createOrder(storeKey: string, { cart, languages, ...order }: NewOrder): Promise<OrderRecord> {
    const { id, version } = cart;
    const draft = { ...order, orderState: 'Open', cart: { typeId: 'cart', id }, version };
    const variables = { storeKey, draft, languages };
    try {
      const data = await withShopErrors(() =>
        this.write<{ order: OrderAnswer }>(documents.createOrderFromCart, variables),
      );
      return orderRecord(data.order);
    } catch (error) {
      if (isDuplicate(error)) throw new ShopError('conflict', { cause: error });
      throw error;
    }
  }

  async setOrderNumber({ id, version }: OrderVersion, orderNumber: string): Promise<void> {
    await withShopErrors(() =>
      this.client.rest('set order number', 'write', (project) =>
        project
          .orders()
          .withId({ ID: id })
          .post({ body: { version, actions: [{ action: 'setOrderNumber', orderNumber }] } }),
      ),
    );
  }

  async orderByNumber(
    orderNumber: string,
    languages: readonly string[] = ANY_LANGUAGE,
  ): Promise<OrderRecord | undefined> {
    const data = await withShopErrors(() =>
      this.client.graphql<{ order: OrderAnswer | null }>(
        'service',
        documents.getOrderByNumber,
        { orderNumber, languages },
        'read',
      ),
    );
    return data.order ? orderRecord(data.order) : undefined;
  }

  orderOfCart(cartId: string): Promise<OrderRecord | undefined> {
    return this.findOrder(ofCart(cartId), ANY_LANGUAGE);
  }

  orderOfPayment(paymentId: string): Promise<OrderRecord | undefined> {
    return this.findOrder(`paymentInfo(payments(id = ${quoted(paymentId)}))`, ANY_LANGUAGE);
  }

  orderToInvoice(orderNumber: string, languages: readonly string[]): Promise<OrderRecord | undefined> {
    return this.findOrder(`orderNumber = ${quoted(orderNumber)}`, languages);
  }

  async customerOrders(storeKey: string, customerId: string, languages: readonly string[]): Promise<OrderRecord[]> {
    const where = `customerId = ${quoted(customerId)}`;
    const data = await withShopErrors(() =>
      this.client.graphql<{ inStore: { orders: { results: OrderAnswer[] } } }>(
        'service',
        documents.listOrdersOfCustomer,
        { storeKey, where, languages },
        'read',
      ),
    );
    return data.inStore.orders.results.map(orderRecord);
  }

  async ownOrders(shopper: Shopper, by: OwnOrderFilter): Promise<OrderRecord[]> {
    const where = ownOrderPredicate(by);
    const data = await withShopErrors(() =>
      this.calls.run<{ inStore: { me: { orders: { results: OrderAnswer[] } } } }>(
        shopper,
        documents.listMyOrders,
        { where },
        'read',
      ),
    );
    return data.inStore.me.orders.results.map(orderRecord);
  }

  async orderHistory(
    shopper: Shopper,
    page: { readonly offset: number; readonly limit: number },
  ): Promise<{ orders: OrderRecord[]; total: number }> {
    const data = await withShopErrors(() =>
      this.calls.run<{ inStore: { me: { orders: { total: number; results: OrderAnswer[] } } } }>(
        shopper,
        documents.listOrderHistory,
        page,
        'read',
      ),
    );
    const { total, results } = data.inStore.me.orders;
    return { orders: results.map(orderRecord), total };
  }

  private async findOrder(where: string, languages: readonly string[]): Promise<OrderRecord | undefined> {
    const data = await withShopErrors(() =>
      this.client.graphql<{ orders: { results: OrderAnswer[] } }>(
        'service',
        documents.findOrder,
        { where, languages },
        'read',
      ),
    );
    const [order] = data.orders.results;
    return order && orderRecord(order);
  }

  private async paymentByKey(key: string): Promise<string> {
    const data = await withShopErrors(() =>
      this.client.graphql<{ payment: Identified | null }>('service', documents.getPaymentByKey, { key }, 'read'),
    );
    if (!data.payment) throw new ShopError('backend-unavailable', { message: `The payment ${key} cannot be found` });
    return data.payment.id;
  }

  private async updateCart(
    storeKey: string,
    { id, version }: CartVersion,
    actions: readonly object[],
  ): Promise<CartRecord> {
    const variables = { storeKey, id, version, actions, languages: ANY_LANGUAGE };
    return cartRecord((await this.write<{ cart: CartAnswer }>(updateCart, variables)).cart);
  }

  private write<Data>(document: GraphqlDocument, variables: object): Promise<Data> {
    return this.client.graphql<Data>('service', document, variables, 'write');
  }
}

const ofCart = (cartId: string): string => `cart(id = ${quoted(cartId)})`;

function ownOrderPredicate(by: OwnOrderFilter): string {
  if ('cartId' in by) return ofCart(by.cartId);
  return 'id' in by ? `id = ${quoted(by.id)}` : `orderNumber in (${quotedList(by.orderNumbers)})`;
}

const isDuplicate = (error: unknown): boolean =>
  error instanceof ShopError && error.cause instanceof BackendFailure && error.cause.backendCode === 'DuplicateField';

/** Returns whether an update with a lost answer was applied. */
const isPrepared = (cart: CartRecord, { paymentId, freeze }: CartPayment): boolean =>
  cart.paymentIds.includes(paymentId) && (cart.cartState === 'Frozen') === freeze;
