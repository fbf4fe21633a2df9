import { randomUUID } from 'node:crypto';
import type { ItemState, LineItem, Order, ReturnInfo, ReturnItem } from '@commercetools/platform-sdk';
import * as z from 'zod';
import { requireLine } from '../carts/line-item.js';
import { customLineSelector, requireCustomLine } from '../carts/custom-line-item.js';
import { invalidField, invalidOperation } from '../errors/platform-error.js';
import { customFields } from '../resources/custom-fields.js';
import { customFieldsDraft, dateTime, key, resourceIdentifier, unsupportedProperties } from '../input/draft-parts.js';
import { channels, states } from '../families/families.js';
import { action, type Actions } from '../resources/kind.js';
import { optionalReference, reference } from '../work/references.js';
import { nextState } from '../resources/state-transition.js';
import type { Work } from '../work/work.js';

const MAX_ITEMS = 500;
const shipmentState = z.enum(['Advised', 'Returned']);
/** The shipment states of return items after their first one. */
const laterShipmentState = z.enum(['Advised', 'Returned', 'BackInStock', 'Unusable']);
const paymentState = z.enum(['Initial', 'Refunded', 'NotRefunded']);
const returnItem = z
  .object({
    key: key.optional(),
    quantity: z.int().min(1),
    lineItemId: z.string().optional(),
    customLineItemId: z.string().optional(),
    comment: z.string().optional(),
    shipmentState,
    custom: customFieldsDraft.optional(),
  })
  .refine(
    ({ lineItemId, customLineItemId }) => (lineItemId === undefined) !== (customLineItemId === undefined),
    'A return item names a line item or a custom line item.',
  );
const returnInfo = z.object({
  items: z.array(returnItem).max(MAX_ITEMS),
  returnTrackingId: z.string().optional(),
  returnDate: dateTime.optional(),
});

async function asReturnItem(work: Work, order: Order, draft: z.output<typeof returnItem>): Promise<ReturnItem> {
  const { lineItemId, customLineItemId, ...fields } = draft;
  const at = work.now.toISOString();
  const common = {
    ...fields,
    id: randomUUID(),
    paymentState: draft.shipmentState === 'Advised' ? ('NonRefundable' as const) : ('Initial' as const),
    createdAt: at,
    lastModifiedAt: at,
    custom: await customFields(work, 'order-return-item', draft.custom),
  };
  if (customLineItemId === undefined) {
    const { id } = requireLine({ id: order.id, lineItems: order.lineItems }, { lineItemId });
    return { ...common, type: 'LineItemReturnItem', lineItemId: id };
  }
  const { id } = requireCustomLine(order, { customLineItemId });
  return { ...common, type: 'CustomLineItemReturnItem', customLineItemId: id };
}

const asReturnInfo = async (work: Work, order: Order, draft: z.output<typeof returnInfo>): Promise<ReturnInfo> => ({
  returnTrackingId: draft.returnTrackingId,
  returnDate: draft.returnDate,
  items: await Promise.all(draft.items.map((item) => asReturnItem(work, order, item))),
});

const itemSelector = { returnItemId: z.string().optional(), returnItemKey: z.string().optional() };

/** Returns the order with one return item changed. */
function withReturnItem(
  order: Order,
  { returnItemId, returnItemKey }: { readonly returnItemId?: string; readonly returnItemKey?: string },
  change: Partial<Pick<ReturnItem, 'shipmentState' | 'paymentState'>>,
): Order {
  const isWanted = ({ id, key: own }: ReturnItem): boolean =>
    returnItemId === undefined ? returnItemKey !== undefined && own === returnItemKey : id === returnItemId;
  const infos = order.returnInfo ?? [];
  if (!infos.some(({ items }) => items.some(isWanted)))
    throw invalidField('returnItemId', returnItemId ?? returnItemKey, 'There is no such return item.');
  return {
    ...order,
    returnInfo: infos.map((info) => ({
      ...info,
      items: info.items.map((item) => (isWanted(item) ? { ...item, ...change } : item)),
    })),
  };
}

const stateChange = {
  quantity: z.int().min(1),
  fromState: resourceIdentifier,
  toState: resourceIdentifier,
  ...unsupportedProperties('actualTransitionDate'),
};

/** Moves pieces from one state to another; pieces without a state count as being in `fromState`. */
async function transitioned(
  work: Work,
  item: Pick<LineItem, 'state' | 'quantity'>,
  input: z.output<z.ZodObject<typeof stateChange>>,
): Promise<ItemState[]> {
  const from = await reference(work, states, input.fromState);
  const to = await nextState(work, from, { state: input.toState, force: false });
  const current = item.state.length === 0 ? [{ quantity: item.quantity, state: from }] : item.state;
  const source = current.find(({ state }) => state.id === from.id);
  if (source === undefined || source.quantity < input.quantity)
    throw invalidOperation(`There are not ${input.quantity} pieces in the state '${from.id}'.`);
  const moved = current.map((one) => (one === source ? { ...one, quantity: one.quantity - input.quantity } : one));
  const present = moved.find(({ state }) => state.id === to.id);
  const next =
    present === undefined
      ? [...moved, { quantity: input.quantity, state: to }]
      : moved.map((one) => (one === present ? { ...one, quantity: one.quantity + input.quantity } : one));
  return next.filter(({ quantity }) => quantity > 0);
}

/** The update actions of returns, of item states, and of `syncInfo`. */
export const returnActions: Actions<Order> = {
  addReturnInfo: action(returnInfo, async (order: Order, input, work) => ({
    ...order,
    returnInfo: [...(order.returnInfo ?? []), await asReturnInfo(work, order, input)],
  })),
  setReturnInfo: action(
    z.object({ items: z.array(returnInfo).max(MAX_ITEMS).optional() }),
    async (order: Order, { items = [] }, work) => ({
      ...order,
      returnInfo: await Promise.all(items.map((info) => asReturnInfo(work, order, info))),
    }),
  ),
  setReturnShipmentState: action(
    z.object({ ...itemSelector, shipmentState: laterShipmentState }),
    (order: Order, input) => withReturnItem(order, input, { shipmentState: input.shipmentState }),
  ),
  setReturnPaymentState: action(z.object({ ...itemSelector, paymentState }), (order: Order, input) =>
    withReturnItem(order, input, { paymentState: input.paymentState }),
  ),
  transitionLineItemState: action(
    z.object({ lineItemId: z.string().optional(), lineItemKey: z.string().optional(), ...stateChange }),
    async (order: Order, input, work) => {
      const line = requireLine({ id: order.id, lineItems: order.lineItems }, input);
      const state = await transitioned(work, line, input);
      return { ...order, lineItems: order.lineItems.map((one) => (one === line ? { ...one, state } : one)) };
    },
  ),
  transitionCustomLineItemState: action(customLineSelector.extend(stateChange), async (order: Order, input, work) => {
    const item = requireCustomLine(order, input);
    const state = await transitioned(work, item, input);
    return { ...order, customLineItems: order.customLineItems.map((one) => (one === item ? { ...one, state } : one)) };
  }),
  updateSyncInfo: action(
    z.object({ channel: resourceIdentifier, externalId: z.string().optional(), syncedAt: dateTime.optional() }),
    async (order: Order, input, work) => {
      const channel = await optionalReference(work, channels, input.channel);
      if (channel === undefined) return order;
      const others = order.syncInfo.filter((one) => one.channel.id !== channel.id);
      const syncedAt = input.syncedAt ?? work.now.toISOString();
      return { ...order, syncInfo: [...others, { channel, externalId: input.externalId, syncedAt }] };
    },
  ),
};
