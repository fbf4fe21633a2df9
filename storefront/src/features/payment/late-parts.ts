/** Parts that the payment page loads lazily. One chunk, because it is smaller than one `import()` per part. */
export { UnpayableNotice } from '../../platform/payment/UnpayableNotice.js';
export { restoreFocus } from './restore-focus.js';
export { OnlinePaymentPanel } from './online/OnlinePaymentPanel.js';
export { PaymentReturn } from './online/PaymentReturn.js';
export { paymentStateOf } from './online/payment-state.js';
export { WithoutVouchers } from './WithoutVouchers.js';
export { orderProblem, removeVouchers } from './order-problem.js';
export { OrderInProgress } from './OrderInProgress.js';
