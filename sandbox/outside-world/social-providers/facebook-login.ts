import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { CLIENTS } from './social-grants.js';
import { accessTokenOf, SocialProvider } from './social-provider.js';

const BASE = '/facebook';

const debugSchema = z.object({ input_token: z.string(), access_token: z.string() });

/** Stands in for Facebook: login dialog, token, `me` and `debug_token` of the Graph API. It names an e-mail only if it is valid. */
export class FacebookLogin {
  private readonly provider = new SocialProvider({
    name: 'Facebook',
    base: BASE,
    authorizePath: '/dialog/oauth',
    tokenPath: '/oauth/access_token',
    requiredScope: 'public_profile',
  });

  /** Adds the routes below `/facebook`. */
  register(server: FastifyInstance): void {
    this.provider.register(server, () => ({}));
    server.get(`${BASE}/me`, (request, reply) => {
      const grant = this.provider.grants.find(accessTokenOf(request));
      if (!grant) return reply.code(400).send({ error: { message: 'Invalid OAuth access token.', code: 190 } });
      const { subject, email, consent } = grant;
      const [first = ''] = email.split(/[.@]/);
      const named = { id: subject, name: `${first} Facebook`, first_name: first, last_name: 'Facebook' };
      return consent === 'no-email' || consent === 'unverified' ? named : { ...named, email };
    });
    server.get(`${BASE}/debug_token`, (request, reply) => {
      const parameters = debugSchema.safeParse(request.query).data;
      const [id = '', secret] = parameters?.access_token.split('|') ?? [];
      if (!parameters || CLIENTS[id] !== secret)
        return reply.code(400).send({ error: { message: 'Invalid app access token.', code: 190 } });
      const grant = this.provider.grants.find(parameters.input_token);
      if (!grant) return { data: { is_valid: false, error: { code: 190 } } };
      return { data: { app_id: grant.clientId, type: 'USER', is_valid: true, user_id: grant.subject } };
    });
  }
}
