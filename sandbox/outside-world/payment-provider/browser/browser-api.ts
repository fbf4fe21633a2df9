import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import * as z from 'zod';
import type { Ledger } from '../ledger/ledger.js';
import type { Payment } from '../payments/payment.js';
import { challengeAction } from '../actions/actions.js';
import type { BrowserAddresses } from '../actions/addresses.js';
import { binLookup } from './bin-lookup.js';
import { CARD_FIELD_PAGE, CARD_FIELD_SCRIPT, CARD_FIELD_STYLE } from './card-field-page.js';
import { countriesIn, PHONE_PREFIXES } from './datasets.js';
import { markOf } from './marks.js';
import { messagePage } from './message-page.js';
import { textsIn } from './texts.js';

const FRAME_HEADERS = {
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; base-uri 'none'; form-action 'none'",
  'x-content-type-options': 'nosniff',
};
const UNKNOWN_PAYMENT = {
  status: 422,
  errorCode: '14_018',
  message: 'Invalid payload provided',
  errorType: 'validation',
};
const DEVICE_PAGE = messagePage(
  'Simulated device check',
  { type: 'deviceFingerprint', value: 'simulated' },
  '../../../pages/',
);
const token = z.string().min(1).max(1_000);
const fingerprintBody = z.looseObject({ paymentData: token });
const statusBody = z.looseObject({ paymentData: token });
const binBody = z.looseObject({ requestId: z.string().max(100), encryptedBin: z.string().max(100) });

const STATUS: Readonly<Record<Payment['state'], string>> = {
  'action-required': 'pending',
  pending: 'pending',
  authorised: 'authorised',
  refused: 'refused',
  cancelled: 'cancelled',
  expired: 'refused',
};

const sendFramed = (reply: FastifyReply, type: string, content: string) =>
  reply.headers(FRAME_HEADERS).type(`${type}; charset=utf-8`).send(content);

/** Adds the routes that the browser library calls: card fields, card lookup, brand marks, texts, 3-D Secure and status. */
export function addBrowserApi(
  scope: FastifyInstance,
  ledger: Ledger,
  addressesOf: (port: number) => BrowserAddresses,
): void {
  addStaticFiles(scope);
  scope.post('/v3/analytics', () => ({ checkoutAttemptId: randomUUID() }));
  scope.post('/v3/analytics/:id', (_request, reply) => reply.code(204).send());
  scope.post('/v3/bin/binLookup', ({ body }, reply) => {
    const lookup = binBody.safeParse(body).data;
    return lookup ? binLookup(lookup.requestId, lookup.encryptedBin) : reply.code(422).send(UNKNOWN_PAYMENT);
  });
  scope.post('/services/PaymentInitiation/v1/status', async ({ body }, reply) => {
    const payment = await ledger.payments.findByToken(statusBody.safeParse(body).data?.paymentData ?? '');
    if (!payment) return reply.code(422).send(UNKNOWN_PAYMENT);
    return { type: STATUS[payment.state] === 'pending' ? 'pending' : 'complete', resultCode: STATUS[payment.state] };
  });
  scope.post('/v1/submitThreeDS2Fingerprint', async ({ body, socket }, reply) => {
    const payment = await recordFingerprint(ledger, fingerprintBody.safeParse(body).data?.paymentData ?? '');
    const step = payment?.step;
    if (!step) return reply.code(422).send(UNKNOWN_PAYMENT);
    if (step.kind === 'challenge')
      return { type: 'challenge', action: challengeAction(step, addressesOf(socket.localPort ?? 0)) };
    const result = JSON.stringify({ transStatus: 'Y', authorisationToken: step.token });
    return { type: 'completed', details: { threeDSResult: Buffer.from(result).toString('base64') } };
  });
}

/** Records that the browser was identified. If the card requires a challenge, the challenge is the next step. */
const recordFingerprint = (ledger: Ledger, name: string): Promise<Payment | undefined> =>
  ledger.changeByToken(name, (payment) => {
    const { step } = payment;
    if (step?.kind !== 'fingerprint' || !step.challengeFollows) return { payment, events: [] };
    return { payment: { ...payment, step: { ...step, kind: 'challenge' } }, events: [] };
  });

function addStaticFiles(scope: FastifyInstance): void {
  scope.get('/securedfields/card-field.js', (_request, reply) =>
    sendFramed(reply, 'text/javascript', CARD_FIELD_SCRIPT),
  );
  scope.get('/securedfields/card-field.css', (_request, reply) => sendFramed(reply, 'text/css', CARD_FIELD_STYLE));
  scope.get('/securedfields/:clientKey/:version/securedFields.html', (_request, reply) =>
    sendFramed(reply, 'text/html', CARD_FIELD_PAGE),
  );
  scope.get('/assets/html/:clientKey/:file', (_request, reply) => sendFramed(reply, 'text/html', DEVICE_PAGE));
  scope.get<{ Params: { '*': string } }>('/images/*', ({ params }, reply) =>
    sendFramed(reply, 'image/svg+xml', markOf(params['*'])),
  );
  scope.get<{ Params: { locale: string } }>('/sdk/:version/translations/:locale.json', ({ params }, reply) => {
    const texts = textsIn(params.locale);
    return texts ? reply.send(texts) : reply.code(404).send({});
  });
  scope.get<{ Params: { locale: string } }>('/datasets/countries/:locale.json', ({ params }) =>
    countriesIn(params.locale),
  );
  scope.get('/datasets/phonenumbers.json', () => PHONE_PREFIXES);
  scope.get('/datasets/states/:country/:locale.json', () => []);
}
