import type { Order, StagedOrderUpdateAction } from '@commercetools/platform-sdk';
import { repriced } from '../carts/reprice.js';
import { invalidInput, invalidOperation } from '../errors/platform-error.js';
import { asCart, withCart } from '../orders/order-as-cart.js';
import { actionNamed } from '../resources/kind.js';
import type { Work } from '../work/work.js';
import { stagedCartActions, stagedOrderActions } from './staged-actions.js';
import { generated, resourceTable, uniqueKey } from '../storage/resource-table.js';

/** Throws InvalidOperation if an order takes its lines from stock: an edit neither takes nor returns pieces. */
export function requireNoStock({ inventoryMode, lineItems }: Order): void {
  const modes = [inventoryMode, ...lineItems.map((line) => line.inventoryMode)];
  if (modes.some((mode) => mode !== undefined && mode !== 'None'))
    throw invalidOperation('An order can be edited only if its inventory mode and that of its line items is None.');
}

/** Returns the order with its deliveries, which are part of the shipping info and stay when the method changes. */
function withDeliveries(after: Order, { shippingInfo }: Order): Order {
  const deliveries = shippingInfo?.deliveries ?? [];
  if (deliveries.length === 0 || after.shippingInfo?.deliveries !== undefined) return after;
  if (after.shippingInfo === undefined)
    throw invalidOperation('The order has deliveries and cannot lose its shipping method.');
  return { ...after, shippingInfo: { ...after.shippingInfo, deliveries } };
}

async function applied(work: Work, order: Order, staged: StagedOrderUpdateAction): Promise<Order> {
  const cartAction = actionNamed(stagedCartActions, staged.action);
  if (cartAction !== undefined)
    return withDeliveries(withCart(order, await cartAction(asCart(order), staged, work)), order);
  const orderAction = actionNamed(stagedOrderActions, staged.action);
  if (orderAction === undefined)
    throw invalidInput(`Malformed parameter: stagedActions: Invalid action '${staged.action}'.`);
  return orderAction(order, staged, work);
}

/**
 * Returns the order after all staged actions. If one of them can change amounts, the order is repriced once, as a cart is;
 * lines of an order from a quote keep the agreed prices. Throws the error of the first refused action.
 */
export async function editedOrder(
  work: Work,
  before: Order,
  actions: readonly StagedOrderUpdateAction[],
): Promise<Order> {
  let order = before;
  for (const staged of actions) order = await applied(work, order, staged);
  if (!actions.some(({ action }) => actionNamed(stagedCartActions, action) !== undefined)) return order;
  requireNoStock(order);
  const agreedLines = before.quote && new Set(before.lineItems.map(({ id }) => id));
  return withCart(order, await repriced(work, asCart(order), { agreedLines }));
}

/** The table of order edits. Previews are not stored; they are calculated for each read. */
export const ORDER_EDITS = resourceTable(
  'order_edits',
  [generated('modified_at', 'lastModifiedAt'), generated('order_id', 'resource,id')],
  [uniqueKey('order_edits'), 'CREATE INDEX order_edits__order ON order_edits (order_id);'],
);
