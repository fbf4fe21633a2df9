import { html, type Html } from '../page/html.js';
import { receivedSection, shownInstant } from '../page/received-section.js';
import { possibleShipmentControls, type ShipmentOrder } from './shipment.js';

const shipmentRow = (order: ShipmentOrder): Html =>
  html`<tr>
    <th scope="row">${order.orderNumber ?? order.id}</th>
    <td>${shownInstant(order.createdAt)}</td>
    <td>${order.orderState === 'Cancelled' ? 'Order cancelled' : (order.shipmentState ?? 'Not shipped')}</td>
    <td class="choices">
      ${possibleShipmentControls(order).map(
        ({ name, label }) =>
          html`<form method="post" action="/carrier/orders/${order.id}/${name}"><button>${label}</button></form> `,
      )}
    </td>
  </tr>`;

/** Returns the section with the newest orders and what can happen to their shipments. */
export const carrierSection = (orders: readonly ShipmentOrder[]): Html =>
  receivedSection({
    id: 'shipments',
    title: 'Shipments',
    columns: ['Order', 'Placed', 'Shipment', 'Actions'],
    rows: orders.map(shipmentRow),
    none: 'No order yet. Place one in the shop and reload this page.',
    caption: 'Newest first, times in UTC; stored with the orders in the commerce backend.',
  });
