import type { Address, CentPrecisionMoney, LineItem, Order, Payment, TypedMoney } from '@commercetools/platform-sdk';
import { money, type Money } from '@manifold/domain/money/money';
import { orderStateSchema, paymentStateSchema, shipmentStateSchema } from '@manifold/domain/order-desk/contract';
import { TRANSACTION_STATES, TRANSACTION_TYPES } from '@manifold/domain/order-desk/order-money';
import { addressRecord } from '../carts/cart-record.js';
import { decidingPayment } from '../carts/deciding-payment.js';
import type { AddressAnswer } from '../carts/cart-answer.js';
import { fieldCents } from '../custom-types/custom-fields.js';
import type { DeskOrderRecord, DeskPaymentRecord, ListedOrderRecord } from '../ports/desk-order-backend.js';

const plain = ({ centAmount, currencyCode }: TypedMoney | CentPrecisionMoney): Money => money(centAmount, currencyCode);

/** Returns the amount to pay: goods, shipping, fee and rounding. */
function totalOf(order: Order): Money {
  const { centAmount, currencyCode } = order.taxedPrice?.totalGross ?? order.totalPrice;
  return money(centAmount + fieldCents(order, 'calculatedCodFee') + fieldCents(order, 'cashRounding'), currencyCode);
}

const nameIn = ({ firstName, lastName, company }: Address): string =>
  [[firstName, lastName].filter(Boolean).join(' '), company].filter(Boolean).join(', ');

/** Returns the payments that the answer contains in full. */
const paymentsOf = ({ paymentInfo }: Order): Payment[] =>
  (paymentInfo?.payments ?? []).flatMap(({ obj }) => (obj === undefined ? [] : [obj]));

/** Maps an order of a list. */
export function listedOrder(order: Order): ListedOrderRecord {
  const { paymentInterface, method } = decidingPayment(paymentsOf(order))?.paymentMethodInfo ?? {};
  return {
    id: order.id,
    orderNumber: order.orderNumber ?? '',
    storeKey: order.store?.key ?? null,
    createdAt: order.completedAt ?? order.createdAt,
    name: nameIn(order.billingAddress ?? order.shippingAddress ?? { country: '' }),
    email: order.customerEmail ?? '',
    total: totalOf(order),
    paymentMethod: method ?? paymentInterface ?? null,
    // The vendor may add states; the desk shows an unknown one as none.
    orderState: orderStateSchema.safeParse(order.orderState).data ?? 'Open',
    paymentState: paymentStateSchema.safeParse(order.paymentState).data ?? null,
    shipmentState: shipmentStateSchema.safeParse(order.shipmentState).data ?? null,
  };
}

function payment({ id, version, key, interfaceId, createdAt, transactions }: Payment): DeskPaymentRecord {
  return {
    id,
    version,
    key: key ?? null,
    interfaceId: interfaceId ?? null,
    createdAt,
    transactions: transactions.flatMap(({ amount, timestamp, interactionId, ...transaction }) => {
      const type = TRANSACTION_TYPES.find((known) => known === transaction.type);
      const state = TRANSACTION_STATES.find((known) => known === transaction.state);
      if (!type || !state) return [];
      return [
        { type, state, centAmount: amount.centAmount, at: timestamp ?? null, interactionId: interactionId ?? null },
      ];
    }),
  };
}

function textIn(texts: LineItem['name'], languages: readonly string[]): string {
  const language = languages.find((each) => texts[each] !== undefined) ?? Object.keys(texts)[0] ?? '';
  return texts[language] ?? '';
}

/** Maps an address of a REST answer, whose custom fields are an object. */
function address(found: Address | undefined): DeskOrderRecord['billingAddress'] {
  if (found === undefined) return null;
  const vatNumber: unknown = found.custom?.fields['vatNumber'];
  const plainAddress: AddressAnswer = { ...found, country: found.country, custom: null };
  return { ...addressRecord(plainAddress), ...(typeof vatNumber === 'string' ? { vatNumber } : {}) };
}

function returnsOf({ returnInfo }: Order): DeskOrderRecord['returns'] {
  return (returnInfo ?? []).map(({ returnDate, returnTrackingId, items }) => ({
    returnedAt: returnDate ?? items[0]?.createdAt ?? null,
    trackingId: returnTrackingId ?? null,
    items: items.map((item) => ({
      lineId: item.type === 'LineItemReturnItem' ? item.lineItemId : item.customLineItemId,
      quantity: item.quantity,
      createdAt: item.createdAt,
      shipmentState: item.shipmentState,
      paymentState: item.paymentState,
      comment: item.comment ?? '',
    })),
  }));
}

/** Maps an order with its payments, which the answer must contain. Texts are in the first language that has them. */
export function deskOrder(order: Order, languages: readonly string[]): DeskOrderRecord {
  return {
    ...listedOrder(order),
    version: order.version,
    cartId: order.cart?.id ?? null,
    lastModifiedAt: order.lastModifiedAt,
    lines: order.lineItems.map(({ id, variant, name, quantity, totalPrice }) => ({
      id,
      sku: variant.sku ?? '',
      name: textIn(name, languages),
      quantity,
      total: plain(totalPrice),
    })),
    billingAddress: address(order.billingAddress),
    shippingAddress: address(order.shippingAddress),
    shippingMethod: order.shippingInfo?.shippingMethodName ?? null,
    deliveries: (order.shippingInfo?.deliveries ?? []).map(({ id, createdAt, items, parcels }) => ({
      id,
      createdAt,
      items: items.map((item) => ({ lineId: item.id, quantity: item.quantity })),
      parcels: parcels.map((parcel) => ({
        id: parcel.id,
        createdAt: parcel.createdAt,
        carrier: parcel.trackingData?.carrier ?? null,
        trackingId: parcel.trackingData?.trackingId ?? null,
      })),
    })),
    returns: returnsOf(order),
    payments: paymentsOf(order).map(payment),
  };
}
