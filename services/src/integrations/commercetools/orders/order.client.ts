import { ShopError } from '@manifold/domain/shop-error/shop-error';
import { Injectable } from '@nestjs/common';
import type { CartAnswer, OrderAnswer } from '../carts/cart-answer.js';
import { cartRecord, orderRecord } from '../carts/cart-record.js';
import { BackendFailure } from '../connection/backend-failure.js';
import { CommercetoolsClient, type GraphqlDocument } from '../connection/commercetools.client.js';
import { failingAsShopError } from '../connection/failing-as-shop-error.js';
import { isLost, onceMoreIfLost } from '../connection/lost-answer.js';
import { quoted, quotedList } from '../connection/quoted.js';
import type { CartVersion, Shopper } from '../ports/cart-backend.js';
import type { CartRecord, OrderRecord } from '../ports/cart-records.js';
import { OrderBackend, type CartPayment, type NewOrder, type NewPayment } from '../ports/order-backend.js';
import { cartPaymentActions } from './cart-payment-actions.js';
import * as documents from './order-documents.js';

/** Texts of an order that no shopper asked for in a language. */
const ANY_LANGUAGE = ['en'];

interface Identified {
  readonly id: string;
}

/** What the service client does with carts and orders: documents that ask for what the shop reads and nothing else. */
@Injectable()
export class CommercetoolsOrders extends OrderBackend {
  constructor(private readonly client: CommercetoolsClient) {
    super();
  }

  async cart(storeKey: string, id: string): Promise<CartRecord | undefined> {
    const data = await failingAsShopError(() =>
      this.client.graphql<{ inStore: { cart: CartAnswer | null } }>(
        'service',
        documents.getCart,
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
      return (await failingAsShopError(() => onceMoreIfLost(create))).payment.id;
    } catch (error) {
      if (!isDuplicate(error)) throw error;
      return this.paymentOf(key);
    }
  }

  preparePayment(storeKey: string, cart: CartRecord, payment: CartPayment): Promise<CartRecord> {
    const actions = cartPaymentActions(cart, payment);
    const send = () => this.updateCart(storeKey, cart, actions);
    return failingAsShopError(async () => {
      try {
        return await send();
      } catch (error) {
        if (!isLost(error)) throw error;
        const current = await this.cart(storeKey, cart.id);
        if (current && isPrepared(current, payment)) return current;
        // Nothing has become of it: the same version is sent, so it cannot happen twice.
        if (current?.version === cart.version) return send();
        throw error;
      }
    });
  }

  unfreeze(storeKey: string, cart: CartVersion): Promise<CartRecord> {
    return failingAsShopError(() => this.updateCart(storeKey, cart, [{ unfreezeCart: {} }]));
  }

  async createOrder(storeKey: string, { cart, languages, ...order }: NewOrder): Promise<OrderRecord> {
    const { id, version } = cart;
    const draft = { ...order, orderState: 'Open', cart: { typeId: 'cart', id }, version };
    const variables = { storeKey, draft, languages };
    try {
      const data = await failingAsShopError(() =>
        this.write<{ order: OrderAnswer }>(documents.createOrderFromCart, variables),
      );
      return orderRecord(data.order);
    } catch (error) {
      if (isDuplicate(error)) throw new ShopError('conflict', { cause: error });
      throw error;
    }
  }

  async byNumber(orderNumber: string): Promise<OrderRecord | undefined> {
    const data = await failingAsShopError(() =>
      this.client.graphql<{ order: OrderAnswer | null }>(
        'service',
        documents.getOrderByNumber,
        { orderNumber, languages: ANY_LANGUAGE },
        'read',
      ),
    );
    return data.order ? orderRecord(data.order) : undefined;
  }

  async ofCustomer(storeKey: string, customerId: string, languages: readonly string[]): Promise<OrderRecord[]> {
    const where = `customerId = ${quoted(customerId)}`;
    const data = await failingAsShopError(() =>
      this.client.graphql<{ inStore: { orders: { results: OrderAnswer[] } } }>(
        'service',
        documents.listOrdersOfCustomer,
        { storeKey, where, languages },
        'read',
      ),
    );
    return data.inStore.orders.results.map(orderRecord);
  }

  async own(
    shopper: Shopper,
    by: { readonly id: string } | { readonly orderNumbers: readonly string[] },
  ): Promise<OrderRecord[]> {
    const where = 'id' in by ? `id = ${quoted(by.id)}` : `orderNumber in (${quotedList(by.orderNumbers)})`;
    const { accessToken, storeKey, languages } = shopper;
    const data = await failingAsShopError(() =>
      this.client.graphqlAs<{ inStore: { me: { orders: { results: OrderAnswer[] } } } }>(
        accessToken,
        documents.listMyOrders,
        { storeKey, where, languages },
        'read',
      ),
    );
    return data.inStore.me.orders.results.map(orderRecord);
  }

  private async paymentOf(key: string): Promise<string> {
    const data = await failingAsShopError(() =>
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
    return cartRecord((await this.write<{ cart: CartAnswer }>(documents.updateCart, variables)).cart);
  }

  private write<Data>(document: GraphqlDocument, variables: object): Promise<Data> {
    return this.client.graphql<Data>('service', document, variables, 'write');
  }
}

const isDuplicate = (error: unknown): boolean =>
  error instanceof ShopError && error.cause instanceof BackendFailure && error.cause.backendCode === 'DuplicateField';

/** Whether an update has happened whose answer got lost. */
const isPrepared = (cart: CartRecord, { paymentId, freeze }: CartPayment): boolean =>
  cart.paymentIds.includes(paymentId) && (cart.cartState === 'Frozen') === freeze;
