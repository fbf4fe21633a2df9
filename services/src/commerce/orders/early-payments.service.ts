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
  dueCentAmount,
  PaymentAttempts,
  paymentInterfaceOf,
  storedMethod,
} from '../payments/index.js';
import { CrashPoints } from './crash-points.js';
import { OrderPayments } from './order-payments.service.js';

type Answer = CommerceResponse<'createMyPayment'>;

/** A cart at the version that the shopper saw, the active one as it is if none is named, and what they mean to pay for it. */
interface PaymentRequest {
  readonly cartId?: string | undefined;
  readonly version?: number | undefined;
  readonly amountPlanned?: Pick<Money, 'centAmount' | 'currencyCode'> | undefined;
}

type EarlyPayment = PaymentRequest & { readonly cartId: string; readonly version: number };

/** Payments on carts that are not ordered yet: the first half of an order, which finds them when it follows. */
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
   * Puts a payment on the visitor's cart. Asked again for a version that it was made for it answers with the same one, unless
   * the cart has changed since. Refuses another sum than the cart comes to, and a way to pay that is closed to it.
   */
  async create(visit: Visit, request: PaymentRequest, paymentMethod: PaymentMethod): Promise<Answer> {
    if (visit.snapshot.preview) throw new ShopError('not-allowed', { message: 'A preview takes no payments' });
    const answer = await this.shoppers.asVisitor(visit, (shopper) =>
      this.queue.run(visit.session.current?.sid ?? '', async () =>
        this.inTurn(visit, shopper, await this.seen(shopper, request), paymentMethod),
      ),
    );
    if (!answer) throw new ShopError('cart-not-found');
    return answer;
  }

  private async seen(shopper: Shopper, request: PaymentRequest): Promise<EarlyPayment> {
    const { cartId, version, amountPlanned } = request;
    if (cartId !== undefined && version !== undefined) return { cartId, version, amountPlanned };
    const cart = cartId === undefined ? await this.carts.activeCart(shopper) : await this.carts.cart(shopper, cartId);
    if (!cart) throw new ShopError('cart-not-found');
    return { cartId: cart.id, version: version ?? cart.version, amountPlanned };
  }

  private async inTurn(
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
    const made = await this.madeBefore(shopper, checkout, { cartId, version, paymentMethod });
    if (made && (centAmount === undefined || centAmount === dueCentAmount(made))) return answerOf(made);
    const params = { cartId, version, paymentMethod, centAmount };
    const { attempt, cart } = await this.payments.begin(visit, shopper, params, checkout);
    const prepared = await this.payments.prepare(visit, attempt, cart, { freeze: false });
    this.crashPoints.pass('payment-noted');
    const facts = { paymentId: prepared.paymentId, cartVersion: prepared.cart.version };
    await this.attempts.note(attempt.id, facts);
    return answerOf({ ...attempt, ...facts });
  }

  /** The payment that was made for this version, if nothing has happened to the cart since. */
  private async madeBefore(
    shopper: Shopper,
    checkout: CheckoutWithAttempts | null,
    { cartId, version, paymentMethod }: Omit<EarlyPayment, 'amountPlanned'> & { readonly paymentMethod: PaymentMethod },
  ): Promise<AttemptWithCheckout | undefined> {
    const made = checkout?.attempts.find(
      (one) =>
        one.requestedVersion === version &&
        one.method === storedMethod(paymentMethod) &&
        one.cartVersion !== null &&
        one.paymentId !== null,
    );
    if (!checkout || !made) return undefined;
    const cart = await this.carts.cart(shopper, cartId);
    const isUntouched = cart?.cartState === 'Active' && cart.version === made.cartVersion;
    return isUntouched ? { ...made, checkout } : undefined;
  }
}

/** The attempt's payment, and the version of the cart that has it. */
function answerOf(attempt: AttemptWithCheckout): Answer {
  const { cartId, method, currencyCode, paymentId, cartVersion } = attempt;
  const amountPlanned = money(dueCentAmount(attempt), currencyCode);
  return {
    payment: { id: paymentId ?? '', paymentInterface: paymentInterfaceOf(method), amountPlanned },
    cart: { id: cartId, version: cartVersion ?? attempt.requestedVersion },
  };
}
