import { randomUUID } from 'node:crypto';
import type { CustomerRequest, CustomerResponse } from '@manifold/domain/customer-api/operations';
import { ShopError } from '@manifold/domain/shop-error/shop-error';
import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import {
  CustomerBackend,
  type CustomerRecord,
  type NewCustomer,
  type SignedIn,
} from '../../integrations/commercetools/ports/customer-backend.js';
import {
  ShopperTokens,
  type Credentials,
  type CustomerToken,
  type ShopperToken,
} from '../../integrations/commercetools/ports/shopper-tokens.js';
import { LOGGER } from '../../platform/logging/logging.module.js';
import type { ShopSession } from '../../platform/session/shop-session.js';
import { CartEvents, cartView } from '../cart/index.js';
import { Checkouts } from '../payments/index.js';
import { clientTypeOf, SessionQueue, SessionSlot, shopperOf, Shoppers, type Visit } from '../visit/index.js';
import { AccountAttempts } from './account-attempts.service.js';
import { customerView } from './customer-view.js';
import type { CustomerVisit } from './customer-handlers.service.js';
import { GuestOrders } from './guest-orders.service.js';
import { MailedLinks } from './mailed-links.service.js';
import type { SignUpForm } from './pending-sign-ups.repository.js';

/** The default client type at checkout, by customer type. */
const CLIENT_TYPES = { PRIVATE: 'private', COMPANY: 'company' } as const;

