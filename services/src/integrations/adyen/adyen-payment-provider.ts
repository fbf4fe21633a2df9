import {
  CheckoutAPI,
  Client,
  Config,
  EnvironmentEnum,
  PaymentMethodsRequest,
  PaymentRequest,
  ThreeDSRequestData,
  type Types,
} from './library/adyen-library.js';
import { ShopError } from '@manifold/domain/shop-error/shop-error';
import type { PaidAmount } from '@manifold/domain/online-payment/outcome';
import { PROVIDER_TYPES } from '@manifold/domain/payment-methods/provider-types';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { PaymentProviderSettings } from '../../platform/env/payment-provider-settings.js';
import { AdyenHttpClient } from './adyen-http.client.js';
import { failedCall } from './failed-call.js';
import { paymentAnswer } from './payment-answer.js';
import {
  type AmountRequest,
  type MethodsQuery,
  type ModificationAnswer,
  type ModificationRequest,
  PaymentProvider,
  type ProviderAnswer,
  type ProviderDetails,
  type ProviderMethod,
  type ProviderPayment,
} from './payment-provider.js';

/** Access to the provider, with the deadlines of its calls in milliseconds. */
export interface AdyenSettings extends PaymentProviderSettings {
  readonly deadlines: { readonly payment: number; readonly methods: number };
}

type Received = { readonly pspReference?: string };

const NATIVE_3DS = {
  threeDSRequestData: { nativeThreeDS: ThreeDSRequestData.NativeThreeDSEnum.Preferred },
};

/** Without it PayPal waits for the capture delay of the account, while our ledger counts its money as collected (`collectsAtOnce`). */
const CAPTURE_AT_ONCE = { captureDelayHours: 0 };

const providerAmount = ({ centAmount, currencyCode }: PaidAmount) => ({ currency: currencyCode, value: centAmount });

/** Adyen's Checkout API by its own library. */
@Injectable()
export class AdyenPaymentProvider extends PaymentProvider implements OnApplicationShutdown {
  private readonly payments: AdyenHttpClient;
  private readonly lists: AdyenHttpClient;
  private readonly api: InstanceType<typeof CheckoutAPI>;
  private readonly listApi: InstanceType<typeof CheckoutAPI>;

  constructor({ apiKey, environment, livePrefix, serverOrigin: origin, deadlines }: AdyenSettings) {
    super();
    const config = new Config({
      apiKey,
      environment: environment === 'live' ? EnvironmentEnum.LIVE : EnvironmentEnum.TEST,
      ...(livePrefix === undefined ? {} : { liveEndpointUrlPrefix: livePrefix }),
    });
    this.payments = new AdyenHttpClient({ origin, timeoutMs: deadlines.payment });
    this.lists = new AdyenHttpClient({ origin, timeoutMs: deadlines.methods });
    this.api = new CheckoutAPI(new Client(config, this.payments));
    this.listApi = new CheckoutAPI(new Client(config, this.lists));
  }

  async listMethods({ amount, allowed, ...query }: MethodsQuery): Promise<ProviderMethod[]> {
    const request = {
      ...query,
      amount: providerAmount(amount),
      channel: PaymentMethodsRequest.ChannelEnum.Web,
      ...(allowed === null ? {} : { allowedPaymentMethods: [...allowed] }),
    };
    try {
      const { paymentMethods = [] } = await this.listApi.PaymentsApi.paymentMethods(request);
      const listed = JSON.parse(JSON.stringify(paymentMethods)) as ProviderMethod[];
      return listed.filter(({ type }) => allowed?.includes(type) ?? true);
    } catch (error) {
      throw new ShopError('backend-unavailable', { cause: error, message: 'The payment provider lists no methods' });
    }
  }

  pay(payment: ProviderPayment, idempotencyKey: string): Promise<ProviderAnswer> {
    const { dateOfBirth, lineItems, paymentMethod, ...fields } = payment;
    return answerOf(() =>
      this.api.PaymentsApi.payments(
        {
          ...(fields as Omit<Types.checkout.PaymentRequest, 'paymentMethod' | 'lineItems'>),
          // The library's types know some of the methods only.
          paymentMethod: paymentMethod,
          ...(lineItems === undefined ? {} : { lineItems: [...lineItems] }),
          ...(dateOfBirth === undefined ? {} : { dateOfBirth: new Date(dateOfBirth) }),
          ...(paymentMethod['type'] === PROVIDER_TYPES.payPal ? CAPTURE_AT_ONCE : {}),
          channel: PaymentRequest.ChannelEnum.Web,
          authenticationData: NATIVE_3DS,
        },
        { idempotencyKey },
      ),
    );
  }

  submitDetails({ details, paymentData }: ProviderDetails, idempotencyKey: string): Promise<ProviderAnswer> {
    const request = { details, ...(paymentData === undefined ? {} : { paymentData }) };
    return answerOf(() => this.api.PaymentsApi.paymentsDetails(request, { idempotencyKey }));
  }

  capture({ pspReference, idempotencyKey, amount, ...request }: AmountRequest): Promise<ModificationAnswer> {
    const body = { ...request, amount: providerAmount(amount) };
    return sendModification(() =>
      this.api.ModificationsApi.captureAuthorisedPayment(pspReference, body, { idempotencyKey }),
    );
  }

  refund({ pspReference, idempotencyKey, amount, ...request }: AmountRequest): Promise<ModificationAnswer> {
    const body = { ...request, amount: providerAmount(amount) };
    return sendModification(() =>
      this.api.ModificationsApi.refundCapturedPayment(pspReference, body, { idempotencyKey }),
    );
  }

  cancel({ pspReference, idempotencyKey, ...request }: ModificationRequest): Promise<ModificationAnswer> {
    return sendModification(() =>
      this.api.ModificationsApi.cancelAuthorisedPaymentByPspReference(pspReference, request, { idempotencyKey }),
    );
  }

  reverse({ pspReference, idempotencyKey, ...request }: ModificationRequest): Promise<ModificationAnswer> {
    return sendModification(() =>
      this.api.ModificationsApi.refundOrCancelPayment(pspReference, request, { idempotencyKey }),
    );
  }

  onApplicationShutdown(): void {
    this.payments.close();
    this.lists.close();
  }
}

async function answerOf(call: () => Promise<unknown>): Promise<ProviderAnswer> {
  try {
    return paymentAnswer(await call());
  } catch (error) {
    const failed = failedCall(error);
    const outcome =
      failed.kind === 'refused'
        ? ({ kind: 'rejected', reason: `${failed.errorCode} ${failed.message}` } as const)
        : ({ kind: 'unknown', pspReference: null, reason: failed.reason } as const);
    const isAccessRefused = failed.kind === 'refused' && failed.isAccessRefused;
    return { outcome, merchantReference: null, isAccessRefused };
  }
}

async function sendModification(call: () => Promise<Received>): Promise<ModificationAnswer> {
  try {
    const { pspReference } = await call();
    return pspReference ? { kind: 'received', pspReference } : { kind: 'unknown', reason: 'malformed answer' };
  } catch (error) {
    const failed = failedCall(error);
    if (failed.kind === 'unknown') return failed;
    const { errorCode, message, isAccessRefused } = failed;
    return { kind: 'rejected', reason: `${errorCode} ${message}`, isAccessRefused };
  }
}
