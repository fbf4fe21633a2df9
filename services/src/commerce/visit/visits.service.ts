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

/** Reads a visit out of a request and writes its cookies into the answer. */
@Injectable()
export class Visits {
  constructor(private readonly seal: SessionSeal) {}

  /** A session of another store is none of this one's: it is not read, and the next write replaces it. */
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

  /** The `Set-Cookie` values of the answer: none while the session is as it came. */
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
