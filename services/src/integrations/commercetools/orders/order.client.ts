import type { CartUpdateAction, PaymentDraft } from '@commercetools/platform-sdk';
import { ShopError } from '@manifold/domain/shop-error/shop-error';
import { Injectable } from '@nestjs/common';
import type { CartAnswer, OrderAnswer } from '../carts/cart-answer.js';
import { cartRecord, feeValue, orderRecord } from '../carts/cart-record.js';
import { BackendFailure } from '../connection/backend-failure.js';
import { CommercetoolsClient } from '../connection/commercetools.client.js';
import { failingAsShopError } from '../connection/failing-as-shop-error.js';
import { quoted, quotedList } from '../connection/quoted.js';
import { CART_TYPE_KEY } from '../custom-type-keys.js';
import type { CartVersion, Shopper } from '../ports/cart-backend.js';
import type { CartRecord, OrderRecord } from '../ports/cart-records.js';
import { OrderBackend, type NotedPayment, type PaymentNote, type PaymentState } from '../ports/order-backend.js';
import * as documents from './order-documents.js';

/** Texts of an order that no shopper asked for in a language. */
const ANY_LANGUAGE = ['en'];

/** What the service client does with carts and orders, by REST where an idempotent key or a reserved number counts. */
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

  freeze(storeKey: string, cart: CartVersion): Promise<CartVersion> {
    return this.updateCart(storeKey, cart, [{ action: 'freezeCart', strategy: 'HardFreeze' }]);
  }

  async unfreeze(storeKey: string, cart: CartVersion): Promise<void> {
    await this.updateCart(storeKey, cart, [{ action: 'unfreezeCart' }]);
  }

  async notePayment(storeKey: string, cart: CartVersion, note: PaymentNote): Promise<NotedPayment> {
    const payment = await failingAsShopError(() => this.paymentOf(note));
    const current = await failingAsShopError(() => this.currentCart(storeKey, cart.id));
    const noted = current.paymentInfo?.payments.some(({ id }) => id === payment.id) ?? false;
    if (noted) return { id: cart.id, version: current.version, paymentId: payment.id };
    const fee = note.cashOnDeliveryFee ? { calculatedCodFee: feeValue(note.cashOnDeliveryFee) } : {};
    const changed = await this.updateCart(storeKey, cart, [
      ...(current.paymentInfo?.payments ?? []).map((old) => ({ action: 'removePayment' as const, payment: old })),
      { action: 'addPayment', payment: { typeId: 'payment', id: payment.id } },
      current.custom
        ? { action: 'setCustomField', name: 'calculatedCodFee', value: fee.calculatedCodFee }
        : { action: 'setCustomType', type: { typeId: 'type', key: CART_TYPE_KEY }, fields: fee },
    ]);
    return { ...changed, paymentId: payment.id };
  }

  async createOrder(
    storeKey: string,
    cart: CartVersion,
    orderNumber: string,
    paymentState: PaymentState,
  ): Promise<string> {
    const endpoint = 'POST /orders';
    const body = {
      cart: { typeId: 'cart' as const, id: cart.id },
      version: cart.version,
      orderNumber,
      paymentState,
      orderState: 'Open' as const,
    };
    try {
      const order = await this.client.rest(endpoint, 'write', (project) =>
        project.inStoreKeyWithStoreKeyValue({ storeKey }).orders().post({ body }),
      );
      return order.id;
    } catch (error) {
      if (error instanceof BackendFailure && error.backendCode === 'DuplicateField') {
        throw new ShopError('conflict', { cause: error });
      }
      return failingAsShopError(() => Promise.reject(error));
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

  /** The attempt's payment: made once, found by its key ever after. */
  private async paymentOf(note: PaymentNote): Promise<{ id: string }> {
    const body: PaymentDraft = {
      key: note.key,
      amountPlanned: { centAmount: note.amount.centAmount, currencyCode: note.amount.currencyCode },
      paymentMethodInfo: { paymentInterface: note.paymentInterface, method: note.paymentInterface },
    };
    try {
      return await this.client.rest('POST /payments', 'write', (project) => project.payments().post({ body }));
    } catch (error) {
      if (!(error instanceof BackendFailure) || error.backendCode !== 'DuplicateField') throw error;
      return this.client.rest('GET /payments', 'read', (project) =>
        project.payments().withKey({ key: note.key }).get(),
      );
    }
  }

  private currentCart(storeKey: string, id: string) {
    return this.client.rest('GET /carts', 'read', (project) =>
      project.inStoreKeyWithStoreKeyValue({ storeKey }).carts().withId({ ID: id }).get(),
    );
  }

  private async updateCart(storeKey: string, cart: CartVersion, actions: CartUpdateAction[]): Promise<CartVersion> {
    const body = { version: cart.version, actions };
    const updated = await failingAsShopError(() =>
      this.client.rest('POST /carts', 'write', (project) =>
        project.inStoreKeyWithStoreKeyValue({ storeKey }).carts().withId({ ID: cart.id }).post({ body }),
      ),
    );
    return { id: updated.id, version: updated.version };
  }
}
