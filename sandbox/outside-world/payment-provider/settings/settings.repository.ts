import * as z from 'zod';
import type { ProviderDatabase } from '../storage/provider-database.js';

const MAX_DELAY_MS = 600_000;
const MAX_COPIES = 20;
const MAX_LOST_ANSWERS = 1_000;

const hmacKey = z.string().regex(/^[0-9A-F]{64}$/i);

export const settingsSchema = z.strictObject({
  /** The address of webhooks; null until it is set. */
  webhookUrl: z
    .url({ protocol: /^https?$/ })
    .max(2_000)
    .nullable(),
  webhookUser: z.string().max(200),
  webhookPassword: z.string().max(200),
  /** Signs every webhook; 32 bytes in hexadecimal. */
  hmacKey,
  /** Holds all webhooks back until it is switched off. */
  holdWebhooks: z.boolean(),
  /** Sends due webhooks in random order. */
  shuffleWebhooks: z.boolean(),
  /** How often each webhook is sent in addition. */
  extraCopies: z.int().min(0).max(MAX_COPIES),
  /** Added before a webhook is sent for the first time. */
  webhookDelayMs: z.int().min(0).max(MAX_DELAY_MS),
  /** Added before every answer of the server API. */
  answerDelayMs: z.int().min(0).max(MAX_DELAY_MS),
  /** The number of answers of the server API that will be lost after the request is processed. */
  answersToLose: z.int().min(0).max(MAX_LOST_ANSWERS),
  /** Whether downloads of reports fail. */
  reportsFail: z.boolean(),
});
export type Settings = z.infer<typeof settingsSchema>;

/** The initial address and signature of webhooks. */
export type WebhookTarget = Pick<Settings, 'webhookUrl' | 'webhookUser' | 'webhookPassword' | 'hmacKey'>;

/** Reads and changes the provider's settings. Only what was changed is stored. */
export class SettingsRepository {
  private readonly defaults: Settings;

  constructor(
    private readonly database: ProviderDatabase,
    target: WebhookTarget,
  ) {
    this.defaults = {
      ...target,
      holdWebhooks: false,
      shuffleWebhooks: false,
      extraCopies: 0,
      webhookDelayMs: 0,
      answerDelayMs: 0,
      answersToLose: 0,
      reportsFail: false,
    };
  }

  async read(): Promise<Settings> {
    const [row] = await this.database.rows<{ body: Partial<Settings> }>('SELECT body FROM provider_settings');
    return { ...this.defaults, ...row?.body };
  }

  async change(settings: Partial<Settings>): Promise<void> {
    await this.database.rows(
      `INSERT INTO provider_settings (body) VALUES ($1)
       ON CONFLICT (id) DO UPDATE SET body = provider_settings.body || EXCLUDED.body`,
      [JSON.stringify(settings)],
    );
  }

  /** Returns whether the next answer is lost; counts it. */
  async losesAnswer(): Promise<boolean> {
    const rows = await this.database.rows(
      `UPDATE provider_settings SET body = jsonb_set(body, '{answersToLose}', to_jsonb((body ->> 'answersToLose')::int - 1))
       WHERE (body ->> 'answersToLose')::int > 0 RETURNING id`,
    );
    return rows.length > 0;
  }
}
