import { createHash, randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { IdTokens } from './id-token.js';
import { People, type Person } from './people.js';
import { signInPage } from './sign-in-page.js';

const BASE = '/identity';
/** The only client. Its secret is published and works on this server only. */
const CLIENT = { id: 'manifold-console', secret: 'sandbox-console' };
const TOKEN_SECONDS = 300;
const PAGE_HEADERS = {
  'content-security-policy': "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'",
  'cache-control': 'no-store',
};

const authorizeSchema = z.object({
  client_id: z.literal(CLIENT.id),
  response_type: z.literal('code'),
  redirect_uri: z.url(),
  scope: z.string().regex(/\bopenid\b/),
  code_challenge: z.string().min(43),
  code_challenge_method: z.literal('S256'),
  state: z.string().min(1),
  nonce: z.string().min(1),
  as: z.string().optional(),
});
const clientShape = { client_id: z.literal(CLIENT.id), client_secret: z.literal(CLIENT.secret) };
const tokenSchema = z.discriminatedUnion('grant_type', [
  z.object({
    grant_type: z.literal('authorization_code'),
    code: z.string(),
    redirect_uri: z.string(),
    code_verifier: z.string(),
    ...clientShape,
  }),
  z.object({ grant_type: z.literal('refresh_token'), refresh_token: z.string(), ...clientShape }),
]);
type TokenRequest = z.infer<typeof tokenSchema>;
const changeSchema = z.strictObject({
  email: z.email().optional(),
  isVerified: z.boolean().optional(),
  groups: z.array(z.string()).optional(),
});

interface Grant {
  readonly personId: string;
  readonly redirectUri: string;
  readonly challenge: string;
  readonly nonce: string;
  readonly refreshes: boolean;
}

const refuse = (reply: FastifyReply, error: string) => reply.code(400).send({ error });
const issuerOf = ({ headers }: FastifyRequest): string => `http://${headers.host ?? ''}${BASE}`;
const newSecret = (): string => randomBytes(24).toString('base64url');
const nowSeconds = (): number => Math.floor(Date.now() / 1000);

function claimsOf({ id, name, email, isVerified, groups }: Person) {
  return { sub: id, name, email, email_verified: isVerified, groups };
}

/**
 * An OpenID provider: discovery, authorization code with PKCE, signed tokens, user info, logout. The scope `offline_access`
 * adds a refresh token, which can be used once. `PUT /identity/people/{id}` changes a person, and
 * `DELETE /identity/people/{id}/sessions` revokes the person's refresh tokens.
 */
export class IdentityProvider {
  private readonly tokens = new IdTokens();
  private readonly people = new People();
  /** By code; a code can be used once. */
  private readonly grants = new Map<string, Grant>();
  /** The person's id by access token. */
  private readonly accesses = new Map<string, string>();
  /** The person's id by refresh token. */
  private readonly refreshes = new Map<string, string>();

  /** Adds the routes below `/identity`. */
  register(server: FastifyInstance): void {
    server.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
      done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    server.get(`${BASE}/.well-known/openid-configuration`, (request) => this.discovery(issuerOf(request)));
    server.get(`${BASE}/jwks`, () => this.tokens.keySet());
    server.get(`${BASE}/authorize`, (request, reply) => this.authorize(request, reply));
    server.post(`${BASE}/token`, (request, reply) => this.token(request, reply));
    server.get(`${BASE}/userinfo`, (request, reply) => this.userInfo(request, reply));
    server.get(`${BASE}/logout`, (request, reply) => this.logout(request, reply));
    server.put<{ Params: { id: string } }>(`${BASE}/people/:id`, ({ params, body }, reply) => {
      const facts = changeSchema.safeParse(body).data;
      if (!facts) return refuse(reply, 'invalid_request');
      return this.people.change(params.id, facts) ?? reply.code(404).send({ error: 'not_found' });
    });
    server.delete<{ Params: { id: string } }>(`${BASE}/people/:id/sessions`, ({ params }, reply) => {
      for (const [token, id] of this.refreshes) if (id === params.id) this.refreshes.delete(token);
      return reply.code(204).send();
    });
  }

  private discovery(issuer: string): object {
    return {
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      userinfo_endpoint: `${issuer}/userinfo`,
      end_session_endpoint: `${issuer}/logout`,
      jwks_uri: `${issuer}/jwks`,
      response_types_supported: ['code'],
      grant_types_supported: ['authorization_code', 'refresh_token'],
      scopes_supported: ['openid', 'email', 'profile', 'offline_access'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256'],
      token_endpoint_auth_methods_supported: ['client_secret_post'],
      code_challenge_methods_supported: ['S256'],
    };
  }

  private authorize(request: FastifyRequest, reply: FastifyReply) {
    const parameters = authorizeSchema.safeParse(request.query).data;
    if (!parameters) return refuse(reply, 'invalid_request');
    const person = this.people.find(parameters.as);
    if (!person) {
      const page = signInPage(request.url, this.people.list());
      return reply.headers(PAGE_HEADERS).type('text/html; charset=utf-8').send(page);
    }
    const code = newSecret();
    const { redirect_uri: redirectUri, code_challenge: challenge, nonce, state, scope } = parameters;
    const refreshes = scope.split(' ').includes('offline_access');
    this.grants.set(code, { personId: person.id, redirectUri, challenge, nonce, refreshes });
    const back = new URL(redirectUri);
    back.search = new URLSearchParams({ code, state }).toString();
    return reply.redirect(back.href, 302);
  }

  private token(request: FastifyRequest, reply: FastifyReply) {
    const parameters = tokenSchema.safeParse(request.body).data;
    if (!parameters) return refuse(reply, 'invalid_client');
    const granted = parameters.grant_type === 'refresh_token' ? this.refreshed(parameters) : this.exchanged(parameters);
    if (!granted) return refuse(reply, 'invalid_grant');
    const { personId: sub, nonce, refreshes } = granted;
    const access = newSecret();
    this.accesses.set(access, sub);
    const times = { iat: nowSeconds(), exp: nowSeconds() + TOKEN_SECONDS };
    const idToken = this.tokens.sign({ iss: issuerOf(request), aud: CLIENT.id, sub, nonce, ...times });
    const refreshToken = refreshes ? newSecret() : undefined;
    if (refreshToken !== undefined) this.refreshes.set(refreshToken, sub);
    return reply.header('cache-control', 'no-store').send({
      access_token: access,
      token_type: 'Bearer',
      expires_in: TOKEN_SECONDS,
      id_token: idToken,
      refresh_token: refreshToken,
    });
  }

  private exchanged(parameters: Extract<TokenRequest, { grant_type: 'authorization_code' }>) {
    const grant = this.grants.get(parameters.code);
    this.grants.delete(parameters.code);
    const challenge = createHash('sha256').update(parameters.code_verifier).digest('base64url');
    return grant?.challenge === challenge && grant.redirectUri === parameters.redirect_uri ? grant : undefined;
  }

  private refreshed({ refresh_token: token }: Extract<TokenRequest, { grant_type: 'refresh_token' }>) {
    const personId = this.refreshes.get(token);
    this.refreshes.delete(token);
    return personId === undefined ? undefined : { personId, nonce: undefined, refreshes: true };
  }

  private userInfo({ headers }: FastifyRequest, reply: FastifyReply) {
    const person = this.people.find(this.accesses.get((headers.authorization ?? '').replace(/^Bearer /i, '')));
    return person ? reply.send(claimsOf(person)) : reply.code(401).send({ error: 'invalid_token' });
  }

  private logout({ query }: FastifyRequest, reply: FastifyReply) {
    const parameters = z.object({ post_logout_redirect_uri: z.url() }).safeParse(query).data;
    return parameters ? reply.redirect(parameters.post_logout_redirect_uri, 302) : reply.send({ signedOut: true });
  }
}
