/** The parts that the payment page loads after itself. One `import()` of all is smaller than one of each. */
export { UnpayableNotice } from '../../platform/payment/UnpayableNotice.js';
export { keepFocus } from './keep-focus.js';
export { OnlinePaymentPanel } from './online/OnlinePaymentPanel.js';
export { PaymentReturn } from './online/PaymentReturn.js';
export { orderProblem, removeVouchers } from './order-problem.js';
export { OrderInProgress } from './OrderInProgress.js';
