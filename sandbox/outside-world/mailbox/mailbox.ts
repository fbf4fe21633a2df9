import type { FastifyInstance } from 'fastify';
import * as z from 'zod';

const letter = z.object({
  template: z.string().max(100),
  to: z.string().max(254),
  storeKey: z.string().max(100),
  locale: z.string().max(20),
  link: z.url({ protocol: /^https?$/ }).max(2000),
  expiresAt: z.string().max(40),
});

/** A mail that the stand-in took. */
export interface ReceivedMail extends z.infer<typeof letter> {
  readonly receivedAt: string;
}

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
