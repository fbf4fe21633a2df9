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
import { cartView } from '../cart/index.js';
import { Checkouts } from '../payments/index.js';
import { clientTypeOf, SessionQueue, SessionSlot, shopperOf, Shoppers, type Visit } from '../visit/index.js';
import { AccountAttempts } from './account-attempts.service.js';
import { AccountMail } from './account-mail.service.js';
import { customerView } from './customer-view.js';
import type { CustomerVisit } from './customer-visit.js';
import { requireUnknownPassword } from './new-password.js';
import { wantedVatId } from './wanted-vat-id.js';

/** As whom a customer checks out until they say otherwise. */
const CLIENT_TYPES = { PRIVATE: 'private', COMPANY: 'company' } as const;

/** Lets customers in and out. A session that changes hands gets a new name and new tokens; the old ones end. */
@Injectable()
export class SignIns {
  constructor(
    private readonly backend: CustomerBackend,
    private readonly tokens: ShopperTokens,
    private readonly shoppers: Shoppers,
    private readonly queue: SessionQueue,
    private readonly checkouts: Checkouts,
    private readonly attempts: AccountAttempts,
    private readonly mail: AccountMail,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /**
   * Refuses wrong credentials with `sign-in-failed`, and every try after too many with `too-many-attempts`. After very many in
   * a day it takes a browser that the account was used in before; the others are mailed a link: `sign-in-by-link`.
   */
  async signIn(visit: CustomerVisit, credentials: CustomerRequest<'signIn'>): Promise<CustomerResponse<'signIn'>> {
    const attempt = { storeKey: visit.market.storeKey, email: credentials.email, address: visit.address };
    if ((await this.attempts.countSignIn(attempt, visit.cookie)) === 'known-devices-only') {
      if (await this.attempts.isLinkDue(attempt)) await this.mail.offerReset(visit, credentials.email);
      throw new ShopError('sign-in-by-link');
    }
    const token = await this.tokenOf(visit, credentials);
    visit.keepCookie(await this.attempts.signedIn(attempt, visit.cookie));
    return this.inTurn(visit, async () => this.enter(visit, token, await this.takenIn(visit, credentials, token)));
  }

  /** Makes an account and signs its owner in; a mail asks them to confirm the address. Refuses an address that has an account, and a known password. */
  async signUp(visit: CustomerVisit, request: CustomerRequest<'signUp'>): Promise<CustomerResponse<'signUp'>> {
    const { email, password } = request;
    requireUnknownPassword(visit, { field: 'password', password, email });
    await this.attempts.count('sign-up', { storeKey: visit.market.storeKey, email, address: visit.address });
    const draft = newCustomer(visit, request);
    const answer = await this.inTurn(visit, async () => {
      const signedIn = await this.registered(visit, draft);
      return this.enter(visit, await this.tokenOf(visit, draft), signedIn);
    });
    await this.mail.askToConfirm(visit, answer.customer.id);
    return answer;
  }

  /** Ends the session; a visitor has nothing to end. */
  async signOut({ session }: Visit): Promise<void> {
    const { current } = session;
    if (!current) return;
    session.replace(undefined);
    await this.revokeQuietly(current);
  }

  /** Whether the visitor is a customer whose session is good at this moment. */
  async isLoggedIn(visit: Visit): Promise<boolean> {
    if (!visit.session.current?.customerId) return false;
    return Boolean(await this.shoppers.asVisitor(visit, (shopper) => this.backend.me(shopper)));
  }

  /** New tokens for the customer who just proved their password, in place of those of the session. */
  async renew(visit: Visit, customer: CustomerRecord, password: string): Promise<void> {
    const before = visit.session.current;
    const token = await this.tokenOf(visit, { email: customer.email, password });
    this.keep(visit, token, before?.clientType);
    if (before) await this.revokeQuietly(before);
  }

  /** Refuses with `sign-in-failed` who does not know the password. */
  async requirePassword(visit: CustomerVisit, credentials: Credentials): Promise<void> {
    await this.guessing(visit, credentials.email, async () => {
      await this.revokeQuietly(await this.tokenOf(visit, credentials));
    });
  }

  /** Counts a guess at a signed-in customer's password. After too many the session ends: it may be stolen. */
  async guessing<Answer>(visit: CustomerVisit, email: string, guess: () => Promise<Answer>): Promise<Answer> {
    const attempt = { storeKey: visit.market.storeKey, email, address: visit.address };
    await this.attempts.count('sign-in', attempt).catch(async (refusal: unknown) => {
      await this.signOut(visit);
      throw refusal;
    });
    const answer = await guess();
    await this.attempts.forget('sign-in', attempt);
    return answer;
  }

  private async tokenOf({ market }: Visit, credentials: Credentials): Promise<CustomerToken> {
    const token = await this.tokens.openCustomer(market.storeKey, credentials);
    if (!token) throw new ShopError('sign-in-failed');
    return token;
  }

  /** The customer, and what they did before in this browser now theirs; nothing of another customer's who was signed in here. */
  private async takenIn(visit: Visit, credentials: Credentials, token: CustomerToken): Promise<SignedIn> {
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
   * The new customer, with what the visitor did before. Who has no session, or another account's, signs up in one of their
   * own, which ends with it: refused, everything here is as it was.
   */
  private async registered(visit: Visit, draft: NewCustomer): Promise<SignedIn> {
    if (visit.session.current && !visit.session.current.customerId) {
      const ofVisitor = await this.shoppers.asVisitor(visit, (shopper) => this.backend.signUp(shopper, draft));
      if (ofVisitor) return ofVisitor;
    }
    const aside: Visit = { ...visit, session: new SessionSlot(undefined) };
    const opened = await this.shoppers.open(aside);
    try {
      return await this.backend.signUp(shopperOf(aside, opened), draft);
    } finally {
      await this.revokeQuietly(opened);
    }
  }

  private async enter(
    visit: Visit,
    token: CustomerToken,
    { customer, cart }: SignedIn,
  ): Promise<CustomerResponse<'signIn'>> {
    const before = visit.session.current;
    if (before?.anonymousId) await this.checkouts.handOver(before.anonymousId, customer.id);
    this.keep(visit, token, customer.customerType ? CLIENT_TYPES[customer.customerType] : before?.clientType);
    if (before) await this.revokeQuietly(before);
    return { customer: customerView(customer), cart: cart && cartView(cart, clientTypeOf(visit)) };
  }

  private keep({ session, market }: Visit, token: CustomerToken, clientType: ShopSession['clientType']): void {
    const next: ShopSession = { ...token, sid: randomUUID(), storeKey: market.storeKey };
    session.replace(clientType ? { ...next, clientType } : next);
  }

  private inTurn<Answer>({ session }: Visit, work: () => Promise<Answer>): Promise<Answer> {
    return this.queue.run(session.current?.sid ?? randomUUID(), work);
  }

  /** A session that could not be ended is left to run out: who signs out or in has what they asked for. */
  private async revokeQuietly(token: Pick<ShopperToken, 'accessToken' | 'refreshToken'>): Promise<void> {
    await this.tokens.revoke(token).catch((error: unknown) => {
      this.logger.warn({ err: error }, 'session not ended at the commerce backend');
    });
  }
}

/** A customer as the form describes them; a VAT number is kept as the country cleans it. */
function newCustomer(visit: Visit, request: CustomerRequest<'signUp'>): NewCustomer {
  const { email, password, firstName, lastName, customerType, dateOfBirth } = request;
  const vatId = wantedVatId(visit, request.vatId) ?? undefined;
  return { email, password, firstName, lastName, customerType, dateOfBirth, vatId, locale: visit.locale };
}
