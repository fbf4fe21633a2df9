import { setTimeout as pause } from 'node:timers/promises';
import type { Cart } from '@manifold/domain/cart/contract';
import type { OnlinePaymentAnswer } from '@manifold/domain/online-payment/answer';
import type { TestProvider } from '../../../../../sandbox/outside-world/payment-provider/testing/test-provider.js';
import { answerChallenge, card, identifyBrowser, pay, submitThreeDs } from '../../testing/online-payments.js';
import type { ShopClient } from '../../testing/shop-client.js';

/** How a shopper pays. */
export type Course = 'bank' | 'early-bank' | 'card' | 'challenge' | 'refused-card' | 'two-tabs';

const RELOAD_MS = 1000;
/** A shopper whose challenge does not open closes it after this many tries, and pays again. */
const TRIES_UNTIL_CLOSING = 8;

/** Orders until the shop has taken the cart, and reloads the page after every failure, as a person would. */
export class PersistentShopper {
  private tries = 0;
  /** Since the payment was started. */
  private triesOfChallenge = 0;
  private failure: unknown;
  /** Whether the shopper has ordered and has not yet received the result. */
  isWaiting = false;
  /** When the cart no longer existed, by `performance.now()`; undefined until then. */
  finishedAt: number | undefined;

  constructor(
    private readonly browser: ShopClient,
    readonly cart: Cart,
    readonly course: Course,
    private readonly provider: TestProvider,
  ) {}

  /** Throws if the cart is still there after so long. Reaches the ports in turn. */
  async buy(ports: readonly number[], withinMilliseconds: number): Promise<void> {
    const deadline = performance.now() + withinMilliseconds;
    for (;;) {
      const browser = this.browser.at(ports[this.tries % ports.length] ?? 0);
      if (await this.hasBought(browser)) break;
      this.tries += 1;
      if (performance.now() > deadline)
        throw new Error(`Cart ${this.cart.id} (${this.course}) is not ordered`, { cause: this.failure });
      await pause(RELOAD_MS);
    }
    this.isWaiting = false;
    this.finishedAt = performance.now();
  }

  /** Orders at the first try, and looks for the order afterwards. Returns true once the cart is ordered. */
  private async hasBought(browser: ShopClient): Promise<boolean> {
    try {
      if (this.tries > 0) return await this.isDone(browser);
      await this.order(browser, this.cart);
    } catch (error) {
      this.failure = error;
    }
    return false;
  }

  /** Loads the checkout again and continues. Returns true if the cart was ordered. */
  private async isDone(browser: ShopClient): Promise<boolean> {
    const { activeCart } = (await browser.call('getMe', {})).me;
    if (activeCart === null) return true;
    if (activeCart.cartState === 'Active') await this.order(browser, activeCart);
    else if (this.course === 'challenge') await this.goOn(browser);
    return false;
  }

  private async order(browser: ShopClient, cart: Cart): Promise<void> {
    this.isWaiting = true;
    this.triesOfChallenge = 0;
    switch (this.course) {
      case 'early-bank':
        await browser.call('createBankPayment', { cartId: cart.id, version: cart.version });
        return this.transfer(browser, (await browser.call('getMe', {})).me.activeCart ?? cart);
      case 'bank':
        return this.transfer(browser, cart);
      case 'challenge':
        return this.confirm(browser, await pay({ browser, cart }, card('challenge')));
      case 'two-tabs':
        return this.note(...(await Promise.all([1, 2].map(() => pay({ browser, cart }, card('authorised'))))));
      case 'card':
      case 'refused-card': {
        const isRefused = this.course === 'refused-card' && this.tries === 0;
        this.note(await pay({ browser, cart }, card(isRefused ? 'refused' : 'authorised')));
      }
    }
  }

  private async transfer(browser: ShopClient, { id, version }: Cart): Promise<void> {
    const order = { cartId: id, version, paymentMethod: 'bank-transfer' } as const;
    this.note(await browser.call('createMyOrderFromCart', order));
  }

  /** Notes what the shop has said about the order; one final answer is enough. */
  private note(...answers: readonly { readonly status: string }[]): void {
    this.isWaiting = !answers.some(({ status }) => status === 'ordered' || status === 'refused');
  }

  /** Opens the action again that a reload closed. */
  private async goOn(browser: ShopClient): Promise<void> {
    const cartId = this.cart.id;
    this.triesOfChallenge += 1;
    if (this.triesOfChallenge > TRIES_UNTIL_CLOSING) await browser.call('cancelOnlinePayment', { cartId });
    else await this.confirm(browser, await browser.call('onlinePaymentState', { cartId }));
  }

  private async confirm(browser: ShopClient, answer: OnlinePaymentAnswer): Promise<void> {
    if (answer.status !== 'action') return;
    const isFingerprint = answer.action['subtype'] === 'fingerprint';
    const challenge = isFingerprint ? await identifyBrowser(this.provider, answer) : answer;
    await answerChallenge(this.provider, challenge, 'confirmed');
    const end = await submitThreeDs({ browser, cart: this.cart }, challenge);
    this.note(end);
  }
}
