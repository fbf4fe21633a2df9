import type { FastifyInstance, FastifyReply } from 'fastify';
import * as z from 'zod';
import { MESSAGE_SCRIPT, messagePage } from '../browser/message-page.js';
import type { Ledger } from '../ledger/ledger.js';
import { findMethod } from '../methods/methods.js';
import { REFUSALS } from '../methods/test-cards.js';
import { authorise, refuse, type Change, type Payment, type ShopperAnswer } from '../payments/payment.js';
import { messageToShopper, paymentPage, shownAmount, type Choice } from './payment-page.js';

interface TokenRoute {
  Params: { token: string };
}

const SIMULATED = 'This is a page of the sandbox. No money is moved.';
// The answer redirects to the shop, whose address is not known in advance.
const BANK_HEADERS = headersOf('form-action http: https:');
const CHALLENGE_HEADERS = headersOf("script-src 'self'; form-action 'self'");

function headersOf(more: string): Record<string, string> {
  return {
    'content-security-policy': `default-src 'none'; style-src 'self'; base-uri 'none'; ${more}`,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  };
}

const BANK_CHOICES: readonly Choice[] = [
  { value: 'confirmed', label: 'Pay' },
  { value: 'confirmed-and-stay', label: 'Pay and do not return to the shop' },
  { value: 'refused', label: 'Refuse' },
  { value: 'cancelled', label: 'Cancel' },
  { value: 'open', label: 'Return without an answer' },
];
const CHALLENGE_CHOICES: readonly Choice[] = [
  { value: 'confirmed', label: 'Confirm' },
  { value: 'refused', label: 'Wrong password' },
  { value: 'cancelled', label: 'Cancel' },
];
const answerBody = z.object({ answer: z.enum(BANK_CHOICES.map(({ value }) => value)) });
const TRANSACTION_STATUS: Readonly<Record<ShopperAnswer, string>> = { confirmed: 'Y', refused: 'N', cancelled: 'U' };

const send = (reply: FastifyReply, headers: Record<string, string>, page: string) =>
  reply.headers(headers).type('text/html; charset=utf-8').send(page);

const sendUnknownPayment = (reply: FastifyReply) =>
  send(reply.code(404), BANK_HEADERS, messageToShopper('Unknown payment', 'No payment belongs to this address.'));

/** Returns the answer that a choice stands for; undefined if the shopper returns without one. */
function answerIn(body: unknown): { readonly answer: ShopperAnswer | undefined; readonly stays: boolean } | undefined {
  const choice = answerBody.safeParse(body).data?.answer;
  if (choice === undefined) return undefined;
  if (choice === 'open') return { answer: undefined, stays: false };
  if (choice === 'confirmed-and-stay') return { answer: 'confirmed', stays: true };
  return { answer: choice as ShopperAnswer, stays: false };
}

/**
 * Records the shopper's first answer. Methods other than cards are decided at once, even if the shopper never returns to the
 * shop.
 */
function recordAnswer(payment: Payment, answer: ShopperAnswer | undefined): Change {
  const { step } = payment;
  if (!step || step.answer !== undefined || answer === undefined) return { payment, events: [] };
  const after: Payment = { ...payment, step: { ...step, answer } };
  if (step.kind !== 'redirect') return { payment: after, events: [] };
  if (answer === 'confirmed') return authorise(after);
  if (answer === 'refused') return refuse(after, REFUSALS.refused);
  return refuse(after, REFUSALS.shopperCancelled, 'cancelled');
}

function returnAddress({ returnUrl, step }: Payment): string {
  const address = new URL(returnUrl ?? 'about:blank');
  address.searchParams.set('redirectResult', step?.token ?? '');
  return address.href;
}

function addBankPages(scope: FastifyInstance, ledger: Ledger): void {
  scope.get<TokenRoute>('/bank/:token', async ({ params }, reply) => {
    const payment = await ledger.payments.findByToken(params.token);
    if (!payment) return sendUnknownPayment(reply);
    const title =
      payment.step?.kind === 'card-redirect'
        ? 'Simulated 3-D Secure page'
        : `Simulated ${findMethod(payment.method)?.name ?? payment.method}`;
    const page = { title, text: SIMULATED, payment, choices: BANK_CHOICES, action: '' };
    return send(reply, BANK_HEADERS, paymentPage(page));
  });
  scope.post<TokenRoute>('/bank/:token', async ({ params, body }, reply) => {
    const choice = answerIn(body);
    if (!choice) return sendUnknownPayment(reply);
    const payment = await ledger.changeByToken(params.token, (found) => recordAnswer(found, choice.answer));
    if (!payment) return sendUnknownPayment(reply);
    if (!choice.stays) return reply.redirect(returnAddress(payment), 303);
    return send(reply, BANK_HEADERS, messageToShopper('Paid', 'You can close this page.'));
  });
}

function addThreeDSecurePages(scope: FastifyInstance, ledger: Ledger): void {
  const identified = messagePage('Browser identified', { type: 'fingerPrintResult', result: { threeDSCompInd: 'Y' } });
  scope.post('/fingerprint', (_request, reply) => send(reply, CHALLENGE_HEADERS, identified));
  scope.get('/message.js', (_request, reply) => reply.type('text/javascript; charset=utf-8').send(MESSAGE_SCRIPT));
  scope.post<TokenRoute>('/challenge/:token', async ({ params }, reply) => {
    const payment = await ledger.payments.findByToken(params.token);
    if (!payment) return sendUnknownPayment(reply);
    const action = `${params.token}/answer`;
    const page = { title: 'Simulated 3-D Secure', text: SIMULATED, payment, choices: CHALLENGE_CHOICES, action };
    return send(reply, CHALLENGE_HEADERS, paymentPage(page));
  });
  scope.post<TokenRoute>('/challenge/:token/answer', async ({ params, body }, reply) => {
    const answer = answerIn(body)?.answer;
    if (!answer) return sendUnknownPayment(reply);
    const payment = await ledger.changeByToken(params.token, (found) => recordAnswer(found, answer));
    if (!payment) return sendUnknownPayment(reply);
    const transStatus = TRANSACTION_STATUS[payment.step?.answer ?? answer];
    const message = { type: 'challengeResult', result: { transStatus } };
    return send(reply, CHALLENGE_HEADERS, messagePage('3-D Secure answered', message, '../../'));
  });
}

/** Adds the pages that a shopper sees away from the shop: the bank, 3-D Secure and the voucher. */
export function addShopperPages(scope: FastifyInstance, ledger: Ledger): void {
  addBankPages(scope, ledger);
  addThreeDSecurePages(scope, ledger);
  scope.get<{ Params: { psp: string } }>('/voucher/:psp', async ({ params }, reply) => {
    const payment = await ledger.payments.find(params.psp);
    if (!payment?.voucher) return sendUnknownPayment(reply);
    const { entity, reference, expiresAt } = payment.voucher;
    const text = `Entity ${entity}, reference ${reference}, ${shownAmount(payment.amount)}, until ${expiresAt}. ${SIMULATED}`;
    return send(reply, BANK_HEADERS, messageToShopper('Multibanco voucher', text));
  });
}
