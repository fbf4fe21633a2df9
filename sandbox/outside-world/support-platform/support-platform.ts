import type { FastifyInstance } from 'fastify';
import { CaseStore } from './case-store.js';

/** This text in a field simulates an outage. */
const OUTAGE = 'sandbox:unavailable';
const BODY_LIMIT = 100_000;
/** The path on the real platform. */
const PATH = '/servlet/servlet.WebToCase';

const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/**
 * Stands in for Web-to-Case: takes a form and answers with a page with a link back, whether or not the case is stored. As
 * on the real platform, a form without an organisation id gets the same answer and is dropped.
 */
export async function supportPlatform(server: FastifyInstance): Promise<CaseStore> {
  const store = new CaseStore();
  await server.register((scope, _options, done) => {
    const type = 'application/x-www-form-urlencoded';
    scope.addContentTypeParser(type, { parseAs: 'string', bodyLimit: BODY_LIMIT }, (_request, body, parsed) =>
      parsed(null, [...new URLSearchParams(String(body))]),
    );
    scope.post<{ Body: [string, string][] }>(PATH, async ({ body }, reply) => {
      const fields = new Map(body);
      if (body.some(([, value]) => value.includes(OUTAGE))) return reply.code(503).send();
      if (fields.get('orgid')) store.add(body);
      const back = escaped(fields.get('retURL') ?? '');
      return reply
        .headers({ 'content-security-policy': "default-src 'none'", 'x-content-type-options': 'nosniff' })
        .type('text/html; charset=UTF-8')
        .send(`<!doctype html><title>Thank you</title><a href="${back}">Back</a>`);
    });
    done();
  });
  return store;
}
