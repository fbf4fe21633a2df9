import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ZodType } from 'zod';
import type { BrowserAddresses } from '../actions/addresses.js';
import type { Answer, IdempotentAnswers } from '../ledger/idempotent-answers.js';
import type { Ledger } from '../ledger/ledger.js';
import { nameIn } from '../methods/method-names.js';
import { possibleMethods } from '../methods/methods.js';
import * as modifications from '../payments/modifications.js';
import { newPspReference } from '../payments/psp-reference.js';
import type { SettingsRepository } from '../settings/settings.repository.js';
import { paymentAnswer } from './payment-answer.js';
import * as errors from './provider-error.js';
import * as requests from './requests.js';
import { submittedDetails, tokenOf } from './submitted-details.js';
import { submittedPayment } from './submitted-payment.js';

/** The credentials of callers of the server API. */
export interface Access {
  readonly apiKey: string;
  readonly merchantAccounts: RegExp;
}

interface Parts {
  readonly ledger: Ledger;
  readonly answers: IdempotentAnswers;
  readonly settings: SettingsRepository;
  readonly access: Access;
  readonly addressesOf: (request: FastifyRequest) => BrowserAddresses;
}

const MAX_KEY_LENGTH = 64;
const OK = 200;
const CREATED = 201;

const MODIFICATIONS = {
  captures: { schema: requests.amountModification, apply: modifications.capture },
  refunds: { schema: requests.amountModification, apply: modifications.refund },
  amountUpdates: { schema: requests.amountModification, apply: modifications.updateAmount },
  cancels: { schema: requests.wholeModification, apply: modifications.cancel },
  reversals: { schema: requests.wholeModification, apply: modifications.reverse },
} as const;

/** The provider's API for shops, version 72. */
export class ServerApi {
  constructor(private readonly parts: Parts) {}

  /** Adds the routes below `/v72`. */
  async register(server: FastifyInstance): Promise<void> {
    await server.register(
      (scope, _options, done) => {
        scope.setErrorHandler((error, request, reply) => {
          const refusal = errors.asProviderError(error);
          if (!refusal) console.error(`payment provider: ${request.method} ${request.routeOptions.url ?? ''}`, error);
          const { body } = refusal ?? errors.unavailable();
          return reply.code(body.status).send(body);
        });
        scope.addHook('onRequest', (request, _reply, next) => next(this.refusalOf(request)));
        scope.post('/paymentMethods', (request, reply) => this.reply(request, reply, () => this.methods(request)));
        scope.post('/payments', (request, reply) => this.reply(request, reply, () => this.pay(request)));
        scope.post('/payments/details', (request, reply) => this.reply(request, reply, () => this.details(request)));
        for (const name of Object.keys(MODIFICATIONS) as (keyof typeof MODIFICATIONS)[])
          scope.post<{ Params: { psp: string } }>(`/payments/:psp/${name}`, (request, reply) =>
            this.reply(request, reply, () => this.modify(request, name, request.params.psp)),
          );
        done();
      },
      { prefix: '/v72' },
    );
  }

  private refusalOf({ headers }: FastifyRequest): errors.ProviderError | undefined {
    if (headers['x-api-key'] !== this.parts.access.apiKey) return errors.unauthorized();
    return String(headers['idempotency-key'] ?? '').length > MAX_KEY_LENGTH
      ? errors.invalid('702', 'The idempotency key is longer than 64 characters.')
      : undefined;
  }

  /** Sends an answer. The settings or the test card can delay or drop it. */
  private async reply(request: FastifyRequest, reply: FastifyReply, work: () => Promise<Answer & { lost?: boolean }>) {
    const { settings } = this.parts;
    const { answerDelayMs } = await settings.read();
    const { status, body, lost } = await work();
    if (answerDelayMs > 0) await wait(answerDelayMs);
    if (lost || (await settings.losesAnswer())) {
      reply.hijack();
      request.raw.socket.destroy();
      return reply;
    }
    const key = request.headers['idempotency-key'];
    if (key !== undefined) void reply.header('idempotency-key', key);
    return reply.code(status).send(body);
  }