/** Signs customers in, up and out. A session that changes its owner gets a new id and new tokens; the old ones are revoked. */
@Injectable()
export class SignIns {
  constructor(
    private readonly backend: CustomerBackend,
    private readonly tokens: ShopperTokens,
    private readonly shoppers: Shoppers,
    private readonly queue: SessionQueue,
    private readonly checkouts: Checkouts,
    private readonly attempts: AccountAttempts,
    private readonly links: MailedLinks,
    private readonly carts: CartEvents,
    private readonly guestOrders: GuestOrders,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /**
   * Throws `sign-in-failed` for wrong credentials and `too-many-attempts` after too many attempts. After very many attempts in a
   * day only known browsers may sign in; for others a link is mailed and `sign-in-by-link` thrown.
   */
  async signIn(visit: CustomerVisit, credentials: CustomerRequest<'signIn'>): Promise<CustomerResponse<'signIn'>> {
    const attempt = { storeKey: visit.market.storeKey, email: credentials.email, address: visit.address };
    return this.attempts.countSignIn(attempt, visit.cookie, {
      make: async () => {
        const token = await this.requestToken(visit, credentials);
        return this.runQueued(visit, async () =>
          this.enterAs(visit, token, await this.mergeVisitor(visit, credentials, token)),
        );
      },
      refuse: async () => {
        if (await this.attempts.isLinkDue(attempt)) await this.links.sendReset(visit, credentials.email);
        throw new ShopError('sign-in-by-link');
      },
    });
  }

  /**
   * Creates the account of somebody who has proved to own the e-mail address, and signs in. If the account exists already with
   * the same password, the request was repeated and only signs in; with another one, returns undefined.
   */
  createConfirmed(visit: CustomerVisit, form: SignUpForm): Promise<CustomerResponse<'signIn'> | undefined> {
    return this.runQueued(visit, async () => {
      const signedIn = await this.registerOnce(visit, newCustomer(form));
      const token = await this.tokens.openCustomer(visit.market.storeKey, form);
      if (!token) return undefined;
      const entry = signedIn ?? (await this.mergeVisitor(visit, form, token));
      await this.backend.markEmailConfirmed(visit.market.storeKey, entry.customer.id);
      const { customer } = entry;
      return this.enterAs(visit, token, {
        ...entry,
        customer: (await this.backend.me(shopperOf(visit, token))) ?? customer,
      });
    });
  }

  /** Signs in somebody whose credentials were confirmed elsewhere. Returns undefined if the password has changed since. */
  signInConfirmed(visit: CustomerVisit, credentials: Credentials): Promise<CustomerResponse<'signIn'> | undefined> {
    return this.runQueued(visit, async () => {
      const token = await this.tokens.openCustomer(visit.market.storeKey, credentials);
      return token && this.enterAs(visit, token, await this.mergeVisitor(visit, credentials, token));
    });
  }

  /** Ends the session, if there is one. */
  async signOut({ session }: Visit): Promise<void> {
    const { current } = session;
    if (!current) return;
    session.replace(undefined);
    await this.end(current);
  }

  /** Returns whether the visitor is a customer with a valid session. */
  async isLoggedIn(visit: Visit): Promise<boolean> {
    if (!visit.session.current?.customerId) return false;
    return Boolean(await this.shoppers.asVisitor(visit, (shopper) => this.backend.me(shopper)));
  }

  /** Replaces the tokens of the session after the customer entered their password. */
  async renew(visit: Visit, customer: CustomerRecord, password: string): Promise<void> {
    const before = visit.session.current;
    const token = await this.requestToken(visit, { email: customer.email, password });
    this.replaceSession(visit, token, before?.clientType);
    if (before) await this.end(before);
  }

  /** Throws `sign-in-failed` for a wrong password. */
  async requirePassword(visit: CustomerVisit, credentials: Credentials): Promise<void> {
    await this.countGuess(visit, credentials.email, async () => {
      await this.revokeQuietly(await this.requestToken(visit, credentials));
    });
  }

  /** Counts a guess at a signed-in customer's password. After too many the session ends, because it may be stolen. */
  async countGuess<Answer>(visit: CustomerVisit, email: string, guess: () => Promise<Answer>): Promise<Answer> {
    const attempt = { storeKey: visit.market.storeKey, email, address: visit.address };
    const answer = await this.attempts.count('sign-in', attempt, guess).catch(async (refusal: unknown) => {
      if (refusal instanceof ShopError && refusal.code === 'too-many-attempts') await this.signOut(visit);
      throw refusal;
    });
    await this.attempts.forget('sign-in', attempt);
    return answer;
  }

  private async requestToken({ market }: Visit, credentials: Credentials): Promise<CustomerToken> {
    const token = await this.tokens.openCustomer(market.storeKey, credentials);
    if (!token) throw new ShopError('sign-in-failed');
    return token;
  }

  /** Signs in at the backend. A guest's cart is merged; the cart of another customer in this browser is not. */
  private async mergeVisitor(visit: Visit, credentials: Credentials, token: CustomerToken): Promise<SignedIn> {
    try {
      const isVisitor = visit.session.current !== undefined && !visit.session.current.customerId;
      const ofVisitor = isVisitor
        ? await this.shoppers.asVisitor(visit, (shopper) => this.backend.signIn(shopper, credentials))
        : undefined;
      return ofVisitor ?? (await this.backend.signIn(shopperOf(visit, token), credentials));
    } catch (error) {
      await this.revokeQuietly(token);
      throw error;
    }
  }

  /**
   * Registers a customer, with the guest's cart. Without a guest session, signs up in a temporary session, so that a refusal
   * leaves the current session unchanged.
   */
  private async register(visit: Visit, draft: NewCustomer): Promise<SignedIn> {
    if (visit.session.current && !visit.session.current.customerId) {
      const ofVisitor = await this.shoppers.asVisitor(visit, (shopper) => this.backend.signUp(shopper, draft));
      if (ofVisitor) return ofVisitor;
    }
    const temporary: Visit = { ...visit, session: new SessionSlot(undefined) };
    const opened = await this.shoppers.open(temporary);
    try {
      return await this.backend.signUp(shopperOf(temporary, opened), draft);
    } finally {
      await this.revokeQuietly(opened);
    }
  }

  /** Registers a customer; returns undefined if the address has an account. */
  private async registerOnce(visit: Visit, draft: NewCustomer): Promise<SignedIn | undefined> {
    try {
      return await this.register(visit, draft);
    } catch (error) {
      if (error instanceof ShopError && error.fields?.some(({ reason }) => reason === 'email-taken')) return undefined;
      throw error;
    }
  }

  /** Enters, and remembers the browser as one of the account's. */
  private async enterAs(
    visit: CustomerVisit,
    token: CustomerToken,
    signedIn: SignedIn,
  ): Promise<CustomerResponse<'signIn'>> {
    const { storeKey } = visit.market;
    const { customer } = signedIn;
    const attempt = { storeKey, email: customer.email, address: visit.address };
    visit.addCookie(await this.attempts.recordSignIn(attempt, visit.cookie));
    const entered = await this.enter(visit, token, signedIn);
    await this.guestOrders.enqueue(storeKey, customer);
    return entered;
  }

  private async enter(
    visit: Visit,
    token: CustomerToken,
    { customer, cart }: SignedIn,
  ): Promise<CustomerResponse<'signIn'>> {
    const before = visit.session.current;
    if (before?.anonymousId) await this.checkouts.reassign(before.anonymousId, customer.id);
    this.replaceSession(visit, token, customer.customerType ? CLIENT_TYPES[customer.customerType] : before?.clientType);
    if (before) await this.end(before);
    // The customer's other devices show the merged cart.
    if (cart) this.carts.emitVersion(visit.market.storeKey, cart);
    return { customer: customerView(customer), cart: cart && cartView(cart, clientTypeOf(visit)) };
  }

  private replaceSession(
    { session, market }: Visit,
    token: CustomerToken,
    clientType: ShopSession['clientType'],
  ): void {
    const next: ShopSession = { ...token, sid: randomUUID(), storeKey: market.storeKey };
    session.replace(clientType ? { ...next, clientType } : next);
  }

  private runQueued<Answer>({ session }: Visit, work: () => Promise<Answer>): Promise<Answer> {
    return this.queue.run(session.current?.sid ?? randomUUID(), work);
  }

  /** Ends a session: its tabs leave the channel of its cart, and its tokens are revoked. */
  private async end(session: ShopSession): Promise<void> {
    this.carts.endSession(session);
    await this.revokeQuietly(session);
  }

  /** Revokes tokens. A failure is only logged, because the tokens expire and the customer need not wait. */
  private async revokeQuietly(token: Pick<ShopperToken, 'accessToken' | 'refreshToken'>): Promise<void> {
    await this.tokens.revoke(token).catch((error: unknown) => {
      this.logger.warn({ err: error }, 'session not revoked at the commerce backend');
    });
  }
}

/** Maps the form of a registration to a new customer. */
const newCustomer = ({ dateOfBirth, vatId, ...form }: SignUpForm): NewCustomer => ({ ...form, dateOfBirth, vatId });
