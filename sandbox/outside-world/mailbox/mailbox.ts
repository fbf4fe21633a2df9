import type { FastifyInstance } from 'fastify';
import * as z from 'zod';

const commonFields = {
  to: z.string().max(254),
  link: z.url({ protocol: /^https?$/ }).max(2000),
};
const mailSchema = z.discriminatedUnion('template', [
  z.strictObject({
    template: z.enum(['password-reset', 'email-confirmation']),
    storeKey: z.string().max(100),
    locale: z.string().max(20),
    expiresAt: z.string().max(40),
    ...commonFields,
  }),
  z.strictObject({
    template: z.enum(['staff-sign-in-link', 'staff-invitation']),
    expiresAt: z.string().max(40),
    ...commonFields,
  }),
  z.strictObject({
    template: z.literal('staff-four-eyes-off'),
    policy: z.string().max(100),
    proposedBy: z.string().max(254),
    confirmedBy: z.string().max(254),
    ...commonFields,
  }),
  z.strictObject({
    template: z.literal('staff-account'),
    act: z.enum(['invite', 'reset', 'enable', 'change']),
    account: z.string().max(254),
    by: z.string().max(254),
    ...commonFields,
  }),
]);

/** A mail that the mailbox received. */
export type ReceivedMail = z.infer<typeof mailSchema> & { readonly receivedAt: string };

const MAX_MAILS = 50;
/** Mails to this address simulate an outage. */
const OUTAGE_ADDRESS = /^sandbox-unavailable@/;

/** Holds the mails since the start, newest first, in memory. */
export class Mailbox {
  private readonly mails: ReceivedMail[] = [];

  list(): readonly ReceivedMail[] {
    return this.mails;
  }

  /** Adds `POST /mailbox/messages`, which receives mails, and `GET`, which lists them. */
  register(server: FastifyInstance): void {
    server.get('/mailbox/messages', (_request, reply) => reply.header('cache-control', 'no-store').send(this.mails));
    server.post('/mailbox/messages', (request, reply) => {
      const mail = mailSchema.safeParse(request.body);
      if (!mail.success) return reply.code(400).send({ message: 'This is not a valid mail.' });
      if (OUTAGE_ADDRESS.test(mail.data.to))
        return reply.code(503).send({ message: 'The mail system is not available.' });
      this.mails.unshift({ ...mail.data, receivedAt: new Date().toISOString() });
      this.mails.length = Math.min(this.mails.length, MAX_MAILS);
      return reply.code(202).send({ taken: true });
    });
  }
}
