import type { MessagePayload, Order } from '@commercetools/platform-sdk';
import { deliveriesChanged, returnsChanged } from './fulfilment-messages.js';
import { codesChanged, customChanged, detailsChanged, shippingChanged } from './order-details-messages.js';
import { customLinesChanged, linesChanged } from './order-lines-messages.js';
import type { MessageFactory } from '../storage/message-factory.js';

function stateChanges(after: Order, before: Order): MessagePayload[] {
  const payloads: MessagePayload[] = [];
  if (after.orderState !== before.orderState)
    payloads.push({ type: 'OrderStateChanged', orderState: after.orderState, oldOrderState: before.orderState });
  if (after.paymentState !== undefined && after.paymentState !== before.paymentState)
    payloads.push({
      type: 'OrderPaymentStateChanged',
      paymentState: after.paymentState,
      oldPaymentState: before.paymentState,
    });
  if (after.shipmentState !== undefined && after.shipmentState !== before.shipmentState)
    payloads.push({
      type: 'OrderShipmentStateChanged',
      shipmentState: after.shipmentState,
      oldShipmentState: before.shipmentState,
    });
  if (after.state !== undefined && after.state.id !== before.state?.id)
    payloads.push({ type: 'OrderStateTransition', state: after.state, oldState: before.state, force: false });
  return payloads;
}

const paymentsOf = (order: Order) => order.paymentInfo?.payments ?? [];

const paymentsAdded = (after: Order, before: Order): MessagePayload[] =>
  paymentsOf(after)
    .filter(({ id }) => !paymentsOf(before).some((one) => one.id === id))
    .map((paymentRef) => ({ type: 'OrderPaymentAdded', paymentRef }));

const paymentsRemoved = (after: Order, before: Order): MessagePayload[] =>
  paymentsOf(before)
    .filter(({ id }) => !paymentsOf(after).some((one) => one.id === id))
    .map((paymentRef) => ({
      type: 'OrderPaymentRemoved',
      paymentRef,
      removedPaymentInfo: after.paymentInfo === undefined,
    }));

const businessUnitChanged = ({ businessUnit }: Order, { businessUnit: old }: Order): MessagePayload[] =>
  businessUnit?.key === old?.key ? [] : [{ type: 'OrderBusinessUnitSet', businessUnit, oldbusinessUnit: old }];

const CHANGES = [
  stateChanges,
  detailsChanged,
  linesChanged,
  customLinesChanged,
  codesChanged,
  shippingChanged,
  paymentsAdded,
  paymentsRemoved,
  deliveriesChanged,
  returnsChanged,
  customChanged,
  businessUnitChanged,
];

export const orderMessages: MessageFactory<Order> = {
  // An imported order has neither a cart nor a quote.
  created: (order) => [
    { type: order.cart === undefined && order.quote === undefined ? 'OrderImported' : 'OrderCreated', order },
  ],
  changed: (after, before) => CHANGES.flatMap((messagesOf) => messagesOf(after, before)),
  deleted: (order) => [{ type: 'OrderDeleted', order }],
  identifiers: ({ orderNumber }) => ({ orderNumber }),
};
