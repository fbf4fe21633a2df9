import { isDeepStrictEqual } from 'node:util';
import type { Delivery, MessagePayload, Order, Parcel, ReturnInfo } from '@commercetools/platform-sdk';

const deliveriesOf = ({ shippingInfo }: Order): readonly Delivery[] => shippingInfo?.deliveries ?? [];
const same = <T extends { readonly id: string }>(all: readonly T[], { id }: T): T | undefined =>
  all.find((one) => one.id === id);
const isEqual = (one: unknown, other: unknown): boolean => isDeepStrictEqual(one ?? null, other ?? null);

function parcelChanges(parcel: Parcel, old: Parcel, { id: deliveryId }: Delivery): MessagePayload[] {
  const names = { deliveryId, parcelId: parcel.id };
  const { measurements, trackingData, items = [] } = parcel;
  const told: MessagePayload[] = [];
  if (!isEqual(measurements, old.measurements))
    told.push({ type: 'ParcelMeasurementsUpdated', ...names, measurements });
  if (!isEqual(trackingData, old.trackingData))
    told.push({ type: 'ParcelTrackingDataUpdated', ...names, trackingData });
  const { items: oldItems = [] } = old;
  if (!isEqual(items, oldItems)) told.push({ type: 'ParcelItemsUpdated', ...names, items, oldItems });
  return told;
}

function deliveryChanges(delivery: Delivery, old: Delivery): MessagePayload[] {
  const { id: deliveryId, address, items, parcels } = delivery;
  const told: MessagePayload[] = [];
  if (!isEqual(address, old.address))
    told.push({ type: 'DeliveryAddressSet', deliveryId, address, oldAddress: old.address });
  if (!isEqual(items, old.items))
    told.push({ type: 'DeliveryItemsUpdated', deliveryId, items, oldItems: old.items });
  for (const parcel of parcels) {
    const before = same(old.parcels, parcel);
    if (before === undefined) told.push({ type: 'ParcelAddedToDelivery', delivery, parcel });
    else told.push(...parcelChanges(parcel, before, delivery));
  }
  for (const parcel of old.parcels)
    if (same(parcels, parcel) === undefined) told.push({ type: 'ParcelRemovedFromDelivery', deliveryId, parcel });
  return told;
}

/** The messages about deliveries and their parcels. */
export const deliveriesChanged = (after: Order, before: Order): MessagePayload[] => [
  ...deliveriesOf(after).flatMap((delivery): MessagePayload[] => {
    const old = same(deliveriesOf(before), delivery);
    return old === undefined ? [{ type: 'DeliveryAdded', delivery }] : deliveryChanges(delivery, old);
  }),
  ...deliveriesOf(before)
    .filter((delivery) => same(deliveriesOf(after), delivery) === undefined)
    .map((delivery): MessagePayload => ({ type: 'DeliveryRemoved', delivery })),
];

const itemsOf = (infos: readonly ReturnInfo[]) => infos.flatMap(({ items }) => items);

/** The messages about what comes back. Return infos have no id: those that were there stay in front. */
export function returnsChanged({ returnInfo = [] }: Order, { returnInfo: old = [] }: Order): MessagePayload[] {
  const items = itemsOf(returnInfo);
  const isReplaced = returnInfo.length < old.length || itemsOf(old).some((item) => same(items, item) === undefined);
  if (isReplaced) return [{ type: 'ReturnInfoSet', returnInfo }];
  return [
    ...returnInfo.slice(old.length).map((info): MessagePayload => ({ type: 'ReturnInfoAdded', returnInfo: info })),
    ...items.flatMap((item): MessagePayload[] => {
      const before = same(itemsOf(old), item);
      return before === undefined || before.shipmentState === item.shipmentState
        ? []
        : [
            {
              type: 'OrderReturnShipmentStateChanged',
              returnItemId: item.id,
              returnShipmentState: item.shipmentState,
            },
          ];
    }),
  ];
}
