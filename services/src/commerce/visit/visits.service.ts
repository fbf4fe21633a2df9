import type { Snapshot } from '@manifold/domain/store-document/contract';
import { Injectable } from '@nestjs/common';
import {
  clearedSessionCookie,
  readableCookie,
  sessionCookie,
  sessionCookieValue,
} from '../../platform/session/cookies.js';
import { SessionSeal } from '../../platform/session/session-seal.js';
import type { ShopSession } from '../../platform/session/shop-session.js';
import { CustomerSessions } from './customer-sessions.repository.js';
import { marketOf } from './market-of.js';
import { SessionSlot, type Visit } from './visit.js';

/** Returns whether the session of a provider has ended. Other sessions end at the commerce backend. */
const hasEnded = ({ provider, expiresAt }: ShopSession): boolean =>
  provider !== undefined && expiresAt <= Date.now() / 1000;

/** Reads a visit from a request and writes its cookies to the answer. */
@Injectable()
export class Visits {
  constructor(
    private readonly seal: SessionSeal,
    private readonly sessions: CustomerSessions,
  ) {}

  /** Begins a visit. Ignores a session of another store or one that its owner has ended; the next write replaces it. */
  async begin(
    snapshot: Snapshot,
    locale: string,
    cookieHeader: string | undefined,
    firstVisit?: string,
  ): Promise<Visit> {
    const own = await this.sessionOf(snapshot, cookieHeader);
    return { snapshot, locale, market: marketOf(snapshot, locale), session: new SessionSlot(own), firstVisit };
  }

  /** Returns whose session a `Cookie` header has in this store; `ended` is a customer whose session is no longer valid. Does not call the backend. */
  async stateOf({
    snapshot,
    cookie,
  }: {
    readonly snapshot: Snapshot;
    readonly cookie: string | undefined;
  }): Promise<'visitor' | 'customer' | 'ended'> {
    const session = await this.openCookie(snapshot, cookie);
    if (session?.customerId === undefined) return 'visitor';
    return (await this.isValid(session)) ? 'customer' : 'ended';
  }

  /** Returns the `Set-Cookie` values of the answer; none if the session is unchanged. */
  async cookies(visit: Visit): Promise<string[]> {
    if (!visit.session.changed) return [];
    const { current } = visit.session;
    if (!current) return [clearedSessionCookie];
    const { market, locale } = visit;
    return [
      sessionCookie(await this.seal.seal(current)),
      readableCookie('vsf-store', market.storeKey),
      readableCookie('vsf-country', market.countryCode),
      readableCookie('vsf-currency', market.currencyCode),
      readableCookie('vsf-locale', locale),
    ];
  }

  private async sessionOf(snapshot: Snapshot, cookieHeader: string | undefined): Promise<ShopSession | undefined> {
    const session = await this.openCookie(snapshot, cookieHeader);
    return session && (await this.isValid(session)) ? session : undefined;
  }

  /** Returns the session of a cookie of this store, valid or not. */
  private async openCookie({ storeKey }: Snapshot, cookieHeader: string | undefined): Promise<ShopSession | undefined> {
    const sealed = sessionCookieValue(cookieHeader);
    const session = sealed ? await this.seal.open(sealed) : undefined;
    return session?.storeKey === storeKey ? session : undefined;
  }

  private async isValid(session: ShopSession): Promise<boolean> {
    return !hasEnded(session) && (await this.sessions.isOpen(session));
  }
}
