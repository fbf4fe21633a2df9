import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { isForm, refuseOtherSites } from '../../page/page-form.js';
import type { Ledger } from '../ledger/ledger.js';
import { settingsSchema, type Settings, type SettingsRepository } from '../settings/settings.repository.js';
import type { ProviderDatabase } from '../storage/provider-database.js';
import type { WebhookDelivery } from '../webhooks/webhook-delivery.js';
import type { WebhooksRepository } from '../webhooks/webhooks.repository.js';
import { CONTROLS } from './controls.js';

interface Parts {
  readonly database: ProviderDatabase;
  readonly ledger: Ledger;
  readonly webhooks: WebhooksRepository;
  readonly delivery: WebhookDelivery;
  readonly settings: SettingsRepository;
}

/** The address to which the buttons of the sandbox's page return. */
const PAGE = '/#payments';
const PAGE_SIZE = 500;

const isChecked = z.literal('on').optional();
const number = z.coerce.number();
/** The form of the sandbox's page; browsers do not send unticked boxes. */
const settingsForm = z.strictObject({
  webhookUrl: z.string().max(2_000),
  holdWebhooks: isChecked,
  shuffleWebhooks: isChecked,
  extraCopies: number,
  webhookDelayMs: number,
  answerDelayMs: number,
  answersToLose: number,
  reportsFail: isChecked,
});

/** Redirects a form of the page back to the page; answers a program with JSON. */
const sendResult = (request: FastifyRequest, reply: FastifyReply, body: object) =>
  isForm(request) ? reply.redirect(PAGE, 303) : reply.send(body);

const pageQuery = z.object({ page: z.coerce.number().int().min(1).max(10_000) });

/** Returns the number of the requested page of a list; 1 by default. */
const pageNumber = (query: unknown): number => pageQuery.safeParse(query).data?.page ?? 1;

function readSettings(request: FastifyRequest): Partial<Settings> | undefined {
  if (!isForm(request)) return settingsSchema.partial().safeParse(request.body).data;
  const form = settingsForm.safeParse(request.body).data;
  return (
    form &&
    settingsSchema.partial().safeParse({
      ...form,
      webhookUrl: form.webhookUrl === '' ? null : form.webhookUrl,
      holdWebhooks: form.holdWebhooks === 'on',
      shuffleWebhooks: form.shuffleWebhooks === 'on',
      reportsFail: form.reportsFail === 'on',
    }).data
  );
}

/**
 * Adds the controls below `/payment-provider`: lists of payments and webhooks, events of a payment, sending a webhook again,
 * the settings, and a reset. Refuses requests from other sites.
 */
export function addControlApi(scope: FastifyInstance, parts: Parts): void {
  const { database, ledger, webhooks, delivery, settings } = parts;
  refuseOtherSites(scope);
  scope.get('/payments', (request) => ledger.payments.list(PAGE_SIZE, PAGE_SIZE * (pageNumber(request.query) - 1)));
  scope.get('/webhooks', () => webhooks.list(PAGE_SIZE));
  scope.get('/settings', () => settings.read());
  scope.post<{ Params: { psp: string; control: string } }>('/payments/:psp/:control', async (request, reply) => {
    const control = CONTROLS.find(({ name }) => name === request.params.control);
    const payment = control && (await ledger.change(request.params.psp, (found) => control.apply(found)));
    return payment
      ? sendResult(request, reply, payment)
      : reply.code(404).send({ message: 'No such payment or control.' });
  });
  scope.post<{ Params: { id: string } }>('/webhooks/:id/send', async (request, reply) => {
    const id = z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER).safeParse(request.params.id).data;
    if (id === undefined || !(await webhooks.sendAgain(id)))
      return reply.code(404).send({ message: 'No such webhook.' });
    delivery.wake();
    return sendResult(request, reply, { sent: true });
  });
  scope.post('/settings', async (request, reply) => {
    const changed = readSettings(request);
    if (!changed) return reply.code(400).send({ message: 'The settings are not valid.' });
    await settings.change(changed);
    delivery.wake();
    return sendResult(request, reply, await settings.read());
  });
  scope.post('/reset', async (request, reply) => {
    await database.clear();
    return sendResult(request, reply, { reset: true });
  });
}
