import type { FastifyInstance } from 'fastify';
import * as z from 'zod';

const anyMail = {
  to: z.string().max(254),
  link: z.url({ protocol: /^https?$/ }).max(2000),
};
const letter = z.discriminatedUnion('template', [
  z.strictObject({
    template: z.enum(['password-reset', 'email-confirmation']),
    storeKey: z.string().max(100),
    locale: z.string().max(20),
    expiresAt: z.string().max(40),
    ...anyMail,
  }),
  z.strictObject({
    template: z.enum(['staff-sign-in-link', 'staff-invitation']),
    expiresAt: z.string().max(40),
    ...anyMail,
  }),
  z.strictObject({
    template: z.literal('staff-four-eyes-off'),
    policy: z.string().max(100),
    proposedBy: z.string().max(254),
    confirmedBy: z.string().max(254),
    ...anyMail,
  }),
  z.strictObject({
    template: z.literal('staff-account'),
    act: z.enum(['invite', 'reset', 'enable', 'change']),
    account: z.string().max(254),
    by: z.string().max(254),
    ...anyMail,
  }),
]);

/** A mail that the stand-in took. */
export type ReceivedMail = z.infer<typeof letter> & { readonly receivedAt: string };

const KEPT = 50;
/** To this address the mail system is away. */
const AWAY = /^sandbox-unavailable@/;

/** What was received since the start, newest first; forgotten when the process ends. */
export class Mailbox {
  private readonly mails: ReceivedMail[] = [];

  list(): readonly ReceivedMail[] {
    return this.mails;
  }

  /** Takes mails at `POST /mailbox/messages`, and shows them there. */
  register(server: FastifyInstance): void {
    server.get('/mailbox/messages', (_request, reply) => reply.header('cache-control', 'no-store').send(this.mails));
    server.post('/mailbox/messages', (request, reply) => {
      const mail = letter.safeParse(request.body);
      if (!mail.success) return reply.code(400).send({ message: 'This is no mail.' });
      if (AWAY.test(mail.data.to)) return reply.code(503).send({ message: 'Not at the moment.' });
      this.mails.unshift({ ...mail.data, receivedAt: new Date().toISOString() });
      this.mails.length = Math.min(this.mails.length, KEPT);
      return reply.code(202).send({ taken: true });
    });
  }
}
