import { ShopError } from '@manifold/domain/shop-error/shop-error';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { Logger } from 'pino';
import { Env } from '../../env/env.js';
import { Jobs } from '../../jobs/jobs.service.js';
import { LOGGER } from '../../logging/logging.module.js';
import { Mailer } from '../../mail/mailer.js';
import type { Prisma } from '../../prisma/generated/client.js';
import { PrismaService } from '../../prisma/prisma.service.js';
import { StaffLinks } from './staff-links.service.js';
import { renderedStaffMail, type StaffMail } from './staff-mail.js';

const JOBS = { link: 'mail-staff-link', invitation: 'mail-staff-invitation', notice: 'mail-staff-notice' } as const;
const KIND = { retries: 10, expireSeconds: 60 };

/** A four-eyes default that two admins have switched off. */
type SwitchedOff = Omit<Extract<StaffMail, { template: 'staff-four-eyes-off' }>, 'template' | 'to' | 'link'>;

/** The action of an admin on an account. */
type AccountChange = Omit<Extract<StaffMail, { template: 'staff-account' }>, 'template' | 'to' | 'link'>;

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
    this.jobs.register<StaffMail>({ ...KIND, name: JOBS.notice, run: (mail) => this.send(mail) });
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

  /** Whether links are mailed. Without a mail system an admin hands them on. */
  get mailsLinks(): boolean {
    return this.canMail();
  }

  /**
   * Has the link of a new or reset account mailed to its owner, as part of the transaction that makes the account. Throws
   * `backend-unavailable` while the job queue has not started.
   */
  async inviteByMail(db: Prisma.TransactionClient, email: string): Promise<void> {
    if (!this.jobs.ready) throw new ShopError('backend-unavailable', { message: 'the job queue has not started' });
    await this.jobs.enqueue(db, { name: JOBS.invitation, data: { email }, afterSeconds: 0 });
  }

  /**
   * Mails every admin that a four-eyes default is switched off, within the transaction that switches it off. Throws
   * `backend-unavailable` if the job queue has not started, because the default may not be switched off without the mails.
   */
  async notifyFourEyesOff(db: Prisma.TransactionClient, switchedOff: SwitchedOff): Promise<void> {
    if (!this.jobs.ready) throw new ShopError('backend-unavailable', { message: 'the job queue has not started' });
    const admins = await db.staff.findMany({ where: { role: 'admin', disabledAt: null }, select: { email: true } });
    for (const { email: to } of admins) {
      const link = `${this.env.adminOrigin}/`;
      const data: StaffMail = { template: 'staff-four-eyes-off', to, link, ...switchedOff };
      await this.jobs.enqueue(db, { name: JOBS.notice, data, afterSeconds: 0 });
    }
  }

  /**
   * Mails the owner of an account and every admin except the acting one what was done to it, within the transaction that does
   * it. Does nothing without a mail system. Throws `backend-unavailable` while the job queue has not started.
   */
  async notifyAccountChange(db: Prisma.TransactionClient, { act, account, by }: AccountChange): Promise<void> {
    if (!this.canMail()) return;
    if (!this.jobs.ready) throw new ShopError('backend-unavailable', { message: 'the job queue has not started' });
    const admins = await db.staff.findMany({ where: { role: 'admin', disabledAt: null }, select: { email: true } });
    const readers = new Set([...admins.map(({ email }) => email), account]);
    readers.delete(by);
    for (const to of readers) {
      const data: StaffMail = { template: 'staff-account', to, link: `${this.env.adminOrigin}/`, act, account, by };
      await this.jobs.enqueue(db, { name: JOBS.notice, data, afterSeconds: 0 });
    }
  }

  /** Mails nothing once the owner has chosen a password: a mail that is sent twice would make a second link. */
  private async sendInvitation(email: string): Promise<void> {
    const where = { email, disabledAt: null, passwordHash: null };
    const account = await this.prisma.staff.findFirst({ where, select: { id: true } });
    if (!account) return;
    const { address: link, expiresAt } = await this.links.issue(this.prisma, account.id);
    await this.send({ template: 'staff-invitation', to: email, link, expiresAt });
  }

  private async sendLink(email: string): Promise<void> {
    const where = { email, disabledAt: null, passwordHash: { not: null } };
    const account = await this.prisma.staff.findFirst({ where, select: { id: true } });
    if (!account) return;
    const { address: link, expiresAt } = await this.links.issueShort(account.id);
    await this.send({ template: 'staff-sign-in-link', to: email, link, expiresAt });
  }

  private canMail(): boolean {
    const { httpUrl, smtp } = this.env.mail;
    return httpUrl !== undefined || smtp !== undefined;
  }

  private send(mail: StaffMail): Promise<void> {
    return this.mailer.send(renderedStaffMail(mail, this.env.mail.from ?? `no-reply@${this.env.adminHost}`));
  }
}
