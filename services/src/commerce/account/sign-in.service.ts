import { randomBytes, randomUUID } from 'node:crypto';
import type { CustomerRequest, CustomerResponse } from '@manifold/domain/customer-api/operations';
import { ShopError } from '@manifold/domain/shop-error/shop-error';
import { Injectable } from '@nestjs/common';
import {
  CustomerBackend,
  type NewCustomer,
  type SignedIn,
} from '../../integrations/commercetools/ports/customer-backend.js';
import {
  ShopperTokens,
  type Credentials,
  type CustomerToken,
} from '../../integrations/commercetools/ports/shopper-tokens.js';
import { SessionQueue, SessionSlot, shopperOf, Shoppers, type Visit } from '../visit/index.js';
import { AccountAttempts } from './account-attempts.service.js';
import { BrowserSessions } from './browser-sessions.service.js';
import type { CustomerVisit } from './customer-handlers.service.js';
import { GuestCarts } from './guest-carts.service.js';
import { MailedLinks } from './mailed-links.service.js';
import type { SignUpForm } from './pending-sign-ups.repository.js';

const UNKNOWN_PASSWORD_BYTES = 48;

/** Signs customers in and up. */
@Injectable()
export class SignIns {
  constructor(
    private readonly backend: CustomerBackend,
    private readonly tokens: ShopperTokens,
    private readonly shoppers: Shoppers,
    private readonly queue: SessionQueue,
    private readonly attempts: AccountAttempts,
    private readonly links: MailedLinks,
    private readonly browsers: BrowserSessions,
    private readonly carts: GuestCarts,
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
          this.browsers.enter(visit, token, await this.mergeVisitor(visit, credentials, token)),
        );
      },
      refuse: async () => {
        if (await this.attempts.isLinkDue(attempt)) await this.links.sendReset(visit, credentials.email);
        throw new ShopError('sign-in-by-link');
      },
    });
  }

  /**
   * Creates the account of a person who has proved to own the e-mail address, and signs in. If the account exists with the same
   * password, the request was repeated and only signs in. If it exists with another password, returns undefined.
   */
  createConfirmed(visit: CustomerVisit, form: SignUpForm): Promise<CustomerResponse<'signIn'> | undefined> {
    return this.runQueued(visit, async () => {
      const signedIn = await this.registerOnce(visit, newCustomer(form));
      const token = await this.tokens.openCustomer(visit.market.storeKey, form);
      if (!token) return undefined;
      const entry = signedIn ?? (await this.mergeVisitor(visit, form, token));
      await this.backend.markEmailConfirmed(visit.market.storeKey, entry.customer.id);
      const { customer } = entry;
      return this.browsers.enter(visit, token, {
        ...entry,
        customer: (await this.backend.me(shopperOf(visit, token))) ?? customer,
      });
    });
  }

  /**
   * Creates an account with a random password for a person whom a provider confirmed. They can set one with a mailed link.
   * A guest's cart becomes the customer's. Returns undefined if the address has an account. Call it in `runQueued`.
   */
  createWithoutPassword(visit: CustomerVisit, draft: Omit<NewCustomer, 'password'>): Promise<SignedIn | undefined> {
    return this.registerOnce(visit, { ...draft, password: randomBytes(UNKNOWN_PASSWORD_BYTES).toString('base64url') });
  }

  /** Signs in a customer whose credentials were confirmed elsewhere. Returns undefined if the password has changed since. */
  signInConfirmed(visit: CustomerVisit, credentials: Credentials): Promise<CustomerResponse<'signIn'> | undefined> {
    return this.runQueued(visit, async () => {
      const token = await this.tokens.openCustomer(visit.market.storeKey, credentials);
      return token && this.browsers.enter(visit, token, await this.mergeVisitor(visit, credentials, token));
    });
  }

  /** Runs work that replaces the session after the session's other changes. */
  runQueued<Answer>({ session }: Visit, work: () => Promise<Answer>): Promise<Answer> {
    return this.queue.run(session.current?.sid ?? randomUUID(), work);
  }

  /** Returns whether the visitor is a customer with a valid session. */
  async isLoggedIn(visit: Visit): Promise<boolean> {
    if (!visit.session.current?.customerId) return false;
    return Boolean(await this.shoppers.asVisitor(visit, (shopper) => this.backend.me(shopper)));
  }

  /** Throws `sign-in-failed` for a wrong password. */
  async requirePassword(visit: CustomerVisit, credentials: Credentials): Promise<void> {
    await this.countGuess(visit, credentials.email, async () => {
      await this.browsers.revoke(await this.requestToken(visit, credentials));
    });
  }

  /** Counts a guess at a signed-in customer's password. After too many the session ends, because it may be stolen. */
  async countGuess<Answer>(visit: CustomerVisit, email: string, guess: () => Promise<Answer>): Promise<Answer> {
    const attempt = { storeKey: visit.market.storeKey, email, address: visit.address };
    const answer = await this.attempts.count('sign-in', attempt, guess).catch(async (refusal: unknown) => {
      if (refusal instanceof ShopError && refusal.code === 'too-many-attempts') await this.browsers.signOut(visit);
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
      const customer = shopperOf(visit, token);
      const isVisitor = visit.session.current !== undefined && !visit.session.current.customerId;
      return await this.carts.mergeDuring(visit, customer, async (how) => {
        const ofVisitor =
          isVisitor && how === 'with-guests-cart'
            ? await this.shoppers.asVisitor(visit, (shopper) => this.backend.signIn(shopper, credentials))
            : undefined;
        return ofVisitor ?? (await this.backend.signIn(customer, credentials));
      });
    } catch (error) {
      await this.browsers.revoke(token);
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
      await this.browsers.revoke(opened);
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
}

/** Maps the form of a registration to a new customer. */
const newCustomer = ({ dateOfBirth, vatId, ...form }: SignUpForm): NewCustomer => ({ ...form, dateOfBirth, vatId });
