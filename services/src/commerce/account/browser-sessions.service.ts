import { randomUUID } from 'node:crypto';
import type { CustomerResponse } from '@manifold/domain/customer-api/operations';
import { SOCIAL_SESSION_SECONDS } from '@manifold/domain/social-sign-in/contract';
import { ShopError } from '@manifold/domain/shop-error/shop-error';
import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import type { CustomerRecord, SignedIn } from '../../integrations/commercetools/ports/customer-backend.js';
import {
  ShopperTokens,
  type CustomerToken,
  type ShopperToken,
} from '../../integrations/commercetools/ports/shopper-tokens.js';
import { LOGGER } from '../../platform/logging/logging.module.js';
import type { ShopSession } from '../../platform/session/shop-session.js';
import { cartView } from '../cart/index.js';
import { CartEvents } from '../cart-events/index.js';
import { Checkouts } from '../payments/index.js';
import { clientTypeOf, CustomerSessions, SessionRenewals, type Visit } from '../visit/index.js';
import { AccountAttempts } from './account-attempts.service.js';
import { customerView } from './customer-view.js';
import type { CustomerVisit } from './customer-handlers.service.js';
import { GuestOrders } from './guest-orders.service.js';

/** The start of a customer's session: tokens of the commerce backend, or what confirmed the customer without them. */
export type Entrance = CustomerToken & Pick<ShopSession, 'provider'>;

/** Returns the entrance of a customer without tokens of the commerce backend. */
export const entranceWithoutToken = (provider: NonNullable<ShopSession['provider']>, customerId: string): Entrance => ({
  provider,
  customerId,
  accessToken: '',
  refreshToken: '',
  expiresAt: Math.floor(Date.now() / 1000) + SOCIAL_SESSION_SECONDS,
});

/** The default client type at checkout, by customer type. */
const CLIENT_TYPES = { PRIVATE: 'private', COMPANY: 'company' } as const;

/** The sessions of browsers. One that changes its owner gets a new id and new tokens; the old ones are revoked. */
@Injectable()
export class BrowserSessions {
  constructor(
    private readonly tokens: ShopperTokens,
    private readonly checkouts: Checkouts,
    private readonly attempts: AccountAttempts,
    private readonly carts: CartEvents,
    private readonly sessions: CustomerSessions,
    private readonly renewals: SessionRenewals,
    private readonly guestOrders: GuestOrders,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /**
   * Makes the session the customer's, with the cart that the backend merged, and remembers the browser as one of the account's.
   * Returns what the shop shows of them.
   */
  async enter(visit: CustomerVisit, token: Entrance, signedIn: SignedIn): Promise<CustomerResponse<'signIn'>> {
    const { storeKey } = visit.market;
    const { customer } = signedIn;
    const attempt = { storeKey, email: customer.email, address: visit.address };
    visit.addCookie(await this.attempts.recordSignIn(attempt, visit.cookie));
    const entered = await this.replaceOwner(visit, token, signedIn);
    await this.guestOrders.enqueue(storeKey, customer);
    return entered;
  }

  /**
   * Replaces the tokens of the session after a change of the password, which ended the old ones. Without new tokens, signs the
   * browser out, because the password has changed already.
   */
  async renew(visit: CustomerVisit, customer: CustomerRecord, password: string): Promise<void> {
    const before = visit.session.current;
    try {
      const token = await this.tokens.openCustomer(visit.market.storeKey, { email: customer.email, password });
      if (!token) throw new ShopError('sign-in-failed');
      await this.replaceSession(visit, token, before?.clientType);
    } catch (error) {
      this.logger.warn({ err: error }, 'no tokens after a change of the password');
      visit.session.replace(undefined);
    }
    if (before) await this.end(before);
  }

  /** Ends the session, if there is one. */
  async signOut({ session }: Visit): Promise<void> {
    const { current } = session;
    if (!current) return;
    session.replace(undefined);
    await this.end(current);
  }

  /** Revokes tokens. A failure is only logged, because the tokens expire and the customer need not wait. */
  async revoke(token: Pick<ShopperToken, 'accessToken' | 'refreshToken'>): Promise<void> {
    // A session that a provider opened has no tokens.
    if (token.refreshToken === '') return;
    await this.tokens.revoke(token).catch((error: unknown) => {
      this.logger.warn({ err: error }, 'session not revoked at the commerce backend');
    });
  }

  private async replaceOwner(
    visit: CustomerVisit,
    token: Entrance,
    { customer, cart }: SignedIn,
  ): Promise<CustomerResponse<'signIn'>> {
    const before = visit.session.current;
    if (before?.anonymousId) await this.checkouts.reassign(before.anonymousId, customer.id);
    await this.replaceSession(
      visit,
      token,
      customer.customerType ? CLIENT_TYPES[customer.customerType] : before?.clientType,
    );
    if (before) await this.end(before);
    // The customer's other devices show the merged cart.
    if (cart) this.carts.emitVersion(visit.market.storeKey, cart);
    return { customer: customerView(customer), cart: cart && cartView(cart, clientTypeOf(visit)) };
  }

  private async replaceSession(
    { session, market, userAgent }: CustomerVisit,
    token: Entrance,
    clientType: ShopSession['clientType'],
  ): Promise<void> {
    const next = { ...token, sid: randomUUID(), storeKey: market.storeKey };
    await this.sessions.open(next.sid, next, userAgent);
    // Before its tokens are revoked, so that requests which fail because of that know why.
    if (session.presented) await this.renewals.markReplaced(session.presented.sid);
    session.replace(clientType ? { ...next, clientType } : next);
  }

  /** Ends a session: its tabs leave the channel of its cart, and its tokens are revoked. */
  private async end(session: ShopSession): Promise<void> {
    this.carts.endSession(session);
    await this.sessions.close(session.sid);
    await this.revoke(session);
  }
}
