import { secretHash } from '../credentials/secret-hash.js';
import { oauthError, type RequestingClient } from './token-request.js';
import type { TokensRepository, TokenSubject } from './tokens.repository.js';

/** Lifetimes of the platform's default API client, in seconds. */
const ACCESS_SECONDS = 172_800;
const REFRESH_SECONDS = 17_280_000;

/** Returns the scopes of a token answer, with the customer or the anonymous session of the token. */
export const scopeText = ({ scopes, anonymousId, customerId }: TokenSubject): string =>
  [
    ...scopes,
    ...(anonymousId === undefined ? [] : [`anonymous_id:${anonymousId}`]),
    ...(customerId === undefined ? [] : [`customer_id:${customerId}`]),
  ].join(' ');

type Owner = Omit<TokenSubject, 'clientId' | 'scopes'> & Partial<Pick<TokenSubject, 'scopes'>>;

/** Issues an access token, and a refresh token if the session is refreshable. */
export async function issueTokens(
  tokens: TokensRepository,
  client: RequestingClient,
  { refreshable, ...owner }: Owner & { readonly refreshable: boolean },
): Promise<object> {
  const { accessSeconds = ACCESS_SECONDS, refreshSeconds = REFRESH_SECONDS } = client;
  const subject = { scopes: client.scopes, ...owner, clientId: client.id };
  const access = await tokens.issue(subject, { kind: 'access', seconds: accessSeconds });
  const body = {
    access_token: access.token,
    token_type: 'Bearer',
    expires_in: accessSeconds,
    scope: scopeText(subject),
  };
  if (!refreshable) return body;
  const refresh = await tokens.issue(subject, {
    kind: 'refresh',
    seconds: refreshSeconds,
    sessionId: access.sessionId,
  });
  return { ...body, refresh_token: refresh.token };
}

/** Issues a new access token for the session of a refresh token. Throws invalid_grant for another client's token. */
export async function refreshAccess(
  tokens: TokensRepository,
  client: RequestingClient,
  refreshToken: string,
): Promise<object> {
  const hash = secretHash(refreshToken);
  const stored = await tokens.find('refresh', hash);
  if (stored === undefined || stored.clientId !== client.id)
    throw oauthError('invalid_grant', 'The refresh token was not found. It may have expired.');
  const { accessSeconds = ACCESS_SECONDS, refreshSeconds = REFRESH_SECONDS } = client;
  await tokens.prolong(hash, refreshSeconds);
  const access = await tokens.issue(stored, { kind: 'access', seconds: accessSeconds, sessionId: stored.sessionId });
  return {
    access_token: access.token,
    token_type: 'Bearer',
    expires_in: accessSeconds,
    scope: scopeText(stored),
  };
}
