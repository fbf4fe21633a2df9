import { availableActions, type ActionRule, type ActionSituation } from '@manifold/domain/order-desk/available-actions';
import type { DeskOrder } from '@manifold/domain/order-desk/contract';
import { parseReturnComment } from '@manifold/domain/my-orders/returns';
import { nextStep } from '@manifold/domain/order-desk/next-step';
import { orderMoney, type OrderMoney } from '@manifold/domain/order-desk/order-money';
import {
  awaitsTransfer,
  hasTransferArrived,
  isCancellationMailed,
  paymentChannel,
  type PaymentChannel,
} from '@manifold/domain/order-desk/payment-channel';
import type { ProviderPayment } from '@manifold/domain/payment-ledger/provider-money';
import { shownOrderNumber } from '@manifold/domain/order/order-number';
import { money, type Money } from '@manifold/domain/money/money';
import { addressView } from '../cart/index.js';
import type { AccessibleOrder } from './accessible-orders.service.js';
import { requestView, type StoredRequest } from './order-requests.repository.js';

type OrderRecord = AccessibleOrder['record'];

type Transactions = OrderRecord['payments'][number]['transactions'];

/** Returns whether a request is done, but the order was read before it had the request's transaction. */
const isMissingInOrder = ({ state, reference }: StoredRequest, transactions: Transactions): boolean =>
  state === 'done' && reference !== null && transactions.every(({ interactionId }) => interactionId !== reference);

const transactionsOf = ({ payments }: OrderRecord): Transactions => payments.flatMap((payment) => payment.transactions);

type PaidOrder = Pick<AccessibleOrder, 'record' | 'isAuthorised'>;

/** Returns what is known about an order's payment at the provider. */
const paymentOf = ({ record, isAuthorised }: PaidOrder): ProviderPayment => ({
  transactions: transactionsOf(record),
  isAuthorised,
});

/** Returns the channel through which an order is paid. */
export const channelOf = (order: PaidOrder): PaymentChannel => paymentChannel(order.record, paymentOf(order));

/** Returns whether a bank transfer of the customer may be on its way. */
export const isTransferAwaited = (order: PaidOrder): boolean => awaitsTransfer(order.record, paymentOf(order));

/** Returns the sums of an order's payments. */
const moneyOf = (order: PaidOrder): OrderMoney =>
  orderMoney(order.record.total.centAmount, transactionsOf(order.record), {
    isCancelled: order.record.orderState === 'Cancelled',
    hasTransferArrived: hasTransferArrived(channelOf(order), order.record),
  });

/** Returns whether the cancellation of an order has a mail of its own. */
export const hasCancellationMail = (order: PaidOrder): boolean =>
  isCancellationMailed(channelOf(order), paymentOf(order));

/** Returns the facts that decide which actions are possible. */
export function actionSituation(order: PaidOrder, requests: readonly StoredRequest[]): ActionSituation {
  const { orderState, shipmentState } = order.record;
  const transactions = transactionsOf(order.record);
  return {
    orderState,
    shipmentState,
    money: moneyOf(order),
    paymentChannel: channelOf(order),
    requests: requests.map((stored) => ({
      kind: requestView(stored).kind,
      state: isMissingInOrder(stored, transactions) ? 'sent' : requestView(stored).state,
      centAmount: stored.centAmount,
    })),
  };
}

function itemsOf({ lines }: OrderRecord, items: readonly { readonly lineId: string; readonly quantity: number }[]) {
  return items.map(({ lineId, quantity }) => ({
    name: lines.find(({ id }) => id === lineId)?.name ?? lineId,
    quantity,
  }));
}

const actionView = ({ kind, refusal, maximum }: ActionRule, currencyCode: string) => ({
  kind,
  refusal,
  maximum: maximum === null ? null : money(maximum, currencyCode),
});

function returnsView(record: OrderRecord): DeskOrder['returns'] {
  return record.returns.map(({ returnedAt, trackingId, items }) => ({
    returnedAt,
    trackingId,
    items: items.flatMap((item) => {
      const { shipmentState, paymentState, comment } = item;
      const returnReason = parseReturnComment(comment);
      return itemsOf(record, [item]).map((named) => ({ ...named, shipmentState, paymentState, ...returnReason }));
    }),
  }));
}

const ANNOUNCED = 'Advised';

function returnFacts({ returns }: OrderRecord) {
  const states = returns.flatMap(({ items }) => items.map(({ shipmentState }) => shipmentState));
  return {
    hasReturns: states.some((state) => state !== ANNOUNCED),
    hasAnnouncedReturns: states.includes(ANNOUNCED),
  };
}

function moneyView({ authorised, captured, refunded, open }: OrderMoney, total: Money): DeskOrder['money'] {
  const amount = (centAmount: number) => money(centAmount, total.currencyCode);
  return {
    total,
    authorised: amount(authorised),
    captured: amount(captured),
    refunded: amount(refunded),
    open: amount(open),
  };
}

/** The requests of an order, newest first: those that the rules count, and those to show. */
interface DeskRequests {
  readonly counted: readonly StoredRequest[];
  readonly shown: readonly StoredRequest[];
}

/** Maps an order for the desk. */
export function deskOrderView(order: AccessibleOrder, { counted, shown }: DeskRequests): DeskOrder {
  const { record, storeKey, countryCode } = order;
  const { lines, deliveries, returns, payments, billingAddress, shippingAddress, ...remaining } = record;
  const { cartId: _cartId, lastModifiedAt: _lastModifiedAt, ...facts } = remaining;
  const situation = actionSituation(order, counted);
  const isPaidOnDelivery = record.paymentMethod === 'cash-on-delivery';
  return {
    ...facts,
    orderNumber: shownOrderNumber(record.orderNumber),
    storeKey,
    countryCode,
    paymentChannel: situation.paymentChannel,
    isCancellationMailed: hasCancellationMail(order),
    nextStep: nextStep({ ...situation, paymentState: record.paymentState, isPaidOnDelivery, ...returnFacts(record) }),
    lines: [...lines],
    billingAddress: addressView(billingAddress) ?? {},
    shippingAddress: addressView(shippingAddress) ?? {},
    deliveries: deliveries.map(({ parcels, items, ...delivery }) => ({
      ...delivery,
      parcels: [...parcels],
      items: itemsOf(record, items),
    })),
    returns: returnsView(record),
    money: moneyView(situation.money, record.total),
    references: payments.flatMap(({ interfaceId }) => interfaceId ?? []),
    actions: availableActions(situation).map((rule) => actionView(rule, record.total.currencyCode)),
    requests: shown.map(requestView),
  };
}
