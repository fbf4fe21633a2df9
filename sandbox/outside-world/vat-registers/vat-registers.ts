import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { evatrAnswer, evatrXml, hmrcAnswer, viesAnswer, type Answer } from './register-answers.js';
import { testNumber } from './test-numbers.js';

/** A checked number, as the sandbox's page shows it. */
export interface ReceivedVatCheck {
  readonly receivedAt: string;
  readonly register: string;
  readonly number: string;
  readonly code: number;
}

const SLOW_MILLISECONDS = 10_000;
const MAX_CHECKS = 50;
const TOKEN_SECONDS = 14_400;
const CLIENT = { id: 'manifold', secret: 'sandbox-vat' };
const BODY_LIMIT = 10_000;
const UNAUTHORISED = { status: 401, body: { code: 'INVALID_CREDENTIALS', message: 'Invalid authentication' } };

const newId = (): string => randomBytes(9).toString('base64url');
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Stands in for the registers of VAT numbers: eVatR with both interfaces, VIES and HMRC. The number decides the answer. */
export class VatRegisters {
  private readonly checks: ReceivedVatCheck[] = [];
  private readonly tokens = new Set<string>();

  /** The checks since the start, newest first. */
  list(): readonly ReceivedVatCheck[] {
    return this.checks;
  }

  async register(server: FastifyInstance): Promise<void> {
    await server.register((scope, _options, done) => {
      const type = 'application/x-www-form-urlencoded';
      scope.addContentTypeParser(type, { parseAs: 'string', bodyLimit: BODY_LIMIT }, (_request, body, parsed) =>
        parsed(null, Object.fromEntries(new URLSearchParams(String(body)))),
      );
      this.registerEvatr(scope);
      this.registerVies(scope);
      this.registerHmrc(scope);
      done();
    });
  }

  private registerEvatr(scope: FastifyInstance): void {
    scope.get<{ Querystring: Record<string, unknown> }>('/evatr/validate', async ({ query }, reply) => {
      const numbers = { UstId_1: textOf(query['UstId_1']), UstId_2: textOf(query['UstId_2']) };
      const code = this.note('eVatR XML', numbers.UstId_2);
      return this.send(reply, numbers.UstId_2, () =>
        reply.type('text/xml; charset=utf-8').send(evatrXml(/^DE\d{9}$/.test(numbers.UstId_1) ? code : 206, numbers)),
      );
    });
    scope.post<{ Body: Record<string, unknown> | null }>('/app/v1/abfrage', async ({ body }, reply) => {
      const asked = textOf(body?.['angefragteUstid']);
      const code = this.note('eVatR', asked);
      const isOwnRight = /^DE\d{9}$/.test(textOf(body?.['anfragendeUstid']));
      return this.answer(reply, asked, evatrAnswer(isOwnRight ? code : 206, newId()));
    });
  }

  private registerVies(scope: FastifyInstance): void {
    const path = '/taxation_customs/vies/rest-api/check-vat-number';
    scope.post<{ Body: Record<string, unknown> | null }>(path, async ({ body }, reply) => {
      const request = {
        countryCode: textOf(body?.['countryCode']),
        vatNumber: textOf(body?.['vatNumber']),
        requesterNumber: textOf(body?.['requesterNumber']) || undefined,
      };
      const code = this.note('VIES', `${request.countryCode}${request.vatNumber}`);
      return this.answer(reply, request.vatNumber, viesAnswer(code, request, newId()));
    });
  }

  private registerHmrc(scope: FastifyInstance): void {
    scope.post<{ Body: Record<string, unknown> | null }>('/oauth/token', async ({ body }, reply) => {
      if (body?.['client_id'] !== CLIENT.id || body['client_secret'] !== CLIENT.secret)
        return reply.code(UNAUTHORISED.status).send({ error: 'invalid_client' });
      const token = newId();
      this.tokens.add(token);
      return reply.send({ access_token: token, token_type: 'bearer', expires_in: TOKEN_SECONDS, scope: 'read:vat' });
    });
    const path = '/organisations/vat/check-vat-number/lookup/:number';
    const look = async (
      { params, headers }: { params: { number: string; requester?: string }; headers: Record<string, unknown> },
      reply: FastifyReply,
    ) => {
      const token = textOf(headers['authorization']).replace(/^Bearer /, '');
      if (!this.tokens.has(token)) return reply.code(UNAUTHORISED.status).send(UNAUTHORISED.body);
      const { number, requester } = params;
      const code = this.note('HMRC', number);
      return this.answer(reply, number, hmrcAnswer(code, number, requester && newId()));
    };
    scope.get<{ Params: { number: string } }>(path, look);
    scope.get<{ Params: { number: string; requester: string } }>(`${path}/:requester`, look);
  }

  private note(register: string, number: string): number {
    const { code } = testNumber(number);
    this.checks.unshift({ receivedAt: new Date().toISOString(), register, number, code });
    this.checks.length = Math.min(this.checks.length, MAX_CHECKS);
    return code;
  }

  private answer(reply: FastifyReply, number: string, { status, body }: Answer): Promise<FastifyReply> {
    return this.send(reply, number, () => reply.code(status).send(body));
  }

  /** Sends the answer, or fails as the number asks for. */
  private async send(reply: FastifyReply, number: string, send: () => FastifyReply): Promise<FastifyReply> {
    const { behaviour } = testNumber(number);
    if (behaviour === 'down') return reply.code(500).type('text/html').send('<h1>Internal Server Error</h1>');
    if (behaviour === 'unreadable') return reply.type('application/json').send('{"valid": tru');
    if (behaviour === 'half-open') {
      // Headers and a part of the body, then silence: the reader's deadline must cover the body.
      reply.hijack();
      reply.raw.writeHead(200, { 'content-type': 'application/json' }).write('{"valid":');
      setTimeout(() => reply.raw.destroy(), SLOW_MILLISECONDS * 2).unref();
      return reply;
    }
    if (behaviour === 'slow') await new Promise((resolve) => setTimeout(resolve, SLOW_MILLISECONDS).unref());
    return send();
  }
}