  private parsed<T>(structure: string, schema: ZodType<T>, body: unknown): T {
    const parsed = schema.safeParse(body);
    if (!parsed.success) throw errors.malformed(structure, parsed.error);
    const { merchantAccount } = parsed.data as { merchantAccount?: string };
    if (merchantAccount !== undefined && !this.parts.access.merchantAccounts.test(merchantAccount))
      throw errors.invalidMerchantAccount();
    return parsed.data;
  }

  private methods({ body }: FastifyRequest): Promise<Answer> {
    const request = this.parsed('PaymentMethodsRequest', requests.paymentMethodsRequest, body);
    const { allowedPaymentMethods: allowed, blockedPaymentMethods: blocked = [], shopperLocale } = request;
    const paymentMethods = possibleMethods(request)
      .filter(({ type }) => (allowed?.includes(type) ?? true) && !blocked.includes(type))
      .map(({ type, name, brands, issuers, configuration }) => ({
        type,
        name: nameIn(shopperLocale, { type, name }),
        brands,
        issuers,
        configuration,
      }));
    return Promise.resolve({ status: OK, body: { paymentMethods } });
  }

  private async pay(request: FastifyRequest): Promise<Answer & { lost?: boolean }> {
    const payment = this.parsed('PaymentRequest', requests.paymentRequest, request.body);
    let losesAnswer = false;
    const { isNew, ...answer } = await this.once(request, async (connection) => {
      const submitted = submittedPayment(payment, new Date());
      losesAnswer = submitted.losesAnswer;
      await this.parts.ledger.store(connection, submitted);
      return { status: OK, body: paymentAnswer(submitted.payment, this.parts.addressesOf(request)) };
    });
    return { ...answer, lost: isNew && losesAnswer };
  }

  private details(request: FastifyRequest): Promise<Answer> {
    const submitted = this.parsed('PaymentDetailsRequest', requests.detailsRequest, request.body);
    const token = tokenOf(submitted);
    return this.once(request, async (connection) => {
      const payment = await this.parts.ledger.payments.lockByToken(connection, token);
      if (!payment) throw errors.invalid('14_018', 'Invalid payload provided');
      const change = submittedDetails(payment);
      await this.parts.ledger.store(connection, change);
      return { status: OK, body: paymentAnswer(change.payment, this.parts.addressesOf(request)) };
    });
  }

  private modify(request: FastifyRequest, name: keyof typeof MODIFICATIONS, psp: string): Promise<Answer> {
    const { schema, apply } = MODIFICATIONS[name];
    const body: {
      merchantAccount: string;
      reference?: string | undefined;
      amount?: modifications.ModificationRequest['amount'];
    } = this.parsed('PaymentModificationRequest', schema, request.body);
    const { merchantAccount, reference, amount } = body;
    return this.once(request, async (connection) => {
      const payment = await this.parts.ledger.payments.lock(connection, psp);
      if (payment?.merchantAccount !== merchantAccount)
        throw errors.invalid('167', 'Original pspReference required for this operation');
      const pspReference = newPspReference();
      await this.parts.ledger.store(connection, apply(payment, { pspReference, reference, amount }));
      const received = {
        merchantAccount,
        reference,
        amount,
        paymentPspReference: psp,
        pspReference,
        status: 'received',
      };
      return { status: CREATED, body: received };
    });
  }

  private async once(request: FastifyRequest, work: Parameters<IdempotentAnswers['process']>[1]) {
    const key = request.headers['idempotency-key'];
    const result = await this.parts.answers.process(
      { key: typeof key === 'string' ? key : undefined, path: request.url, body: request.body },
      work,
    );
    if (result === 'other-request') throw errors.alreadyProcessed();
    return { ...result.answer, isNew: result.isNew };
  }
}
