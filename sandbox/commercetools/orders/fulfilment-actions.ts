import { randomUUID } from 'node:crypto';
import type { Delivery, Order, Parcel } from '@commercetools/platform-sdk';
import * as z from 'zod';
import { asAddress, customFields } from '../resources/custom-fields.js';
import { invalidField, invalidOperation } from '../errors/platform-error.js';
import { addressDraft, customFieldsDraft, key, unsupportedProperties } from '../input/draft-parts.js';
import { action, type Action, type Actions } from '../resources/kind.js';
import type { Work } from '../work/work.js';

const MAX_ITEMS = 500;
const deliveryItems = z.array(z.object({ id: z.string(), quantity: z.int().min(1) })).max(MAX_ITEMS);
const measurements = z.object({
  heightInMillimeter: z.int().optional(),
  lengthInMillimeter: z.int().optional(),
  widthInMillimeter: z.int().optional(),
  weightInGram: z.int().optional(),
});
const trackingData = z.object({
  trackingId: z.string().optional(),
  carrier: z.string().optional(),
  provider: z.string().optional(),
  providerTransaction: z.string().optional(),
  isReturn: z.boolean().optional(),
});
const parcelDraft = z.object({
  key: key.optional(),
  measurements: measurements.optional(),
  trackingData: trackingData.optional(),
  items: deliveryItems.optional(),
  custom: customFieldsDraft.optional(),
});
const parcelFields = {
  parcelKey: key.optional(),
  measurements: measurements.optional(),
  trackingData: trackingData.optional(),
  items: deliveryItems.optional(),
  custom: customFieldsDraft.optional(),
};

/** Returns the shipping info, which contains the deliveries. Throws InvalidOperation without one. */
function requireShippingInfo({ shippingInfo }: Order): NonNullable<Order['shippingInfo']> {
  if (shippingInfo === undefined) throw invalidOperation('The order has no shipping info.');
  return shippingInfo;
}

const deliveriesOf = (order: Order): Delivery[] => requireShippingInfo(order).deliveries ?? [];

const withDeliveries = (order: Order, deliveries: Delivery[]): Order => ({
  ...order,
  shippingInfo: { ...requireShippingInfo(order), deliveries },
});

/** Throws InvalidField for items that are not lines of the order. */
function requireItems({ lineItems, customLineItems }: Order, items: z.output<typeof deliveryItems>): void {
  const known = new Set([...lineItems, ...customLineItems].map(({ id }) => id));
  const unknown = items.find(({ id }) => !known.has(id));
  if (unknown !== undefined) throw invalidField('items', unknown.id, 'The order has no such line item.');
}

async function asParcel(work: Work, order: Order, draft: z.output<typeof parcelDraft>): Promise<Parcel> {
  requireItems(order, draft.items ?? []);
  return {
    id: randomUUID(),
    key: draft.key,
    createdAt: work.now.toISOString(),
    measurements: draft.measurements,
    trackingData: draft.trackingData,
    items: draft.items ?? [],
    custom: await customFields(work, 'order-parcel', draft.custom),
  };
}

const deliverySelector = { deliveryId: z.string().optional(), deliveryKey: z.string().optional() };
const parcelSelector = { parcelId: z.string().optional(), parcelKey: z.string().optional() };

/** Returns whether the id, or without one the key, matches. */
const isNamed = (
  { id, key: own }: { readonly id: string; readonly key?: string },
  wantedId: unknown,
  wantedKey: unknown,
): boolean => (wantedId === undefined ? wantedKey !== undefined && own === wantedKey : id === wantedId);

/** Returns an action on one delivery; an undefined result removes it. */
const onDelivery = <Shape extends z.ZodRawShape>(
  shape: Shape,
  change: (
    delivery: Delivery,
    input: z.output<z.ZodObject<Shape>>,
    on: { readonly order: Order; readonly work: Work },
  ) => Delivery | undefined | Promise<Delivery>,
): Action<Order> =>
  action(z.intersection(z.object(deliverySelector), z.object(shape)), async (order: Order, input, work) => {
    const found = deliveriesOf(order).find((one) => isNamed(one, input.deliveryId, input.deliveryKey));
    if (found === undefined) throw invalidField('deliveryId', input.deliveryId, 'There is no such delivery.');
    const next = await change(found, input, { order, work });
    return withDeliveries(
      order,
      deliveriesOf(order).flatMap((one) => (one === found ? (next ?? []) : one)),
    );
  });

/** Returns an action on one parcel of any delivery; an undefined result removes it. */
const onParcel = <Shape extends z.ZodRawShape>(
  shape: Shape,
  change: (parcel: Parcel, input: z.output<z.ZodObject<Shape>>, order: Order) => Parcel | undefined,
): Action<Order> =>
  action(z.intersection(z.object(parcelSelector), z.object(shape)), (order: Order, input) => {
    const parcels = deliveriesOf(order).flatMap((delivery) => delivery.parcels);
    const found = parcels.find((one) => isNamed(one, input.parcelId, input.parcelKey));
    if (found === undefined) throw invalidField('parcelId', input.parcelId, 'There is no such parcel.');
    const next = change(found, input, order);
    const deliveries = deliveriesOf(order).map((delivery) => ({
      ...delivery,
      parcels: delivery.parcels.flatMap((one) => (one === found ? (next ?? []) : one)),
    }));
    return withDeliveries(order, deliveries);
  });

const addsDelivery: Action<Order> = action(
  z.object({
    deliveryKey: key.optional(),
    items: deliveryItems.optional(),
    address: addressDraft.optional(),
    parcels: z.array(parcelDraft).max(MAX_ITEMS).optional(),
    custom: customFieldsDraft.optional(),
    ...unsupportedProperties('shippingKey'),
  }),
  async (order: Order, input, work) => {
    requireItems(order, input.items ?? []);
    const delivery: Delivery = {
      id: randomUUID(),
      key: input.deliveryKey,
      createdAt: work.now.toISOString(),
      items: input.items ?? [],
      parcels: await Promise.all((input.parcels ?? []).map((one) => asParcel(work, order, one))),
      address: input.address && (await asAddress(work, input.address)),
      custom: await customFields(work, 'order-delivery', input.custom),
    };
    return withDeliveries(order, [...deliveriesOf(order), delivery]);
  },
);

/** The update actions of deliveries and their parcels. */
export const fulfilmentActions: Actions<Order> = {
  addDelivery: addsDelivery,
  removeDelivery: onDelivery({}, () => undefined),
  setDeliveryAddress: onDelivery({ address: addressDraft.optional() }, async (delivery, { address }, { work }) => ({
    ...delivery,
    address: address && (await asAddress(work, address)),
  })),
  setDeliveryItems: onDelivery({ items: deliveryItems }, (delivery, { items }, { order }) => {
    requireItems(order, items);
    return { ...delivery, items };
  }),
  addParcelToDelivery: onDelivery(parcelFields, async (delivery, draft, { order, work }) => ({
    ...delivery,
    parcels: [...delivery.parcels, await asParcel(work, order, { ...draft, key: draft.parcelKey })],
  })),
  removeParcelFromDelivery: onParcel({}, () => undefined),
  setParcelMeasurements: onParcel({ measurements: measurements.optional() }, (parcel, input) => ({
    ...parcel,
    measurements: input.measurements,
  })),
  setParcelTrackingData: onParcel({ trackingData: trackingData.optional() }, (parcel, input) => ({
    ...parcel,
    trackingData: input.trackingData,
  })),
  setParcelItems: onParcel({ items: deliveryItems }, (parcel, { items }, order) => {
    requireItems(order, items);
    return { ...parcel, items };
  }),
};
