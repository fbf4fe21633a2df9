import { isDeepStrictEqual } from 'node:util';
import type { Delivery, MessagePayload, Order, Parcel, ReturnInfo } from '@commercetools/platform-sdk';

const deliveriesOf = ({ shippingInfo }: Order): readonly Delivery[] => shippingInfo?.deliveries ?? [];
const withSameId = <T extends { readonly id: string }>(all: readonly T[], { id }: T): T | undefined =>
  all.find((one) => one.id === id);
const isEqual = (one: unknown, other: unknown): boolean => isDeepStrictEqual(one ?? null, other ?? null);

function parcelChanges(parcel: Parcel, old: Parcel, { id: deliveryId }: Delivery): MessagePayload[] {
  const names = { deliveryId, parcelId: parcel.id };
  const { measurements, trackingData, items = [] } = parcel;
  const payloads: MessagePayload[] = [];
  if (!isEqual(measurements, old.measurements))
    payloads.push({ type: 'ParcelMeasurementsUpdated', ...names, measurements });
  if (!isEqual(trackingData, old.trackingData))
    payloads.push({ type: 'ParcelTrackingDataUpdated', ...names, trackingData });
  const { items: oldItems = [] } = old;
  if (!isEqual(items, oldItems)) payloads.push({ type: 'ParcelItemsUpdated', ...names, items, oldItems });
  return payloads;
}

function deliveryChanges(delivery: Delivery, old: Delivery): MessagePayload[] {
  const { id: deliveryId, address, items, parcels } = delivery;
  const payloads: MessagePayload[] = [];
  if (!isEqual(address, old.address))
    payloads.push({ type: 'DeliveryAddressSet', deliveryId, address, oldAddress: old.address });
  if (!isEqual(items, old.items))
    payloads.push({ type: 'DeliveryItemsUpdated', deliveryId, items, oldItems: old.items });
  for (const parcel of parcels) {
    const before = withSameId(old.parcels, parcel);
    if (before === undefined) payloads.push({ type: 'ParcelAddedToDelivery', delivery, parcel });
    else payloads.push(...parcelChanges(parcel, before, delivery));
  }
  for (const parcel of old.parcels)
    if (withSameId(parcels, parcel) === undefined)
      payloads.push({ type: 'ParcelRemovedFromDelivery', deliveryId, parcel });
  return payloads;
}

/** Returns the messages about deliveries and their parcels. */
export const deliveriesChanged = (after: Order, before: Order): MessagePayload[] => [
  ...deliveriesOf(after).flatMap((delivery): MessagePayload[] => {
    const old = withSameId(deliveriesOf(before), delivery);
    return old === undefined ? [{ type: 'DeliveryAdded', delivery }] : deliveryChanges(delivery, old);
  }),
  ...deliveriesOf(before)
    .filter((delivery) => withSameId(deliveriesOf(after), delivery) === undefined)
    .map((delivery): MessagePayload => ({ type: 'DeliveryRemoved', delivery })),
];

const itemsOf = (infos: readonly ReturnInfo[]) => infos.flatMap(({ items }) => items);

/** Returns the messages about returns. Return infos have no id: the former ones stay in front. */
export function returnsChanged({ returnInfo = [] }: Order, { returnInfo: old = [] }: Order): MessagePayload[] {
  const items = itemsOf(returnInfo);
  const isReplaced =
    returnInfo.length < old.length || itemsOf(old).some((item) => withSameId(items, item) === undefined);
  if (isReplaced) return [{ type: 'ReturnInfoSet', returnInfo }];
  return [
    ...returnInfo.slice(old.length).map((info): MessagePayload => ({ type: 'ReturnInfoAdded', returnInfo: info })),
    ...items.flatMap((item): MessagePayload[] => {
      const before = withSameId(itemsOf(old), item);
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
