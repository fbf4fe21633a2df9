import type { Order, OrderUpdateAction } from '@commercetools/platform-sdk';
import { dayOf, isoDay, type Day } from '../orders/calendar.js';
import { pastOrders, type PastOrder } from '../orders/past-orders.js';
import type { Progress as OrderProgress } from '../orders/progress.js';
import { atMost } from './at-most.js';
import type { CommerceProject } from './connection.js';
import { orderDraft, paymentDraft } from './drafts/order.js';
import type { Progress } from './load-products.js';
import { loadedVersion, noteLoadedVersion } from './loaded-version.js';
import { isDuplicate, isMissing } from './refusals.js';

const PARALLEL = 8;
const NOTE = 'past-orders';
/** The number of days after which the state of an order no longer changes. */
const DONE_AFTER_DAYS = 30;

/** The period of the orders, in days before now. */
export interface PastOrdersParams {
  readonly days: number;
  readonly seed: string;
  readonly now: Date;
}

/** Returns the day before which all orders of a seed are loaded; undefined if none are. */
async function loadedUntil(project: CommerceProject, seed: string): Promise<Day | undefined> {
  const [notedSeed, day = ''] = (await loadedVersion(project, NOTE))?.split(' ') ?? [];
  return notedSeed === seed ? dayOf(new Date(day)) : undefined;
}

async function paymentId(project: CommerceProject, order: PastOrder): Promise<string> {
  const body = paymentDraft(order);
  try {
    return (await project.payments().post({ body }).execute()).body.id;
  } catch (error) {
    if (!isDuplicate(error)) throw error;
    return (await project.payments().withKey({ key: body.key }).get().execute()).body.id;
  }
}

/** Imports an order unless it exists. An existing one is from an interrupted load or has another seed, and stays. */
async function loadOrder(project: CommerceProject, order: PastOrder): Promise<void> {
  const body = orderDraft(order, { typeId: 'payment', id: await paymentId(project, order) });
  try {
    await project.orders().importOrder().post({ body }).execute();
  } catch (error) {
    if (!isDuplicate(error)) throw error;
  }
}

const isAt = (order: Order, { orderState, paymentState, shipmentState }: OrderProgress): boolean =>
  order.orderState === orderState && order.paymentState === paymentState && order.shipmentState === shipmentState;

/** Returns an order; undefined if it was not loaded. */
async function findOrder(project: CommerceProject, orderNumber: string): Promise<Order | undefined> {
  try {
    return (await project.orders().withOrderNumber({ orderNumber }).get().execute()).body;
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

/** Updates an order to its present progress, unless it was changed in another way. */
async function continueOrder(project: CommerceProject, before: PastOrder, { progress }: PastOrder): Promise<void> {
  const order = await findOrder(project, before.orderNumber);
  if (!order || !isAt(order, before.progress)) return;
  const actions: OrderUpdateAction[] = [
    { action: 'changeOrderState', orderState: progress.orderState },
    { action: 'changePaymentState', paymentState: progress.paymentState },
    { action: 'changeShipmentState', shipmentState: progress.shipmentState },
  ];
  const body = { version: order.version, actions };
  await project.orders().withId({ ID: order.id }).post({ body }).execute();
}

/** Updates the orders that were in progress at the last load: meanwhile most are delivered and paid. */
async function continueRecentOrders(
  project: CommerceProject,
  seed: string,
  span: { until: Day; today: Day },
): Promise<void> {
  const from = span.until - DONE_AFTER_DAYS;
  const before = pastOrders({ from, today: span.until, seed });
  const now = new Map(pastOrders({ from, today: span.today, seed }).map((order) => [order.orderNumber, order]));
  await atMost(PARALLEL, before, async (order) => {
    const later = now.get(order.orderNumber);
    if (later && JSON.stringify(later.progress) !== JSON.stringify(order.progress))
      await continueOrder(project, order, later);
  });
}

/**
 * Loads the orders of the days before today, or only those of the days since the last load. Returns whether anything was
 * written.
 */
export async function loadOrders(
  project: CommerceProject,
  { days, seed, now }: PastOrdersParams,
  progress: Progress,
): Promise<boolean> {
  const today = dayOf(now);
  const until = days === 0 ? today : await loadedUntil(project, seed);
  if (until !== undefined && until >= today) return false;
  const orders = pastOrders({ from: Math.max(today - days, until ?? -Infinity), today, seed });
  await atMost(PARALLEL, orders, (order) => loadOrder(project, order));
  if (until !== undefined) await continueRecentOrders(project, seed, { until, today });
  await noteLoadedVersion(project, NOTE, `${seed} ${isoDay(today)}`);
  progress(`${orders.length} orders of the days before ${isoDay(today)}`);
  return true;
}
