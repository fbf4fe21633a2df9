import type { CommerceRequest } from '@manifold/domain/commerce-api/operations';
import type { OnlinePaymentAnswer } from '@manifold/domain/online-payment/answer';
import { pathPrefix } from '@manifold/domain/store/default-locale';
import { ShopError } from '@manifold/domain/shop-error/shop-error';
import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import type { Shopper } from '../../integrations/commercetools/ports/cart-backend.js';
import type { CartRecord } from '../../integrations/commercetools/ports/cart-records.js';
import { within } from '../../platform/concurrency/within.js';
import { LOGGER } from '../../platform/logging/logging.module.js';
import { RateLimits } from '../../platform/rate-limits/rate-limits.service.js';
import { currentRequest } from '../../platform/logging/request-scope.js';
import { StoreOrigins } from '../../store-config/index.js';
import { OrderPayments } from '../orders/index.js';
import {
  AttemptReleases,
  type AttemptWithCheckout,
  type CheckoutWithAttempts,
  CrashPoints,
  OnlineAttempts,
  type PaymentAttempt,
  type StoredRequest,
} from '../payments/index.js';
import { OrderVatChecks, VatValidation } from '../vat-check/index.js';
import { clientTypeOf, SessionQueue, Shoppers, type Visit } from '../visit/index.js';
import { OfferedMethods } from './offered-methods.service.js';
import { OnlinePaymentAnswers } from './online-payment-answers.service.js';
import { type PaymentPlace, providerLocale, providerPayment } from './provider-payment.js';
import { ProviderCalls } from './provider-calls.service.js';

type StartRequest = CommerceRequest<'startOnlinePayment'>;

/** The provider may take longer; the shopper then sees that the payment is being confirmed. */
const ANSWER_DEADLINE_MILLISECONDS = 7000;

/** States that decide about the cart without the shopper. */
const DECIDES: ReadonlySet<PaymentAttempt['status']> = new Set(['sent', 'accepted', 'ordered']);

