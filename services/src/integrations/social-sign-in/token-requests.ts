import { singleLine } from '@manifold/domain/single-line/single-line';
import type { SocialProvider } from '@manifold/domain/social-sign-in/contract';
import * as z from 'zod';
import type { SocialProviderSettings } from '../../platform/env/social-settings.js';
import type { SocialIdentity } from './social-providers.js';

/** A request to a provider's endpoint. */
interface Request {
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The requests that check an access token with a provider, and the parsers of its answers. */
interface TokenRequests {
  readonly tokenInfo: (settings: SocialProviderSettings, accessToken: string) => Request;
  /** Returns the subject of a token that was issued to this app, or undefined. */
  readonly subjectOf: (answer: unknown, clientId: string) => string | undefined;
  readonly userInfo: (settings: SocialProviderSettings, accessToken: string) => Request;
  readonly identityOf: (answer: unknown) => Omit<SocialIdentity, 'provider'> | undefined;
}

const MAXIMUM_SUBJECT_LENGTH = 255;
const MAXIMUM_NAME_LENGTH = 120;

const subject = z.string().min(1).max(MAXIMUM_SUBJECT_LENGTH);
const email = z.email().max(254).optional().catch(undefined);
const name = z
  .string()
  .transform((text) => singleLine(text).slice(0, MAXIMUM_NAME_LENGTH))
  .optional()
  .catch(undefined);

const googleToken = z.object({ aud: z.string(), sub: subject });
const googleUser = z.object({
  sub: subject,
  email,
  // A string in some of Google's answers.
  email_verified: z.union([z.boolean(), z.literal('true').transform(() => true)]).catch(false),
  given_name: name,
  family_name: name,
});
const facebookToken = z.object({ data: z.object({ app_id: z.string(), is_valid: z.literal(true), user_id: subject }) });
const facebookUser = z.object({ id: subject, email, first_name: name, last_name: name });

function withQuery(address: string, parameters: Readonly<Record<string, string>>): string {
  const url = new URL(address);
  for (const [key, value] of Object.entries(parameters)) url.searchParams.set(key, value);
  return url.href;
}

const bearer = (accessToken: string) => ({ authorization: `Bearer ${accessToken}` });

export const TOKEN_REQUESTS: Readonly<Record<SocialProvider, TokenRequests>> = {
  google: {
    tokenInfo: ({ tokenInfoUrl }, accessToken) => ({ url: withQuery(tokenInfoUrl, { access_token: accessToken }) }),
    subjectOf: (answer, clientId) => {
      const token = googleToken.safeParse(answer).data;
      return token?.aud === clientId ? token.sub : undefined;
    },
    userInfo: ({ userInfoUrl }, accessToken) => ({ url: userInfoUrl, headers: bearer(accessToken) }),
    identityOf: (answer) => {
      const user = googleUser.safeParse(answer).data;
      return (
        user && {
          subject: user.sub,
          email: user.email_verified ? user.email : undefined,
          isEmailStatedVerified: user.email_verified,
          firstName: user.given_name ?? '',
          lastName: user.family_name ?? '',
        }
      );
    },
  },
  facebook: {
    tokenInfo: ({ tokenInfoUrl, clientId, clientSecret }, accessToken) => ({
      url: withQuery(tokenInfoUrl, { input_token: accessToken, access_token: `${clientId}|${clientSecret}` }),
    }),
    subjectOf: (answer, clientId) => {
      const token = facebookToken.safeParse(answer).data?.data;
      return token?.app_id === clientId ? token.user_id : undefined;
    },
    userInfo: ({ userInfoUrl }, accessToken) => ({
      url: withQuery(userInfoUrl, { fields: 'id,email,first_name,last_name' }),
      headers: bearer(accessToken),
    }),
    identityOf: (answer) => {
      const user = facebookUser.safeParse(answer).data;
      // The Graph API leaves out an address that is not valid, but does not state that this person owns it.
      return (
        user && {
          subject: user.id,
          email: user.email,
          isEmailStatedVerified: false,
          firstName: user.first_name ?? '',
          lastName: user.last_name ?? '',
        }
      );
    },
  },
};
