import { randomUUID } from 'node:crypto';
import { ShopError } from '@manifold/domain/shop-error/shop-error';
import { Injectable } from '@nestjs/common';
import type { Shopper } from '../../integrations/commercetools/ports/cart-backend.js';
import { ShopperTokens } from '../../integrations/commercetools/ports/shopper-tokens.js';
import { RateLimits } from '../../platform/rate-limits/rate-limits.service.js';
import type { ShopSession } from '../../platform/session/shop-session.js';
import { SessionRenewals } from './session-renewals.repository.js';
import type { Visit } from './visit.js';

const RENEW_BEFORE_EXPIRY_SECONDS = 60;

type Identity = Pick<ShopSession, 'accessToken' | 'provider' | 'customerId'>;

/** Returns the shopper of a session or a token in the visit's store. */
export const shopperOf = (visit: Visit, { accessToken, provider, customerId }: Identity): Shopper => ({
  accessToken,
  customerId: provider === undefined ? undefined : customerId,
  storeKey: visit.market.storeKey,
  languages: visit.market.languages,
});

/** Prepares a session that several tabs share before they use it. */
type Prepare = (shopper: Shopper) => Promise<void>;

/** Calls the commerce backend for visitors. A visitor gets an anonymous session with the first write to a cart. */
@Injectable()
export class Shoppers {
  constructor(
    private readonly tokens: ShopperTokens,
    private readonly renewals: SessionRenewals,
    private readonly limits: RateLimits,
  ) {}

  /** Calls the backend as the visitor. Returns undefined for a visitor without a session or with an expired one. */
  async asVisitor<Answer>(visit: Visit, call: (shopper: Shopper) => Promise<Answer>): Promise<Answer | undefined> {
    const session = await this.validSession(visit);
    if (!session) return undefined;
    try {
      return await call(shopperOf(visit, session));
    } catch (error) {
      if (!(error instanceof ShopError) || error.code !== 'not-signed-in') throw error;
      // The token was revoked early: retry once with a new one.
      const renewed = await this.renew(visit, session);
      return renewed && call(shopperOf(visit, renewed));
    }
  }

  /** Calls the backend as the signed-in customer. Throws `not-signed-in` for a guest. */
  async asCustomer<Answer>(visit: Visit, call: (shopper: Shopper) => Promise<Answer>): Promise<Answer> {
    const answer = visit.session.current?.customerId ? await this.asVisitor(visit, call) : undefined;
    if (answer === undefined) throw new ShopError('not-signed-in');
    return answer;
  }

  /**
   * Returns the visitor's session, or opens one. Tabs of a browser that make their first changes at the same moment share it,
   * after `prepare` has created the cart that all of them change. Throws `conflict` if a sign-in in another tab has just replaced
   * the session: repeated with the new cookie, the change goes to the customer's cart.
   */
  async open(visit: Visit, prepare: Prepare = () => Promise.resolve()): Promise<ShopSession> {
    const session = await this.validSession(visit);
    if (session) return session;
    await this.refuseReplaced(visit);
    const { market, firstVisit } = visit;
    const opened = await (firstVisit === undefined
      ? this.newSession(market.storeKey)
      : this.renewals.openOnce(`${market.storeKey} ${firstVisit}`, async () => {
          const shared = await this.newSession(market.storeKey);
          await prepare(shopperOf(visit, shared));
          return shared;
        }));
    visit.session.replace(opened);
    return opened;
  }

  /** Opens a session. Throws `too-many-attempts` for an address that opens too many. */
  private async newSession(storeKey: string): Promise<ShopSession> {
    this.limits.take('new-session', undefined);
    const anonymousId = randomUUID();
    const token = await this.tokens.openAnonymous(storeKey, anonymousId);
    return { sid: randomUUID(), storeKey, anonymousId, ...token };
  }

  private async validSession(visit: Visit): Promise<ShopSession | undefined> {
    const { current } = visit.session;
    // A provider's session is not renewed: visits ignore it when it has ended.
    if (!current || current.provider || current.expiresAt - RENEW_BEFORE_EXPIRY_SECONDS > Date.now() / 1000)
      return current;
    return this.renew(visit, current);
  }

  private async renew(visit: Visit, session: ShopSession): Promise<ShopSession | undefined> {
    const renewed = session.provider
      ? undefined
      : await this.renewals.renewOnce(session, async () => {
          const token = await this.tokens.renew(session.refreshToken);
          return token && { ...session, ...token };
        });
    // After a sign-in in another tab the browser has the customer's cookie, which this answer must not delete.
    if (renewed || !(await this.renewals.wasReplaced(session.sid))) visit.session.replace(renewed);
    else visit.session.leave();
    return renewed;
  }

  private async refuseReplaced({ session: { presented } }: Visit): Promise<void> {
    if (presented && (await this.renewals.wasReplaced(presented.sid))) throw new ShopError('conflict');
  }
}
