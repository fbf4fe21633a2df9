import type { CustomerOrder } from '@manifold/domain/my-orders/contract';
import { orderStage } from '@manifold/domain/my-orders/stage';
import { isPaidState } from '@manifold/domain/payment-ledger/provider-money';
import type { StoreDocument } from '@manifold/domain/store-document/contract';
import type { OrderRecord } from '../../integrations/commercetools/ports/cart-records.js';
import { bankTransferOf, type OnlineFacts, orderView } from './order-view.js';

/**
 * Maps an order for its customer: unlike the confirmation page, it shows money that has arrived since. If the payment provider has
 * no money of an online payment, as of an expired voucher or an ended authorisation, the order can be paid by bank transfer where
 * the store offers it.
 */
export function customerOrderView(record: OrderRecord, document: StoreDocument, online?: OnlineFacts): CustomerOrder {
  const order = orderView(record, document, online);
  const isPaid = isPaidState(record.paymentState);
  const isOver = isPaid || record.orderState === 'Cancelled';
  const hasFailed = record.paymentState === 'Failed';
  const isPayableByTransfer = order.paymentStatus === 'failed' && document.sections['bank-transfer'].enabled;
  const bankTransfer = isPayableByTransfer ? bankTransferOf(order.orderNumber, document) : order.bankTransfer;
  const paymentStatus = isPaid ? 'paid' : order.paymentStatus;
  return {
    ...order,
    paymentStatus,
    // Customers should not pay an order twice, or a cancelled one.
    bankTransfer: isOver ? null : bankTransfer,
    paymentInfo:
      isOver || hasFailed
        ? { payments: order.paymentInfo.payments.map((payment) => ({ ...payment, action: null })) }
        : order.paymentInfo,
    stage: orderStage({
      orderState: record.orderState,
      paymentState: record.paymentState,
      shipmentState: record.shipmentState,
      paymentMethod: order.paymentMethod,
      isAwaitingPayment: paymentStatus === 'in-progress',
    }),
  };
}
