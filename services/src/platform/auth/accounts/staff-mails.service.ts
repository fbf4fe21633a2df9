import { ShopError } from '@manifold/domain/shop-error/shop-error';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { Logger } from 'pino';
import { Env } from '../../env/env.js';
import { Jobs } from '../../jobs/jobs.service.js';
import { LOGGER } from '../../logging/logging.module.js';
import { Mailer, type Mail } from '../../mail/mailer.js';
import type { Prisma } from '../../prisma/generated/client.js';
import { PrismaService } from '../../prisma/prisma.service.js';
import { StaffLinks } from './staff-links.service.js';

const JOBS = { link: 'mail-staff-link', invitation: 'mail-staff-invitation', notice: 'mail-staff-notice' } as const;
const KIND = { retries: 10, expireSeconds: 60 };

interface LinkMail extends Mail {
  readonly template: 'staff-sign-in-link' | 'staff-invitation';
  /** When the link expires, an ISO instant. */
  readonly expiresAt: string;
}

/** A four-eyes default that two admins have switched off. */
interface SwitchedOff {
  /** Key of the policy: a section or a part of one. */
  readonly policy: string;
  readonly proposedBy: string;
  readonly confirmedBy: string;
}

interface NoticeMail extends Mail, SwitchedOff {
  readonly template: 'staff-four-eyes-off';
}

/** What an admin did to an account. */
export type AccountAct = 'invite' | 'reset' | 'enable' | 'change';

interface AccountMail extends Mail {
  readonly template: 'staff-account';
  readonly act: AccountAct;
  /** E-mail address of the account. */
  readonly account: string;
  /** E-mail address of the admin who acted. */
  readonly by: string;
}

/** Mails to staff. Each recipient gets a durable job. The job itself creates a link's token, so the queue never stores one. */
@Injectable()
export class StaffMails implements OnModuleInit {
  constructor(
    private readonly env: Env,
    private readonly prisma: PrismaService,
    private readonly jobs: Jobs,
    private readonly links: StaffLinks,
    private readonly mailer: Mailer,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onModuleInit(): void {
    this.jobs.register<{ email: string }>({ ...KIND, name: JOBS.link, run: ({ email }) => this.sendLink(email) });
    this.jobs.register<{ email: string }>({
      ...KIND,
      name: JOBS.invitation,
      run: ({ email }) => this.sendInvitation(email),
    });
    this.jobs.register<NoticeMail | AccountMail>({ ...KIND, name: JOBS.notice, run: (mail) => this.mailer.send(mail) });
  }

  /**
   * Mails a link for choosing a new password. Does nothing if no account with a password has this address, without telling the
   * caller. Sends the mail directly while the job queue has not started.
   */
  async mailSignInLink(email: string): Promise<void> {
    if (this.jobs.ready) {
      const job = { name: JOBS.link, data: { email }, afterSeconds: 0 };
      await this.prisma.$transaction((db) => this.jobs.enqueue(db, job));
    } else {
      void this.sendLink(email).catch((error: unknown) =>
        this.logger.error({ err: error }, 'sign-in link could not be mailed'),
      );
    }
  }

  /** Whether links are mailed. Without a mail system an admin passes them on. */
  get mailsLinks(): boolean {
    return this.env.mailUrl !== undefined;
  }

  /**
   * Mails the link of a new or reset account to its owner, within the transaction that changes the account. Throws
   * `backend-unavailable` while the job queue has not started.
   */
  async inviteByMail(db: Prisma.TransactionClient, email: string): Promise<void> {
    if (!this.jobs.ready) throw new ShopError('backend-unavailable', { message: 'the job queue has not started' });
    await this.jobs.enqueue(db, { name: JOBS.invitation, data: { email }, afterSeconds: 0 });
  }

  /**
   * Mails every admin that a four-eyes default is switched off, within the transaction that switches it off. Throws
   * `backend-unavailable` while the job queue has not started: nobody may switch it off without a notice to the others.
   */
  async notifyFourEyesOff(db: Prisma.TransactionClient, switchedOff: SwitchedOff): Promise<void> {
    if (!this.jobs.ready) throw new ShopError('backend-unavailable', { message: 'the job queue has not started' });
    const admins = await db.staff.findMany({ where: { role: 'admin', disabledAt: null }, select: { email: true } });
    for (const { email: to } of admins) {
      const link = `${this.env.adminOrigin}/`;
      const data: NoticeMail = { template: 'staff-four-eyes-off', to, link, ...switchedOff };
      await this.jobs.enqueue(db, { name: JOBS.notice, data, afterSeconds: 0 });
    }
  }

  /**
   * Mails the owner of an account and every admin except the acting one what was done to it, within the transaction that does
   * it. Does nothing without a mail system. Throws `backend-unavailable` while the job queue has not started.
   */
  async notifyAccountChange(
    db: Prisma.TransactionClient,
    { act, account, by }: Pick<AccountMail, 'act' | 'account' | 'by'>,
  ): Promise<void> {
    if (this.env.mailUrl === undefined) return;
    if (!this.jobs.ready) throw new ShopError('backend-unavailable', { message: 'the job queue has not started' });
    const admins = await db.staff.findMany({ where: { role: 'admin', disabledAt: null }, select: { email: true } });
    const readers = new Set([...admins.map(({ email }) => email), account]);
    readers.delete(by);
    for (const to of readers) {
      const data: AccountMail = { template: 'staff-account', to, link: `${this.env.adminOrigin}/`, act, account, by };
      await this.jobs.enqueue(db, { name: JOBS.notice, data, afterSeconds: 0 });
    }
  }

  /** Mails nothing once the owner has chosen a password: a mail that is sent twice would make a second link. */
  private async sendInvitation(email: string): Promise<void> {
    const where = { email, disabledAt: null, passwordHash: null };
    const account = await this.prisma.staff.findFirst({ where, select: { id: true } });
    if (!account) return;
    const { address: link, expiresAt } = await this.links.issue(this.prisma, account.id);
    const mail: LinkMail = { template: 'staff-invitation', to: email, link, expiresAt };
    await this.mailer.send(mail);
  }

  private async sendLink(email: string): Promise<void> {
    const where = { email, disabledAt: null, passwordHash: { not: null } };
    const account = await this.prisma.staff.findFirst({ where, select: { id: true } });
    if (!account) return;
    const { address: link, expiresAt } = await this.links.issueShort(account.id);
    const mail: LinkMail = { template: 'staff-sign-in-link', to: email, link, expiresAt };
    await this.mailer.send(mail);
  }
}
