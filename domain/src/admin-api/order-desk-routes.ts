import {
  closeDifferenceSchema,
  differencesPageSchema,
  differencesQuerySchema,
  listedDifferenceSchema,
  reconciliationSchema,
} from '../reconciliation/contract.js';
import { orderCorrespondenceSchema, resendOrderMailSchema } from '../order-desk/correspondence.js';
import {
  decideOrderRequestSchema,
  deskOrderSchema,
  orderRequestSchema,
  orderRequestsSchema,
  orderSearchAnswerSchema,
  orderSearchSchema,
  requestOrderActionSchema,
  timelineSchema,
} from '../order-desk/contract.js';
import { ALL_ROLES, type AdminRoute } from './route.js';

const ORDER_DESK = { roles: ALL_ROLES, isForOrderDesk: true } as const;

/** Routes of the order desk. They show orders of the caller's countries only; others answer 404. */
export const orderDeskRoutes = {
  searchOrders: {
    method: 'POST',
    path: '/api/admin/orders',
    summary: 'Finds orders by number, e-mail address, payment reference or name; newest first. Audited',
    ...ORDER_DESK,
    body: orderSearchSchema,
    answer: orderSearchAnswerSchema,
  },
  deskOrder: {
    method: 'GET',
    path: '/api/admin/orders/{id}',
    summary: 'Returns an order with its money, deliveries and possible actions. Audited',
    ...ORDER_DESK,
    answer: deskOrderSchema,
  },
  orderTimeline: {
    method: 'GET',
    path: '/api/admin/orders/{id}/timeline',
    summary: 'Returns the events of an order, oldest first, and the sources that did not answer',
    ...ORDER_DESK,
    answer: timelineSchema,
  },
  requestOrderAction: {
    method: 'POST',
    path: '/api/admin/orders/{id}/requests',
    summary:
      'Cancels, captures or refunds, or records the refund of a bank transfer; above the limit of the currency a second person approves. Same `id`, same request',
    ...ORDER_DESK,
    body: requestOrderActionSchema,
    answer: orderRequestSchema,
  },
  orderCorrespondence: {
    method: 'GET',
    path: '/api/admin/orders/{id}/correspondence',
    summary: 'Returns the invoice, the credit notes and the mails of an order. Audited',
    ...ORDER_DESK,
    answer: orderCorrespondenceSchema,
  },
  orderDocument: {
    method: 'GET',
    path: '/api/admin/orders/{id}/documents/{documentId}',
    summary: 'Returns an invoice or credit note as a PDF. Audited',
    ...ORDER_DESK,
    answer: null,
  },
  resendOrderMail: {
    method: 'POST',
    path: '/api/admin/orders/{id}/mails',
    summary: 'Sends a mail to the customer once more; 409 while it waits to be sent. Audited',
    ...ORDER_DESK,
    body: resendOrderMailSchema,
    answer: orderCorrespondenceSchema,
  },
  orderRequests: {
    method: 'GET',
    path: '/api/admin/order-requests',
    summary: "Lists the requests of the caller's countries that wait for a second person",
    ...ORDER_DESK,
    answer: orderRequestsSchema,
  },
  decideOrderRequest: {
    method: 'POST',
    path: '/api/admin/order-requests/{id}/decision',
    summary: 'Approves or refuses a request of someone else',
    ...ORDER_DESK,
    body: decideOrderRequestSchema,
    answer: orderRequestSchema,
  },
  reconciliation: {
    method: 'GET',
    path: '/api/admin/reconciliation',
    summary: 'Returns the newest comparison of payment provider, orders and ledger',
    ...ORDER_DESK,
    answer: reconciliationSchema,
  },
  startReconciliation: {
    method: 'POST',
    path: '/api/admin/reconciliation/runs',
    summary: 'Starts a comparison, or returns the one that runs. Audited',
    ...ORDER_DESK,
    answer: reconciliationSchema,
  },
  paymentDifferences: {
    method: 'GET',
    path: '/api/admin/payment-differences',
    summary: "Lists the differences of the caller's countries, newest first",
    ...ORDER_DESK,
    query: differencesQuerySchema,
    answer: differencesPageSchema,
  },
  checkPaymentDifference: {
    method: 'POST',
    path: '/api/admin/payment-differences/{id}/check',
    summary: 'Compares the order of a difference once more. Audited',
    ...ORDER_DESK,
    answer: listedDifferenceSchema,
  },
  closePaymentDifference: {
    method: 'POST',
    path: '/api/admin/payment-differences/{id}/close',
    summary: 'Settles an open difference with a reason; 409 if it is not open or its amounts have changed. Audited',
    ...ORDER_DESK,
    body: closeDifferenceSchema,
    answer: listedDifferenceSchema,
  },
} as const satisfies Record<string, AdminRoute>;
