/** An order as far as the carrier needs it; a part of the commerce backend's answer. */
export interface ShipmentOrder {
  readonly id: string;
  readonly version: number;
  readonly orderNumber?: string;
  readonly createdAt: string;
  readonly orderState: string;
  readonly shipmentState?: string;
  readonly lineItems: readonly { readonly id: string; readonly quantity: number }[];
  readonly shippingInfo?: { readonly deliveries?: readonly { readonly items: readonly Pieces[] }[] };
  readonly returnInfo?: readonly {
    readonly items: readonly { readonly lineItemId?: string; readonly quantity: number }[];
  }[];
}

/** A number of pieces of a line item. */
interface Pieces {
  readonly id: string;
  readonly quantity: number;
}

/** An event of a shipment: a button of the sandbox's page. */
export interface ShipmentControl {
  readonly name: string;
  readonly label: string;
  /** Returns the commerce backend's update actions; empty if it cannot happen now. `tracking` is the parcel's number. */
  readonly actions: (order: ShipmentOrder, tracking: string) => readonly object[];
}

const CARRIER = 'Sandbox Parcel';

const sumOf = (pieces: readonly { readonly quantity: number }[]): number =>
  pieces.reduce((sum, { quantity }) => sum + quantity, 0);

const shippedPieces = ({ shippingInfo }: ShipmentOrder, id: string): number =>
  sumOf((shippingInfo?.deliveries ?? []).flatMap(({ items }) => items.filter((item) => item.id === id)));

const returnedPieces = ({ returnInfo }: ShipmentOrder, id: string): number =>
  sumOf((returnInfo ?? []).flatMap(({ items }) => items.filter(({ lineItemId }) => lineItemId === id)));

const present = (pieces: readonly Pieces[]): Pieces[] => pieces.filter(({ quantity }) => quantity > 0);

/** Returns the pieces that are not shipped yet. */
const unshipped = (order: ShipmentOrder): Pieces[] =>
  present(order.lineItems.map(({ id, quantity }) => ({ id, quantity: quantity - shippedPieces(order, id) })));

/** Returns the pieces that the shopper has. */
const returnable = (order: ShipmentOrder): Pieces[] =>
  present(order.lineItems.map(({ id }) => ({ id, quantity: shippedPieces(order, id) - returnedPieces(order, id) })));

const onePiece = (pieces: readonly Pieces[]): Pieces[] => pieces.slice(0, 1).map(({ id }) => ({ id, quantity: 1 }));

const canShip = ({ orderState, shippingInfo }: ShipmentOrder): boolean =>
  orderState !== 'Cancelled' && shippingInfo !== undefined;

function handOver(items: readonly Pieces[], shipmentState: string, trackingId: string): readonly object[] {
  if (items.length === 0) return [];
  const parcels = [{ trackingData: { trackingId, carrier: CARRIER }, items }];
  return [
    { action: 'addDelivery', items, parcels },
    { action: 'changeShipmentState', shipmentState },
  ];
}

function takeBack(pieces: readonly Pieces[], returnTrackingId: string): readonly object[] {
  if (pieces.length === 0) return [];
  const items = pieces.map(({ id, quantity }) => ({ lineItemId: id, quantity, shipmentState: 'Returned' }));
  return [{ action: 'addReturnInfo', items, returnTrackingId }];
}

/** Returns a control that sets the state of a shipment with goods that are still in the warehouse. */
const stateControl = (name: string, label: string, shipmentState: string): ShipmentControl => ({
  name,
  label,
  actions: (order) =>
    canShip(order) && unshipped(order).length > 0 && order.shipmentState !== shipmentState
      ? [{ action: 'changeShipmentState', shipmentState }]
      : [],
});

/** Everything that can happen to a shipment. */
export const SHIPMENT_CONTROLS: readonly ShipmentControl[] = [
  {
    name: 'ship',
    label: 'Ship',
    actions: (order, tracking) => (canShip(order) ? handOver(unshipped(order), 'Shipped', tracking) : []),
  },
  {
    name: 'ship-one-piece',
    label: 'Ship one piece',
    actions: (order, tracking) => {
      const left = unshipped(order);
      // The last piece is shipped by `ship`.
      return canShip(order) && sumOf(left) > 1 ? handOver(onePiece(left), 'Partial', tracking) : [];
    },
  },
  stateControl('pending', 'Set to pending', 'Pending'),
  stateControl('ready', 'Make ready', 'Ready'),
  stateControl('backorder', 'Put on backorder', 'Backorder'),
  stateControl('delay', 'Delay', 'Delayed'),
  {
    name: 'deliver',
    label: 'Deliver',
    actions: ({ shipmentState }) =>
      shipmentState === 'Shipped' ? [{ action: 'changeShipmentState', shipmentState: 'Delivered' }] : [],
  },
  {
    name: 'return',
    label: 'Return all',
    actions: (order, tracking) => takeBack(returnable(order), tracking),
  },
  {
    name: 'return-one-piece',
    label: 'Return one piece',
    actions: (order, tracking) => takeBack(onePiece(returnable(order)), tracking),
  },
];

/** Returns what can happen to an order's shipment now. */
export const possibleShipmentControls = (order: ShipmentOrder): readonly ShipmentControl[] =>
  SHIPMENT_CONTROLS.filter(({ actions }) => actions(order, '').length > 0);
