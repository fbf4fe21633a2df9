import type { CommerceResponse } from '@manifold/domain/commerce-api/operations';
import {
  cleanRegistrationNumber,
  registrationDigits,
  registrationNumberOf,
} from '@manifold/domain/online-payment/company-registration';
import { onlineMethods } from '@manifold/domain/online-payment/offer';
import { PROVIDER_TYPES, type ProviderType } from '@manifold/domain/payment-methods/provider-types';
import type { SubmittedPayment } from '@manifold/domain/online-payment/submitted-payment';
import { refusalDetails } from '@manifold/domain/payment-methods/refusal-details';
import { ShopError } from '@manifold/domain/shop-error/shop-error';
import { Injectable } from '@nestjs/common';
import { PaymentProvider } from '../../integrations/adyen/payment-provider.js';
import { Env } from '../../platform/env/env.js';
import { RateLimits } from '../../platform/rate-limits/rate-limits.service.js';
import { Carts } from '../cart/index.js';
import { clientTypeOf, type Visit } from '../visit/index.js';
import { providerLocale } from './provider-payment.js';

type ChosenMethod = Pick<SubmittedPayment, 'paymentMethod' | 'registrationNumber'>;

/** The methods of the payment provider that a store offers a shopper. */
@Injectable()
export class OfferedMethods {
  constructor(
    private readonly env: Env,
    private readonly carts: Carts,
    private readonly provider: PaymentProvider,
    private readonly limits: RateLimits,
  ) {}

  /**
   * Throws `payment-method-refused` for a method that the store does not offer this customer type, and `invalid-input` for Billie
   * without the registration number that it requires in the country.
   */
  requireOffered(visit: Visit, { paymentMethod: { type }, registrationNumber = '' }: ChosenMethod): void {
    if (!this.env.paymentProvider || !offeredTypes(visit).includes(type))
      throw new ShopError('payment-method-refused', { details: refusalDetails('online', { code: 'not-enabled' }) });
    const digits = type === PROVIDER_TYPES.billie ? registrationDigits(visit.market.countryCode) : undefined;
    if (digits !== undefined && cleanRegistrationNumber(registrationNumber, digits) === undefined)
      throw new ShopError('invalid-input', {
        fields: [{ field: 'registrationNumber', reason: 'registration-number' }],
      });
  }

  /** Returns what the payment form in the browser needs for a cart. */
  async settingsOf(visit: Visit, cartId: string | undefined): Promise<CommerceResponse<'onlinePaymentMethods'>> {
    this.limits.take('payment-methods', visit.session.current?.sid);
    const { paymentProvider } = this.env;
    const allowed = offeredTypes(visit);
    if (!paymentProvider || allowed.length === 0)
      throw new ShopError('payment-method-refused', { details: refusalDetails('online', { code: 'not-enabled' }) });
    const cart = cartId === undefined ? await this.carts.active(visit) : await this.carts.byId(visit, cartId);
    if (!cart) throw new ShopError(cartId === undefined ? 'cart-empty' : 'cart-not-found');
    const { clientKey, environment, browserBase = null } = paymentProvider;
    const { countryCode } = visit.market;
    const locale = providerLocale(visit.locale);
    const { merchantAccount } = visit.snapshot.document.sections['merchant-account'];
    const query = { merchantAccount, amount: cart.totalPrice, countryCode, shopperLocale: locale, allowed };
    const paymentMethods = await this.provider.listMethods(query);
    const form = { clientKey, environment, browserBase, locale, countryCode, amount: cart.totalPrice };
    const digits = allowed.includes(PROVIDER_TYPES.billie) ? registrationDigits(countryCode) : undefined;
    const known = registrationNumberOf(cart.billingAddress?.vatNumber);
    const registration = digits === undefined ? null : { digits, known };
    return { ...form, methods: { paymentMethods }, registration };
  }
}

const offeredTypes = (visit: Visit): ProviderType[] =>
  onlineMethods(visit.snapshot.document.sections['online-payment'], clientTypeOf(visit)).map(
    (method) => PROVIDER_TYPES[method],
  );
