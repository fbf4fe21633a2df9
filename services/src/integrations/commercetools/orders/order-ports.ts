import type { Provider } from '@nestjs/common';
import { CommercetoolsDeskOrders } from '../desk-orders/desk-order.client.js';
import { DeskOrderBackend } from '../ports/desk-order-backend.js';
import { OrderReturns } from '../ports/order-returns.js';
import { OrderChanges } from '../ports/order-changes.js';
import { OrderBackend } from '../ports/order-backend.js';
import { PaidOrders } from '../ports/paid-orders.js';
import { PaymentBackend } from '../ports/payment-backend.js';
import { CommercetoolsOrderChanges } from './order-changes.client.js';
import { CommercetoolsOrderReturns } from './order-returns.client.js';
import { CommercetoolsOrders } from './order.client.js';
import { CommercetoolsPaidOrders } from './paid-orders.client.js';
import { CommercetoolsPayments } from './payment.client.js';

/** The ports of orders and payments. */
export const ORDER_PORTS = [DeskOrderBackend, OrderBackend, OrderChanges, OrderReturns, PaidOrders, PaymentBackend];

/** The clients behind the ports. */
export const ORDER_PROVIDERS: Provider[] = [
  { provide: DeskOrderBackend, useClass: CommercetoolsDeskOrders },
  { provide: OrderChanges, useClass: CommercetoolsOrderChanges },
  { provide: OrderReturns, useClass: CommercetoolsOrderReturns },
  { provide: OrderBackend, useClass: CommercetoolsOrders },
  { provide: PaidOrders, useClass: CommercetoolsPaidOrders },
  { provide: PaymentBackend, useClass: CommercetoolsPayments },
];
