import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { consentPage } from './consent-page.js';
import { CONSENTS } from './consents.js';
import { CLIENTS, type Grant, SocialGrants, subjectOf } from './social-grants.js';

const TOKEN_SECONDS = 3600;
const UNAVAILABLE = 503;
/** Longer than any caller waits. */
const SLOW_MS = 30_000;
const FOUND = 302;
const PAGE_HEADERS = {
  'content-security-policy': "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'",
  'cache-control': 'no-store',
};

const authorizeSchema = z.object({
  client_id: z.string().refine((id) => Object.hasOwn(CLIENTS, id)),
  response_type: z.literal('code'),
  redirect_uri: z.url(),
  scope: z.string(),
  state: z.string().min(1),
  code_challenge: z.string().min(43),
  code_challenge_method: z.literal('S256'),
  nonce: z.string().optional(),
  as: z.email().optional(),
  subject: z.string().optional(),
  consent: z.enum(CONSENTS).optional(),
});

const tokenSchema = z.object({
  grant_type: z.literal('authorization_code'),
  code: z.string(),
  redirect_uri: z.string(),
  code_verifier: z.string(),
  client_id: z.string(),
  client_secret: z.string(),
});

/** The paths of a provider below its base, and how it identifies itself. */
export interface ProviderDescription {
  readonly name: string;
  readonly base: string;
  readonly authorizePath: string;
  readonly tokenPath: string;
  /** The scope without which the provider refuses. */
  readonly requiredScope: string;
}

/** Returns the access token of a request's header or, as Facebook's clients send it, of its query. */
export function accessTokenOf({ headers, query }: FastifyRequest): string | undefined {
  const { access_token: inQuery } = z.object({ access_token: z.string().optional() }).parse(query ?? {});
  return headers.authorization?.replace(/^Bearer /i, '') ?? inQuery;
}

/** The part of a simulated provider that Google and Facebook share: consent page, code with PKCE and access token. */
export class SocialProvider {
  readonly grants = new SocialGrants();

  constructor(private readonly description: ProviderDescription) {}

  /** Adds the routes of consent and tokens. `extra` completes the answer of the token endpoint. */
  register(server: FastifyInstance, extra: (request: FastifyRequest, grant: Grant) => object): void {
    const { base, authorizePath, tokenPath } = this.description;
    server.get(`${base}${authorizePath}`, (request, reply) => this.authorize(request, reply));
    server.post(`${base}${tokenPath}`, (request, reply) => this.issueToken(request, reply, extra));
  }

  private authorize(request: FastifyRequest, reply: FastifyReply) {
    const { name, requiredScope } = this.description;
    const parameters = authorizeSchema.safeParse(request.query).data;
    if (!parameters?.scope.split(/[ ,]/).includes(requiredScope))
      return reply.code(400).send({ error: 'invalid_request' });
    const { consent, as: email, redirect_uri: redirectUri, state } = parameters;
    if (consent === undefined || email === undefined) {
      const page = consentPage(name, request.url);
      return reply.headers(PAGE_HEADERS).type('text/html; charset=utf-8').send(page);
    }
    const back = new URL(redirectUri);
    const answer: Record<string, string> =
      consent === 'refuse'
        ? { error: 'access_denied' }
        : {
            code: this.grants.issue({
              clientId: parameters.client_id,
              email,
              subject: parameters.subject ?? subjectOf(email),
              consent,
              nonce: parameters.nonce,
              redirectUri,
              challenge: parameters.code_challenge,
            }),
          };
    back.search = new URLSearchParams({ ...answer, state }).toString();
    return reply.redirect(back.href, FOUND);
  }

  private async issueToken(
    request: FastifyRequest,
    reply: FastifyReply,
    extra: (request: FastifyRequest, grant: Grant) => object,
  ) {
    const parameters = tokenSchema.safeParse(request.body).data;
    if (!parameters || CLIENTS[parameters.client_id] !== parameters.client_secret)
      return reply.code(400).send({ error: 'invalid_client' });
    const { code, redirect_uri: redirectUri, code_verifier: verifier, client_id: clientId } = parameters;
    const grant = this.grants.redeem({ code, redirectUri, verifier, clientId });
    if (!grant) return reply.code(400).send({ error: 'invalid_grant' });
    if (grant.consent === 'broken') return reply.code(UNAVAILABLE).send({ error: 'temporarily_unavailable' });
    if (grant.consent === 'unreadable') return reply.type('application/json').send('<html>gateway</html>');
    if (grant.consent === 'half-open') return reply.type('application/json').send(Readable.from(begunAnswer()));
    if (grant.consent === 'slow') await silence();
    return reply.header('cache-control', 'no-store').send({
      access_token: this.grants.open(grant),
      token_type: 'Bearer',
      expires_in: TOKEN_SECONDS,
      ...extra(request, grant),
    });
  }
}

async function* begunAnswer(): AsyncGenerator<string> {
  yield '{"access_token":';
  await silence();
}

/** Waits longer than any caller, without keeping the process alive. */
function silence(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, SLOW_MS).unref();
  });
}
