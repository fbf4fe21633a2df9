import type { CommerceResponse } from '@manifold/domain/commerce-api/operations';
import type { Money } from '@manifold/domain/money/money';
import { money } from '@manifold/domain/money/money';
import type { PaymentMethod } from '@manifold/domain/payment-methods/contract';
import { ShopError } from '@manifold/domain/shop-error/shop-error';
import { Injectable } from '@nestjs/common';
import { CartBackend, type Shopper } from '../../integrations/commercetools/ports/cart-backend.js';
import { SessionQueue, Shoppers, type Visit } from '../visit/index.js';
import {
  type AttemptWithCheckout,
  type CheckoutWithAttempts,
  CrashPoints,
  dueCentAmount,
  PaymentAttempts,
  paymentMethodFrom,
  storedMethod,
} from '../payments/index.js';
import { refusePaidOnline } from './order-placement.service.js';
import { OrderPayments } from './order-payments.service.js';

type Answer = CommerceResponse<'createMyPayment'>;

/** The cart at the version that the shopper saw (default: the active cart), and the amount to pay. */
interface PaymentRequest {
  readonly cartId?: string | undefined;
  readonly version?: number | undefined;
  readonly amountPlanned?: Pick<Money, 'centAmount' | 'currencyCode'> | undefined;
}

type EarlyPayment = PaymentRequest & { readonly cartId: string; readonly version: number };

/** Creates payments for carts before the order, which uses them later. */
@Injectable()
export class EarlyPayments {
  constructor(
    private readonly shoppers: Shoppers,
    private readonly queue: SessionQueue,
    private readonly carts: CartBackend,
    private readonly payments: OrderPayments,
    private readonly attempts: PaymentAttempts,
    private readonly crashPoints: CrashPoints,
  ) {}

  /**
   * Creates a payment for the visitor's cart. A repeated request for the same version returns the same payment, unless the cart
   * has changed since. Refuses another amount than the cart's, and a payment method that is not available.
   */
  async create(visit: Visit, request: PaymentRequest, paymentMethod: PaymentMethod): Promise<Answer> {
    if (visit.snapshot.preview) throw new ShopError('not-allowed', { message: 'A preview takes no payments' });
    refusePaidOnline(paymentMethod);
    const answer = await this.shoppers.asVisitor(visit, (shopper) =>
      this.queue.run(visit.session.current?.sid ?? '', async () =>
        this.createQueued(visit, shopper, await this.resolveCart(shopper, request), paymentMethod),
      ),
    );
    if (!answer) throw new ShopError('cart-not-found');
    return answer;
  }

  private async resolveCart(shopper: Shopper, request: PaymentRequest): Promise<EarlyPayment> {
    const { cartId, version, amountPlanned } = request;
    if (cartId !== undefined && version !== undefined) return { cartId, version, amountPlanned };
    const cart = cartId === undefined ? await this.carts.activeCart(shopper) : await this.carts.cart(shopper, cartId);
    if (!cart) throw new ShopError('cart-not-found');
    return { cartId: cart.id, version: version ?? cart.version, amountPlanned };
  }

  private async createQueued(
    visit: Visit,
    shopper: Shopper,
    { cartId, version, amountPlanned }: EarlyPayment,
    paymentMethod: PaymentMethod,
  ): Promise<Answer> {
    const { currencyCode } = visit.market;
    if (amountPlanned && amountPlanned.currencyCode !== currencyCode) throw new ShopError('malformed-price');
    const checkout = await this.payments.ownCheckout(visit, cartId);
    if (checkout?.attempts.some(({ status }) => status === 'accepted')) throw new ShopError('cart-frozen');
    const centAmount = amountPlanned?.centAmount;
    const existing = await this.findExisting(shopper, checkout, { cartId, version, paymentMethod });
    if (existing && (centAmount === undefined || centAmount === dueCentAmount(existing)))
      return paymentAnswer(existing);
    const params = { cartId, version, paymentMethod, centAmount };
    const { attempt, cart } = await this.payments.begin(visit, shopper, params, checkout);
    const prepared = await this.payments.prepare(visit, attempt, cart, { freeze: false });
    this.crashPoints.reach('payment-noted');
    const facts = { paymentId: prepared.paymentId, cartVersion: prepared.cart.version };
    await this.attempts.storePayment(attempt.id, facts);
    return paymentAnswer({ ...attempt, ...facts });
  }

  /** Returns the payment created for this version if the cart has not changed since. */
  private async findExisting(
    shopper: Shopper,
    checkout: CheckoutWithAttempts | null,
    { cartId, version, paymentMethod }: Omit<EarlyPayment, 'amountPlanned'> & { readonly paymentMethod: PaymentMethod },
  ): Promise<AttemptWithCheckout | undefined> {
    const existing = checkout?.attempts.find(
      (one) =>
        one.requestedVersion === version &&
        one.method === storedMethod(paymentMethod) &&
        one.cartVersion !== null &&
        one.paymentId !== null,
    );
    if (!checkout || !existing) return undefined;
    const cart = await this.carts.cart(shopper, cartId);
    const isUntouched = cart?.cartState === 'Active' && cart.version === existing.cartVersion;
    return isUntouched ? { ...existing, checkout } : undefined;
  }
}

/** Returns the attempt's payment and the cart version with it. */
function paymentAnswer(attempt: AttemptWithCheckout): Answer {
  const { cartId, method, currencyCode, paymentId, cartVersion } = attempt;
  const amountPlanned = money(dueCentAmount(attempt), currencyCode);
  return {
    payment: { id: paymentId ?? '', paymentInterface: paymentMethodFrom(method), amountPlanned },
    cart: { id: cartId, version: cartVersion ?? attempt.requestedVersion },
  };
}
