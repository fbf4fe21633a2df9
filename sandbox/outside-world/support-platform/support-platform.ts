import type { FastifyInstance } from 'fastify';
import { CaseShelf } from './case-shelf.js';

/** In subject or description: the platform is away. */
const AWAY = 'sandbox:unavailable';
const BODY_LIMIT = 100_000;
/** As on the real platform. */
const PATH = '/servlet/servlet.WebToCase';

const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/**
 * Stands in for Web-to-Case: takes a form, answers with a page that leads back, and does not say what became of the case.
 * Without an organisation id it answers as ever and keeps nothing, as the real one does.
 */
export async function supportPlatform(server: FastifyInstance): Promise<CaseShelf> {
  const shelf = new CaseShelf();
  await server.register((scope, _options, done) => {
    const type = 'application/x-www-form-urlencoded';
    scope.addContentTypeParser(type, { parseAs: 'string', bodyLimit: BODY_LIMIT }, (_request, body, parsed) =>
      parsed(null, [...new URLSearchParams(String(body))]),
    );
    scope.post<{ Body: [string, string][] }>(PATH, async ({ body }, reply) => {
      const fields = new Map(body);
      if (body.some(([, value]) => value.includes(AWAY))) return reply.code(503).send();
      if (fields.get('orgid')) shelf.add(body);
      const back = escaped(fields.get('retURL') ?? '');
      return reply
        .headers({ 'content-security-policy': "default-src 'none'", 'x-content-type-options': 'nosniff' })
        .type('text/html; charset=UTF-8')
        .send(`<!doctype html><title>Thank you</title><a href="${back}">Back</a>`);
    });
    done();
  });
  return shelf;
}
