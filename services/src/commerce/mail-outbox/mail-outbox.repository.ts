import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Jobs } from '../../platform/jobs/jobs.service.js';
import type { SentMail } from '../../platform/prisma/generated/client.js';
import { PrismaService, type PlainTransaction } from '../../platform/prisma/prisma.service.js';

/** The job that sends one mail of the outbox. */
export const SEND_ORDER_MAIL = 'send-order-mail';

/** Longer than rendering and sending take. */
const LEASE_SECONDS = 90;
/** Jobs try this often, with pauses that grow to a quarter of an hour: half an hour together. */
export const MAIL_JOB_TRIES = 11;
const LONGEST_PAUSE_SECONDS = 15 * 60;
/** After this many tries a mail is failed. The sweep makes those after the job's, with the longest pause: a day together. */
export const MAIL_TRIES = MAIL_JOB_TRIES + (24 * 60 * 60) / LONGEST_PAUSE_SECONDS;

/** The mails about orders. */
type OrderMailTemplate =
  | 'order-confirmation'
  | 'order-cancelled'
  | 'payment-received'
  | 'payment-failed'
  | 'payment-reversed'
  | 'shipped'
  | 'refunded';

/** A mail to send about an order. */
export interface QueuedMail {
  /** As the commerce backend stores it. */
  readonly orderNumber: string;
  readonly template: OrderMailTemplate;
  /** What distinguishes two mails of a template, such as the id of a delivery or a refund. */
  readonly occasion?: string;
  readonly storeKey: string;
  readonly locale: string;
  /** Null for the address in the order, or in its cart if there is no order. */
  readonly recipient: string | null;
  /** A sum, parcels or the reason of a cancellation, as JSON. */
  readonly details?: object;
}

export type { SentMail };

/** Stores mails about orders before they are sent, so that a lost process neither loses nor doubles one. */
@Injectable()
export class MailOutbox {
  constructor(
    private readonly prisma: PrismaService,
    private readonly jobs: Jobs,
  ) {}

  /** Queues a mail in a transaction of the caller. Does nothing if this mail was queued before. */
  async queue(transaction: PlainTransaction, mail: QueuedMail): Promise<void> {
    const { orderNumber, template, occasion = '', storeKey, locale, recipient, details } = mail;
    const json = details === undefined ? null : JSON.stringify(details);
    const inserted = await transaction.rows<{ id: string }>`
      INSERT INTO sent_mail (id, order_number, template, occasion, store_key, locale, recipient, details)
      VALUES (${randomUUID()}::uuid, ${orderNumber}, ${template}, ${occasion}, ${storeKey}, ${locale}, ${recipient}, ${json}::jsonb)
      ON CONFLICT (order_number, template, occasion, copy) DO NOTHING RETURNING id`;
    for (const { id } of inserted) await this.enqueue(transaction, id);
  }

  /** Queues a mail in a transaction of its own. */
  queueNow(mail: QueuedMail): Promise<void> {
    return this.prisma.plainTransaction((transaction) => this.queue(transaction, mail));
  }

  /**
   * Queues a sent mail once more, to the same recipient, or a failed one for new tries. Returns false if it still waits or was
   * queued once more before, so that two requests at once make one mail.
   */
  requeue(id: string): Promise<boolean> {
    return this.prisma.plainTransaction(async (transaction) => {
      const failed = await transaction.rows<{ id: string }>`
        UPDATE sent_mail SET state = 'queued', tries = 0, next_try_at = now()
        WHERE id = ${id}::uuid AND state = 'failed' RETURNING id`;
      const copied = await transaction.rows<{ id: string }>`
        INSERT INTO sent_mail (id, order_number, template, occasion, copy, store_key, locale, recipient, details)
        SELECT ${randomUUID()}::uuid, order_number, template, occasion, copy + 1, store_key, locale, recipient, details
        FROM sent_mail WHERE id = ${id}::uuid AND state = 'sent'
        ON CONFLICT (order_number, template, occasion, copy) DO NOTHING RETURNING id`;
      const queued = [...failed, ...copied];
      for (const mail of queued) await this.enqueue(transaction, mail.id);
      return queued.length > 0;
    });
  }

  /** Returns the mails of an order, newest first. */
  listOf(orderNumber: string): Promise<SentMail[]> {
    return this.prisma.sentMail.findMany({
      where: { orderNumber },
      orderBy: [{ createdAt: 'desc' }, { copy: 'desc' }],
    });
  }

