import type { CommerceRequest, CommerceResponse } from '@manifold/domain/commerce-api/operations';
import type { OnlinePaymentAnswer } from '@manifold/domain/online-payment/answer';

/** The settings that the browser needs to offer the provider's methods. */
export type OnlinePaymentSetup = CommerceResponse<'onlinePaymentMethods'>;
export type PaymentForProvider = CommerceRequest<'startOnlinePayment'>['payment'];
export type DetailsForProvider = CommerceRequest<'continueOnlinePayment'>['details'];
export type ProviderAction = Extract<OnlinePaymentAnswer, { status: 'action' }>['action'];
export type OnlinePaymentRefusal = Extract<OnlinePaymentAnswer, { status: 'refused' }>;
