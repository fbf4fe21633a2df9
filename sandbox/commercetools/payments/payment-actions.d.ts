import type { Payment } from '@commercetools/platform-sdk';
import { type Actions } from '../resources/kind.js';
/** The update actions of `me` payments. */
export declare const myPaymentActions: Actions<Payment>;
/** The update actions of payments for service clients. */
export declare const paymentActions: Actions<Payment>;
