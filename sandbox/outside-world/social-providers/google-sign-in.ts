import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { IdTokens } from '../identity-provider/id-token.js';
import type { Grant } from './social-grants.js';
import { accessTokenOf, SocialProvider } from './social-provider.js';

const BASE = '/google';
const TOKEN_SECONDS = 3600;

const issuerOf = ({ headers }: FastifyRequest): string => `http://${headers.host ?? ''}${BASE}`;
const nowSeconds = (): number => Math.floor(Date.now() / 1000);

function emailOf({ email, consent }: Grant): object {
  return consent === 'no-email' ? {} : { email, email_verified: consent !== 'unverified' };
}

/** Stands in for Google: consent page, tokens, user info and token info, with the fields that Google documents. */
export class GoogleSignIn {
  private readonly idTokens = new IdTokens();
  private readonly provider = new SocialProvider({
    name: 'Google',
    base: BASE,
    authorizePath: '/o/oauth2/v2/auth',
    tokenPath: '/token',
    requiredScope: 'openid',
  });

  /** Adds the routes below `/google`. */
  register(server: FastifyInstance): void {
    this.provider.register(server, (request, grant) => ({ id_token: this.idToken(request, grant) }));
    server.get(`${BASE}/v1/userinfo`, (request, reply) => {
      const grant = this.provider.grants.find(accessTokenOf(request));
      if (!grant) return reply.code(401).send({ error: 'invalid_request' });
      const [given = ''] = grant.email.split(/[.@]/);
      return {
        sub: grant.subject,
        name: `${given} Google`,
        given_name: given,
        family_name: 'Google',
        ...emailOf(grant),
      };
    });
    server.get(`${BASE}/tokeninfo`, (request, reply) => {
      const grant = this.provider.grants.find(
        z.object({ access_token: z.string().optional() }).parse(request.query).access_token,
      );
      if (!grant) return reply.code(400).send({ error_description: 'Invalid Value' });
      return { azp: grant.clientId, aud: grant.clientId, sub: grant.subject, expires_in: String(TOKEN_SECONDS) };
    });
  }

  private idToken(request: FastifyRequest, { clientId, subject, nonce }: Grant): string {
    const times = { iat: nowSeconds(), exp: nowSeconds() + TOKEN_SECONDS };
    return this.idTokens.sign({ iss: issuerOf(request), aud: clientId, sub: subject, nonce, ...times });
  }
}
