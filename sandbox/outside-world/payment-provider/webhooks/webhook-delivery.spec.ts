import { expect, it } from '@jest/globals';
import { setTimeout as wait } from 'node:timers/promises';
import type { Settings } from '../settings/settings.repository.js';
import { WebhookDelivery } from './webhook-delivery.js';

/** Long enough for several rounds of a delivery that does not sleep. */
const A_WHILE_MS = 50;

const SETTINGS: Settings = {
  webhookUrl: 'http://localhost:1',
  webhookUser: '',
  webhookPassword: '',
  hmacKey: '',
  holdWebhooks: false,
  shuffleWebhooks: false,
  extraCopies: 0,
  webhookDelayMs: 0,
  answerDelayMs: 0,
  answersToLose: 0,
  reportsFail: false,
};

/** An outbox whose next webhook is due. */
const outbox = {
  due: () => Promise.resolve([]),
  untilNext: () => Promise.resolve(-1),
  accepted: () => Promise.resolve(),
  refused: () => Promise.resolve(),
};

it.each([
  ['are held back', { holdWebhooks: true }],
  ['have no address', { webhookUrl: null }],
])('webhooks that %s are not looked for until the settings change', async (_reason, changed) => {
  let reads = 0;
  const read = () => {
    reads += 1;
    return Promise.resolve({ ...SETTINGS, ...changed });
  };
  const delivery = new WebhookDelivery(outbox, { read });
  delivery.wake();
  await wait(A_WHILE_MS);
  expect(reads).toBe(1);
  delivery.wake();
  await wait(A_WHILE_MS);
  expect(reads).toBe(2);
  await delivery.close();
});
