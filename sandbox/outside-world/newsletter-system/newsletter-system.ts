import type { FastifyInstance } from 'fastify';
import * as z from 'zod';

const MAX_EVENTS = 200;
/** This address simulates an outage. */
const OUTAGE = 'newsletter-down@example.com';

const locale = z.string().regex(/^[a-z]{2}-[A-Z]{2}$/);
const unsubscribeUrl = z
  .url({ protocol: /^https?$/ })
  .max(500)
  .optional();
const emailToken = z.string().regex(/^[0-9a-f]{64}$/);

/** The events by the names and payloads of the specification, and the erasure of a person. */
const EVENTS = {
  'newsletter-doi': z.strictObject({
    locale,
    email: z.email().max(254),
    user_id: z.string().max(256).optional(),
    unsubscribe_url: unsubscribeUrl,
  }),
  'customer-consent': z.strictObject({
    locale,
    consents: z.strictObject({
      newsletter: z.boolean(),
      sms: z.boolean(),
      phone: z.boolean(),
      soft_newsletter: z.boolean(),
      soft_sms: z.boolean(),
      soft_phone: z.boolean(),
    }),
    email_token: emailToken.optional(),
    gdpr_phone: z
      .string()
      .regex(/^\+?\d{8,15}$/)
      .optional(),
    unsubscribe_url: unsubscribeUrl,
  }),
  'customer-erasure': z.strictObject({ locale, email_token: emailToken }),
} as const;

/** An event that the system received. */
export interface ReceivedNewsletterEvent {
  readonly receivedAt: string;
  readonly event: string;
  readonly payload: unknown;
}

const isEvent = (name: string): name is keyof typeof EVENTS => Object.hasOwn(EVENTS, name);

/** Stands in for the system that sends newsletters: holds its events since the start, newest first, in memory. */
export class NewsletterSystem {
  private readonly events: ReceivedNewsletterEvent[] = [];

  list(): readonly ReceivedNewsletterEvent[] {
    return this.events;
  }

  register(server: FastifyInstance): void {
    server.get('/newsletter/events', () => this.events);
    server.post<{ Params: { event: string } }>('/newsletter/:event', async ({ params, body }, reply) => {
      const { event } = params;
      if (!isEvent(event)) return reply.code(404).send({ error: 'unknown event' });
      const parsed = EVENTS[event].safeParse(body);
      if (!parsed.success) return reply.code(400).send({ error: parsed.error.issues });
      if (JSON.stringify(parsed.data).includes(OUTAGE)) return reply.code(503).send();
      this.events.unshift({ receivedAt: new Date().toISOString(), event, payload: parsed.data });
      this.events.length = Math.min(this.events.length, MAX_EVENTS);
      return reply.code(202).send({ accepted: true });
    });
  }
}
