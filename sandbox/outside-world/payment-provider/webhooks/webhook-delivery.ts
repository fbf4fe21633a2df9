import type { Settings, SettingsRepository } from '../settings/settings.repository.js';
import { signedWebhook, type NotificationItem } from './notification.js';
import type { Webhook, WebhooksRepository } from './webhooks.repository.js';

const BATCH = 100;
/** As on the real platform. */
const TIMEOUT_MS = 10_000;
const SECOND = 1_000;
const MINUTE = 60 * SECOND;
/** The pauses before the retries of the real platform; the last one repeats. */
export const RETRY_PAUSES_MS: readonly number[] = [
  ...[9, 18, 27].map((seconds) => seconds * SECOND),
  ...[2, 5, 10, 15, 30, 60, 120, 240, 480].map((minutes) => minutes * MINUTE),
];
/** A timer cannot wait longer than this, and a lost one is made up for. */
const MAXIMUM_SLEEP_MS = 30 * SECOND;

function inRandomOrder<T>(list: readonly T[]): readonly T[] {
  return list
    .map((item) => ({ item, order: Math.random() }))
    .sort((one, other) => one.order - other.order)
    .map(({ item }) => item);
}

type Outbox = Pick<WebhooksRepository, 'accepted' | 'due' | 'refused' | 'untilNext'>;

/** Posts due webhooks until the shop accepts them. Webhooks that were not accepted survive a restart. */
export class WebhookDelivery {
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;
  private isClosed = false;
  private isCalledAgain = false;

  constructor(
    private readonly webhooks: Outbox,
    private readonly settings: Pick<SettingsRepository, 'read'>,
    private readonly retryPausesMs: readonly number[] = RETRY_PAUSES_MS,
  ) {}

  /** Delivers what is due now; a call during a delivery starts another one after it. */
  wake(): void {
    if (this.isClosed) return;
    this.isCalledAgain = true;
    this.running ??= this.deliverAll();
  }

  /** Ends after the delivery under way. */
  async close(): Promise<void> {
    this.isClosed = true;
    clearTimeout(this.timer);
    await this.running;
  }

  private async deliverAll(): Promise<void> {
    clearTimeout(this.timer);
    let pause = MAXIMUM_SLEEP_MS;
    try {
      while (this.isCalledAgain && !this.isClosed) {
        this.isCalledAgain = false;
        pause = await this.deliverDue();
      }
    } catch (error) {
      pause = SECOND;
      console.error('payment provider: webhooks could not be sent', error);
    }
    // Here and not when the promise is fulfilled, because a call in between would be lost.
    this.running = undefined;
    if (!this.isClosed) this.timer = setTimeout(() => this.wake(), Math.max(pause, 0)).unref();
  }

  /** Returns the milliseconds until the next webhook is due. Held back, webhooks are due when the settings change, which calls `wake`. */
  private async deliverDue(): Promise<number> {
    const settings = await this.settings.read();
    const { webhookUrl, holdWebhooks, shuffleWebhooks } = settings;
    if (webhookUrl === null || holdWebhooks) return MAXIMUM_SLEEP_MS;
    const due = await this.webhooks.due(BATCH);
    for (const webhook of shuffleWebhooks ? inRandomOrder(due) : due) {
      if (this.isClosed) return MAXIMUM_SLEEP_MS;
      await this.deliver(webhook, webhookUrl, settings);
    }
    if (due.length === BATCH) this.isCalledAgain = true;
    return Math.min((await this.webhooks.untilNext()) ?? MAXIMUM_SLEEP_MS, MAXIMUM_SLEEP_MS);
  }

  private async deliver({ id, item, attempts }: Webhook, url: string, settings: Settings): Promise<void> {
    let last = await post(url, item, settings);
    for (let copy = 0; copy < settings.extraCopies && last.isAccepted; copy += 1)
      last = await post(url, item, settings);
    if (last.isAccepted) return this.webhooks.accepted(id, last.answer);
    const pause = this.retryPausesMs[attempts] ?? this.retryPausesMs.at(-1) ?? MINUTE;
    return this.webhooks.refused(id, last.answer, pause);
  }
}

async function post(
  url: string,
  item: NotificationItem,
  { hmacKey, webhookUser, webhookPassword }: Settings,
): Promise<{ isAccepted: boolean; answer: string }> {
  try {
    const credentials = Buffer.from(`${webhookUser}:${webhookPassword}`).toString('base64');
    const response = await fetch(url, {
      method: 'POST',
      headers: { authorization: `Basic ${credentials}`, 'content-type': 'application/json' },
      body: JSON.stringify(signedWebhook(item, hmacKey)),
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await response.arrayBuffer();
    return { isAccepted: response.ok, answer: String(response.status) };
  } catch (error) {
    return { isAccepted: false, answer: error instanceof Error ? error.message : String(error) };
  }
}
