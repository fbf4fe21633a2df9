import { isNamedGoal, type NamedGoal } from '@manifold/domain/entry-goal/entry-goal';
import { socialProviderSchema } from '@manifold/domain/social-sign-in/contract';
import { Injectable } from '@nestjs/common';
import * as z from 'zod';
import { openText, sealText } from '../../platform/auth/accounts/sealed-text.js';
import { Env } from '../../platform/env/env.js';
import { clearedCookie, cookieValue, hostCookie } from '../../platform/session/cookies.js';

const TEN_MINUTES_S = 600;

const common = { storeKey: z.string(), provider: socialProviderSchema, until: z.number() };

/** A sign-in or a link that continues at the provider, and a link that needs the account's password. */
const SCHEMAS = {
  'sign-in': z.object({
    ...common,
    state: z.string(),
    verifier: z.string(),
    nonce: z.string().optional(),
    locale: z.string(),
    goal: z.custom<NamedGoal>(isNamedGoal).optional(),
    /** The session whose customer links the provider. Without it the provider signs in. */
    link: z.object({ sid: z.string(), customerId: z.string() }).optional(),
  }),
  link: z.object({ ...common, subject: z.string(), email: z.string() }),
} as const;

type Kind = keyof typeof SCHEMAS;
type Pending<Name extends Kind> = Omit<z.infer<(typeof SCHEMAS)[Name]>, 'until'>;
export type PendingSocialSignIn = Pending<'sign-in'>;

const nameOf = (kind: Kind): string => `__Host-shop-${kind}`;

/** The state of a sign-in or a link that the browser returns within ten minutes, sealed in a cookie of this host. */
@Injectable()
export class PendingCookies {
  constructor(private readonly env: Env) {}

  /** Returns the `Set-Cookie` value. */
  async seal<Name extends Kind>(kind: Name, pending: Pending<Name>): Promise<string> {
    const text = JSON.stringify({ ...pending, until: Date.now() + TEN_MINUTES_S * 1000 });
    return hostCookie(nameOf(kind), await sealText(text, this.env.sessionKey, `social ${kind}`), TEN_MINUTES_S);
  }

  /** Returns the content of the cookie; undefined if there is none, it has expired, or another store set it. */
  async open<Name extends Kind>(
    kind: Name,
    { cookie, storeKey }: { readonly cookie: string | undefined; readonly storeKey: string },
  ): Promise<z.infer<(typeof SCHEMAS)[Name]> | undefined> {
    const sealed = cookieValue(cookie, nameOf(kind));
    const text = sealed && (await openText(sealed, this.env.sessionKey, `social ${kind}`));
    if (!text) return undefined;
    // The schema of the same kind, which the compiler cannot infer through the union.
    const pending = SCHEMAS[kind].safeParse(JSON.parse(text)).data as z.infer<(typeof SCHEMAS)[Name]> | undefined;
    return pending && pending.until > Date.now() && pending.storeKey === storeKey ? pending : undefined;
  }

  /** Returns the `Set-Cookie` value that deletes the cookie. */
  clear(kind: Kind): string {
    return clearedCookie(nameOf(kind));
  }
}
