import type { Snapshot } from '@manifold/domain/store-document/contract';
import { Injectable } from '@nestjs/common';
import {
  clearedSessionCookie,
  readableCookie,
  sessionCookie,
  sessionCookieValue,
} from '../../platform/session/cookies.js';
import { SessionSeal } from '../../platform/session/session-seal.js';
import { marketOf } from './market-of.js';
import { SessionSlot, type Visit } from './visit.js';

/** Reads a visit from a request and writes its cookies to the answer. */
@Injectable()
export class Visits {
  constructor(private readonly seal: SessionSeal) {}

  /** Begins a visit. Ignores a session of another store; the next write replaces it. */
  async begin(
    snapshot: Snapshot,
    locale: string,
    cookieHeader: string | undefined,
    firstVisit?: string,
  ): Promise<Visit> {
    const sealed = sessionCookieValue(cookieHeader);
    const session = sealed ? await this.seal.open(sealed) : undefined;
    const own = session?.storeKey === snapshot.storeKey ? session : undefined;
    return { snapshot, locale, market: marketOf(snapshot, locale), session: new SessionSlot(own), firstVisit };
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
}
