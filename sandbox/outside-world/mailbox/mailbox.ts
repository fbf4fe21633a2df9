import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { mailDocument, mailPage } from './mail-page.js';
import { postedMailSchema, type PostedMail, type ReceivedMail } from './received-mail.js';

const MAX_MAILS = 50;
const MAX_BODY_BYTES = 12_000_000;
/** Mails to this address simulate an outage. */
const OUTAGE_ADDRESS = /^sandbox-unavailable@/;

/** The page around a mail, and the mail itself: it runs no scripts, sends no forms and loads nothing but its own pictures. */
const PAGE_POLICY = "default-src 'none'; style-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'none'";
const MAIL_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox";

/** Returns whether the mailbox refuses a recipient, as a mail system during an outage. */
export const isOutage = (to: string): boolean => OUTAGE_ADDRESS.test(to);

/** Holds the mails since the start, newest first, in memory. */
export class Mailbox {
  private readonly mails: ReceivedMail[] = [];
  private readonly keys = new Set<string>();

  list(): readonly ReceivedMail[] {
    return this.mails;
  }

  /** Takes a mail. A repeated idempotency key, or the same message id, is the same mail. */
  receive(mail: Omit<ReceivedMail, 'id' | 'receivedAt'>, key: string | undefined): void {
    if (key !== undefined && this.keys.has(key)) return;
    if (key !== undefined) this.keys.add(key);
    this.mails.unshift({ ...mail, id: randomUUID(), receivedAt: new Date().toISOString() });
    this.mails.length = Math.min(this.mails.length, MAX_MAILS);
  }

  /** Adds `POST /mailbox/messages`, which receives mails, `GET`, which lists them, and a page for each. */
  register(server: FastifyInstance): void {
    server.get('/mailbox/messages', (_request, reply) =>
      reply.header('cache-control', 'no-store').send(this.mails.map(listed)),
    );
    server.post('/mailbox/messages', { bodyLimit: MAX_BODY_BYTES }, (request, reply) => {
      const mail = postedMailSchema.safeParse(request.body);
      if (!mail.success) return reply.code(400).send({ message: 'This is not a valid mail.' });
      if (isOutage(mail.data.to)) return reply.code(503).send({ message: 'The mail system is not available.' });
      this.receive(posted(mail.data), mail.data.idempotencyKey);
      return reply.code(202).send({ taken: true });
    });
    this.registerPages(server);
  }

  private registerPages(server: FastifyInstance): void {
    const found = (request: { readonly params: unknown }) => {
      const { id } = request.params as { id: string };
      return this.mails.find((mail) => mail.id === id);
    };
    server.get('/mailbox/:id', (request, reply) => {
      const mail = found(request);
      return mail ? answer(reply, PAGE_POLICY, mailPage(mail)) : reply.code(404).send({ message: 'No such mail.' });
    });
    server.get('/mailbox/:id/html', (request, reply) => {
      const mail = found(request);
      return mail ? answer(reply, MAIL_POLICY, mailDocument(mail)) : reply.code(404).send({ message: 'No such mail.' });
    });
    server.get('/mailbox/:id/attachments/:index', (request, reply) => {
      const { index } = request.params as { index: string };
      const file = found(request)?.message.attachments[Number(index)];
      if (!file) return reply.code(404).send({ message: 'No such attachment.' });
      return reply
        .headers({
          'content-disposition': 'attachment',
          'x-content-type-options': 'nosniff',
          'cache-control': 'no-store',
        })
        .type('application/octet-stream')
        .send(Buffer.from(file.content, 'base64'));
    });
  }
}

const answer = (reply: FastifyReply, policy: string, page: string) =>
  reply
    .headers({
      'content-security-policy': policy,
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    })
    .type('text/html; charset=utf-8')
    .send(page);

/** Returns a mail as the list shows it: the facts of its template on top. */
const listed = ({ facts, ...mail }: ReceivedMail): object => ({ ...facts, ...mail });

function posted({ template, to, idempotencyKey: _key, message, ...facts }: PostedMail) {
  return { via: 'HTTP', template, to, message, facts } as const;
}
