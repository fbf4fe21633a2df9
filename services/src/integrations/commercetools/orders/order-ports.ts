import type { Provider } from '@nestjs/common';
import { CommercetoolsDeskOrders } from '../desk-orders/desk-order.client.js';
import { DeskOrderBackend } from '../ports/desk-order-backend.js';
import { OrderChanges } from '../ports/order-changes.js';
import { OrderBackend } from '../ports/order-backend.js';
import { PaymentBackend } from '../ports/payment-backend.js';
import { CommercetoolsOrderChanges } from './order-changes.client.js';
import { CommercetoolsOrders } from './order.client.js';
import { CommercetoolsPayments } from './payment.client.js';

/** The ports of orders and payments. */
export const ORDER_PORTS = [DeskOrderBackend, OrderBackend, OrderChanges, PaymentBackend];

/** What is behind them. */
export const ORDER_PROVIDERS: Provider[] = [
  { provide: DeskOrderBackend, useClass: CommercetoolsDeskOrders },
  { provide: OrderChanges, useClass: CommercetoolsOrderChanges },
  { provide: OrderBackend, useClass: CommercetoolsOrders },
  { provide: PaymentBackend, useClass: CommercetoolsPayments },
];