  /**
   * Claims a mail for one worker; returns undefined if it is sent, has used all its tries or another worker has it. A failed one is
   * queued again, because staff retried its job.
   */
  async claim(id: string): Promise<SentMail | undefined> {
    const claimed = await this.prisma.rows<{ id: string }>`
      UPDATE sent_mail SET leased_until = now() + make_interval(secs => ${LEASE_SECONDS}), state = 'queued',
        tries = CASE WHEN state = 'failed' THEN 1 ELSE tries + 1 END,
        next_try_at = now() + make_interval(secs =>
          least(power(2, CASE WHEN state = 'failed' THEN 1 ELSE tries + 1 END), ${LONGEST_PAUSE_SECONDS}::int))
      WHERE id = ${id}::uuid AND (state = 'failed' OR state = 'queued' AND tries < ${MAIL_TRIES}::int)
        AND (leased_until IS NULL OR leased_until <= now()) RETURNING id`;
    return this.readClaimed(claimed);
  }

  /**
   * Claims the mail that waits longest for a job which does not come: it was queued before the job queue had started, its process
   * died, or the job has used all its tries. A job has the seconds before the sweep sends its mail. The next try is postponed here,
   * so that a mail that ends its process does not stay the first one.
   */
  async claimForgotten(olderThanSeconds: number): Promise<SentMail | undefined> {
    const claimed = await this.prisma.rows<{ id: string }>`
      UPDATE sent_mail SET leased_until = now() + make_interval(secs => ${LEASE_SECONDS}), tries = tries + 1,
        next_try_at = now() + make_interval(secs => least(power(2, tries + 1), ${LONGEST_PAUSE_SECONDS}::int))
      WHERE id = (
        SELECT id FROM sent_mail
        WHERE state = 'queued' AND tries < ${MAIL_TRIES}::int
          AND next_try_at < now() - make_interval(secs => ${olderThanSeconds})
          AND (leased_until IS NULL OR leased_until <= now())
        ORDER BY next_try_at LIMIT 1 FOR UPDATE SKIP LOCKED
      ) RETURNING id`;
    return this.readClaimed(claimed);
  }

  /**
   * Marks the mails as failed whose last try neither succeeded nor failed, because it ended its process or outlasted its lease.
   * Returns their ids.
   */
  async failExhausted(): Promise<string[]> {
    const failed = await this.prisma.rows<{ id: string }>`
      UPDATE sent_mail SET state = 'failed', error = 'The process ended during the last try', leased_until = NULL
      WHERE state = 'queued' AND tries >= ${MAIL_TRIES}::int AND (leased_until IS NULL OR leased_until <= now()) RETURNING id`;
    return failed.map(({ id }) => id);
  }

  /** Records that a mail was accepted, and its recipient, who was unknown when most mails were queued: staff may send it again. */
  async markSent(id: string, recipient: string): Promise<void> {
    const data = { state: 'sent', recipient, sentAt: new Date(), error: null, leasedUntil: null } as const;
    await this.prisma.sentMail.update({ where: { id }, data });
  }

  /** Records why a try failed, and when the sweep makes the next one. Gives up after the last one. */
  async markFailed({ id, tries }: SentMail, error: string): Promise<void> {
    const state = tries >= MAIL_TRIES ? 'failed' : 'queued';
    const pause = Math.min(2 ** tries, LONGEST_PAUSE_SECONDS);
    await this.prisma.rows`
      UPDATE sent_mail SET state = ${state}::sent_mail_state, error = ${error}, leased_until = NULL,
        next_try_at = now() + make_interval(secs => ${pause})
      WHERE id = ${id}::uuid AND state = 'queued'`;
  }

  /** Returns whether a mail still has to be sent. */
  async isQueued(id: string): Promise<boolean> {
    return (await this.prisma.sentMail.count({ where: { id, state: 'queued' } })) > 0;
  }

  private async readClaimed([row]: readonly { readonly id: string }[]): Promise<SentMail | undefined> {
    return row && this.prisma.sentMail.findUniqueOrThrow({ where: { id: row.id } });
  }

  private async enqueue(transaction: PlainTransaction, id: string): Promise<void> {
    // The queue starts after the process; until then the sweep finds the mail.
    if (!this.jobs.ready) return;
    await this.jobs.enqueue(transaction, { name: SEND_ORDER_MAIL, data: { id }, afterSeconds: 0 });
  }
}