/** Pays carts with the payment provider: attempt stored → cart frozen → attempt sent → call → outcome stored → order. */
@Injectable()
export class OnlinePayments {
  constructor(
    private readonly shoppers: Shoppers,
    private readonly queue: SessionQueue,
    private readonly payments: OrderPayments,
    private readonly attempts: OnlineAttempts,
    private readonly methods: OfferedMethods,
    private readonly calls: ProviderCalls,
    private readonly answers: OnlinePaymentAnswers,
    private readonly releases: AttemptReleases,
    private readonly origins: StoreOrigins,
    private readonly vat: VatValidation,
    private readonly vatChecks: OrderVatChecks,
    private readonly limits: RateLimits,
    private readonly crashPoints: CrashPoints,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /**
   * Pays the visitor's cart at the version that they saw, under the current rules. While another payment of the cart has no
   * known outcome or waits for the shopper, its state is returned in place of a second payment.
   */
  async start(visit: Visit, request: StartRequest): Promise<OnlinePaymentAnswer> {
    if (visit.snapshot.preview) throw new ShopError('not-allowed', { message: 'A preview takes no payments' });
    this.limits.take('payment', visit.session.current?.sid);
    this.methods.requireOffered(visit, request.payment);
    await this.vat.confirm(visit, request.cartId);
    const answer = await this.shoppers.asVisitor(visit, (shopper) =>
      this.queue.run(visit.session.current?.sid ?? '', () => this.startQueued(visit, shopper, request)),
    );
    if (!answer) throw new ShopError('cart-not-found');
    return answer;
  }

  /**
   * Returns the state of a payment of the cart that another one must not replace; undefined if there is none. Waits for a payment that
   * the visitor is starting in another tab.
   */
  async running(visit: Visit, cartId: string): Promise<OnlinePaymentAnswer | undefined> {
    const find = async () => runningAttempt(await this.payments.ownCheckout(visit, cartId));
    const attempt = await this.queue.run(visit.session.current?.sid ?? '', find);
    return attempt && this.answers.ofAttempt(visit, attempt.id);
  }

  private async startQueued(visit: Visit, shopper: Shopper, request: StartRequest): Promise<OnlinePaymentAnswer> {
    const { cartId, version } = request;
    const checkout = await this.payments.ownCheckout(visit, cartId);
    const running = runningAttempt(checkout);
    if (running) return this.answers.ofAttempt(visit, running.id);
    try {
      const params = { cartId, version, paymentMethod: 'online' } as const;
      const { attempt, cart } = await this.payments.begin(visit, shopper, params, checkout);
      await this.vatChecks.attach(visit, cart);
      this.crashPoints.reach('attempt-created');
      const sent = await this.markSent(visit, attempt, cart, request);
      return await this.sendAndAnswer(visit, attempt, sent);
    } catch (error) {
      // Another tab may have paid in the meantime.
      const current = error instanceof ShopError ? await this.payments.ownCheckout(visit, cartId) : null;
      const other = runningAttempt(current);
      if (!other) throw error;
      return this.answers.ofAttempt(visit, other.id);
    }
  }

  /** Freezes the cart with its payment and stores the request. Unfreezes it on failure. */
  private async markSent(
    visit: Visit,
    attempt: AttemptWithCheckout,
    cart: CartRecord,
    { payment, agreedToSendEmail }: StartRequest,
  ): Promise<StoredRequest> {
    try {
      const prepared = await this.payments.prepare(visit, attempt, cart, { freeze: true, agreedToSendEmail });
      this.crashPoints.reach('cart-frozen');
      // Texts of the frozen cart have no language, so the names are those of the cart as the shopper saw it.
      const shown = { ...prepared.cart, lineItems: cart.lineItems };
      const body = providerPayment(attempt, shown, payment, this.placeOf(visit, attempt.id));
      const request: StoredRequest = { call: 'pay', body };
      const isSent = await this.attempts.markSent(attempt.id, {
        request,
        providerMethod: payment.paymentMethod.type,
        merchantAccount: body.merchantAccount,
        paymentId: prepared.paymentId,
        cartVersion: prepared.cart.version,
      });
      if (!isSent) throw new ShopError('conflict');
      this.crashPoints.reach('payment-sent');
      return request;
    } catch (error) {
      await this.releases.release(attempt).catch((failure: unknown) => {
        this.logger.warn({ err: failure, attemptId: attempt.id }, 'cart not released, retrying');
      });
      throw error;
    }
  }

  /**
   * Submits what the shopper brought back from a bank or an action. Without the attempt's id, it belongs to the shopper's newest
   * one, if that may still be paid: a payment that was cancelled here may be. Throws `too-many-attempts`, earlier for details
   * that belong to no open payment of the shopper.
   */
  async continue(
    visit: Visit,
    { attemptId, details, paymentData }: CommerceRequest<'continueOnlinePayment'>,
  ): Promise<OnlinePaymentAnswer> {
    const sid = visit.session.current?.sid;
    this.limits.take('payment-details', sid);
    const given = Object.fromEntries(Object.entries(details).filter(([, value]) => value !== undefined));
    const body = { details: given, ...(paymentData === undefined ? {} : { paymentData }) };
    const request: StoredRequest = { call: 'details', body };
    const attempt = await this.answers.findOwn(visit, attemptId);
    if (!attempt) {
      this.limits.take('unknown-payment-details', sid);
      // The session may be lost, but the payment may be made. Or the shopper comes back to a payment that was decided meanwhile.
      const named = await this.calls.submitUnknown(body);
      if (!named) throw new ShopError('cart-not-found');
      return this.answers.ofAttempt(visit, named.id);
    }
    const isOpen = attempt.status === 'action_required' && (await this.attempts.markDetailsSent(attempt.id, request));
    if (isOpen) this.crashPoints.reach('details-sent');
    if (!isOpen && attempt.status !== 'abandoned') return this.answers.ofAttempt(visit, attempt.id);
    return this.sendAndAnswer(visit, attempt, request);
  }

  /**
   * Cancels a payment that waits for the shopper and frees the cart; with an attempt's id, only that one. Does nothing while the
   * outcome is unknown.
   */
  async cancel(visit: Visit, { cartId, attemptId }: CommerceRequest<'cancelOnlinePayment'>): Promise<void> {
    const checkout = await this.payments.ownCheckout(visit, cartId);
    const waiting = checkout?.attempts.find(
      ({ id, status }) => status === 'action_required' && (attemptId === undefined || attemptId === id),
    );
    if (!waiting || !(await this.attempts.abandon(waiting.id))) return;
    await this.releases.releaseEnded(waiting.id);
  }

  /** Returns the state of the payment that decides about a cart, or else of the newest one. */
  async stateOf(visit: Visit, cartId: string): Promise<OnlinePaymentAnswer> {
    const checkout = await this.payments.ownCheckout(visit, cartId);
    const online = checkout?.attempts.filter(({ method }) => method === 'online') ?? [];
    const attempt = decidingAttempt(checkout) ?? online[0];
    if (!attempt) throw new ShopError('not-found');
    return this.answers.ofAttempt(visit, attempt.id);
  }

  private async sendAndAnswer(
    visit: Visit,
    attempt: AttemptWithCheckout,
    request: StoredRequest,
  ): Promise<OnlinePaymentAnswer> {
    const sent = this.calls.send(attempt, request).catch((error: unknown) => {
      // The request is stored: the sweep repeats it.
      this.logger.warn({ err: error, attemptId: attempt.id }, 'outcome of the payment not stored');
    });
    const reference = (await within(ANSWER_DEADLINE_MILLISECONDS, sent)) ?? attempt.merchantReference;
    // The provider may have answered about the payment of another tab.
    const other = reference === attempt.merchantReference ? null : await this.attempts.findByReference(reference);
    return this.answers.ofAttempt(visit, (other ?? attempt).id);
  }

  private placeOf(visit: Visit, attemptId: string): PaymentPlace {
    const { snapshot, locale, market } = visit;
    const { store, 'merchant-account': account } = snapshot.document.sections;
    const origin = this.origins.originOf(snapshot);
    return {
      merchantAccount: account.merchantAccount,
      countryCode: market.countryCode,
      shopperLocale: providerLocale(locale),
      origin,
      // The shopper may pay otherwise meanwhile, or return in another browser, so the address names the attempt.
      returnUrl: `${origin}${pathPrefix(store, locale)}/checkout/payment?payment=return&attempt=${attemptId}`,
      clientType: clientTypeOf(visit),
      shopperIP: currentRequest()?.address,
    };
  }
}

const decidingAttempt = (checkout: CheckoutWithAttempts | null): PaymentAttempt | undefined =>
  checkout?.attempts.find(({ status }) => DECIDES.has(status));

/** Returns the attempt that another payment of the cart must not replace. To pay otherwise, the shopper cancels a question first. */
const runningAttempt = (checkout: CheckoutWithAttempts | null): PaymentAttempt | undefined =>
  decidingAttempt(checkout) ?? checkout?.attempts.find(({ status }) => status === 'action_required');
