import type { AuditAction } from '@manifold/domain/audit/actions';
import { invalidField, ShopError } from '@manifold/domain/shop-error/shop-error';
import type { InviteStaff, LinkedAccount, StaffAccount } from '@manifold/domain/staff/accounts-contract';
import type { Staff, StaffGrant } from '@manifold/domain/staff/contract';
import { Injectable } from '@nestjs/common';
import { recordAudit } from '../../audit/record-audit.js';
import type { Prisma } from '../../prisma/generated/client.js';
import { PrismaService } from '../../prisma/prisma.service.js';
import { accountOfRecord, requiredAccount, WITH_ACCOUNT } from './staff-record.js';
import { StaffLinks } from './staff-links.service.js';
import { withStaffLock } from './staff-identities.service.js';
import type { AccountAct } from './staff-mail.js';
import { StaffMails } from './staff-mails.service.js';

type Database = Prisma.TransactionClient;
/** The fields that an admin or the identity provider sets. Absent countries stay as they are. */
type Rights = Pick<Staff, 'name' | 'role' | 'grants'> & { readonly orderCountries?: readonly string[] | undefined };
const ACTIVE_ADMIN = { role: 'admin', disabledAt: null, passwordHash: { not: null } } as const;

/** The accounts of staff, as admins list and change them. */
@Injectable()
export class StaffDirectory {
  constructor(
    private readonly prisma: PrismaService,
    private readonly links: StaffLinks,
    private readonly mails: StaffMails,
  ) {}

  /** Returns all accounts, sorted by name. */
  async list(): Promise<StaffAccount[]> {
    const found = await this.prisma.staff.findMany({
      include: WITH_ACCOUNT,
      orderBy: [{ name: 'asc' }, { email: 'asc' }],
    });
    return found.map(accountOfRecord);
  }

  /** Returns the account of an e-mail address (lower case), or undefined. */
  async find(email: string): Promise<StaffAccount | undefined> {
    const found = await this.prisma.staff.findUnique({ where: { email }, include: WITH_ACCOUNT });
    return found ? accountOfRecord(found) : undefined;
  }

  /** Returns one account. Throws `not-found` if the id is unknown. */
  async get(id: string): Promise<StaffAccount> {
    return accountOfRecord(await requiredAccount(this.prisma, id));
  }

  /**
   * Creates an account and its one-time link, which is mailed or returned; see `linkFor`. Throws `invalid-input` (`taken`) if
   * the e-mail address has an account.
   */
  invite(
    { email: typed, name, role, grants, orderCountries: countries = [] }: InviteStaff,
    by: Staff,
  ): Promise<LinkedAccount> {
    const email = typed.toLowerCase();
    return withStaffLock(this.prisma, async (db) => {
      if (await db.staff.findUnique({ where: { email } })) throw invalidField('email', 'taken');
      const orderCountries = [...new Set(countries)];
      const rights = { isLimited: grants !== null, grants: { create: distinct(grants) }, orderCountries };
      const data = { email, name, role, ...rights };
      const { id } = await db.staff.create({ data });
      const link = await this.linkFor(db, { id, email });
      await this.recordAccessChange(db, { act: 'invite', account: email, by: by.email });
      await recordAudit(db, {
        actor: by.email,
        action: 'staff.invite',
        subject: email,
        details: { name, role, grants, orderCountries, link: link ? 'shown' : 'mailed' },
      });
      return { account: accountOfRecord(await requiredAccount(db, id)), link };
    });
  }

  /** Changes name and rights. Throws `conflict` for a stale version, `invalid-input` if no admin who can sign in would remain. */
  change(
    id: string,
    version: number,
    { name, role, grants, orderCountries }: Rights,
    by: Pick<Staff, 'email'>,
  ): Promise<StaffAccount> {
    return this.requireRemainingAdmin('role', async (db) => {
      const before = await requiredAccount(db, id);
      if (before.version !== version) throw staleVersion(version, before.version);
      await db.staffGrant.deleteMany({ where: { staffId: id } });
      const countries = orderCountries && { orderCountries: [...new Set(orderCountries)] };
      const rights = { name, role, isLimited: grants !== null, grants: { create: distinct(grants) }, ...countries };
      await db.staff.update({ where: { id }, data: { ...rights, version: { increment: 1 } } });
      const account = accountOfRecord(await requiredAccount(db, id));
      if (changesRights(accountOfRecord(before), account))
        await this.recordAccessChange(db, { act: 'change', account: account.email, by: by.email });
      const details = { before: rightsOf(accountOfRecord(before)), after: rightsOf(account) };
      await recordAudit(db, { actor: by.email, action: 'staff.change', subject: account.email, details });
      return account;
    });
  }

  /** Disables an account, ends its sessions and voids its link. Throws `invalid-input` for the caller's own account and for the last admin. */
  disable(id: string, by: Staff): Promise<StaffAccount> {
    refuseOwn(id, by);
    return this.requireRemainingAdmin('id', async (db) => {
      await requiredAccount(db, id);
      await db.staffSession.deleteMany({ where: { staffId: id } });
      await db.staffLink.deleteMany({ where: { staffId: id } });
      return this.updateAndAudit(db, id, { disabledAt: new Date() }, { actor: by.email, action: 'staff.disable' });
    });
  }

  /** Enables a disabled account. Throws `not-found` if the id is unknown. */
  enable(id: string, by: Staff): Promise<StaffAccount> {
    return withStaffLock(this.prisma, async (db) => {
      const { email: account } = await requiredAccount(db, id);
      await this.recordAccessChange(db, { act: 'enable', account, by: by.email });
      return this.updateAndAudit(db, id, { disabledAt: null }, { actor: by.email, action: 'staff.enable' });
    });
  }

  /**
   * Deletes the password and the binding to the identity provider, ends the sessions and creates a new link. Throws
   * `invalid-input` for a disabled account, for the caller's own account and for the last admin.
   */
  reset(id: string, by: Staff): Promise<LinkedAccount> {
    refuseOwn(id, by);
    return this.requireRemainingAdmin('id', async (db) => {
      const { disabledAt, email: account } = await requiredAccount(db, id);
      if (disabledAt) throw invalidField('id', 'disabled');
      await db.staffSession.deleteMany({ where: { staffId: id } });
      await db.staffLink.deleteMany({ where: { staffId: id } });
      const link = await this.linkFor(db, { id, email: account });
      await this.recordAccessChange(db, { act: 'reset', account, by: by.email });
      const forgotten = { passwordHash: null, openIdIssuer: null, openIdSubject: null };
      const by_ = { actor: by.email, action: 'staff.reset' as const, details: { link: link ? 'shown' : 'mailed' } };
      return { account: await this.updateAndAudit(db, id, forgotten, by_), link };
    });
  }

  /**
   * Mails a one-time link to the owner of an account and returns null, so that no admin can open it. Without a mail system
   * returns the link for the admin to pass on.
   */
  private async linkFor(db: Database, { id, email }: Pick<Staff, 'id' | 'email'>): Promise<LinkedAccount['link']> {
    if (!this.mails.mailsLinks) return this.links.issue(db, id);
    await this.mails.inviteByMail(db, email);
    return null;
  }

  /** Records that an admin gave or changed access, and mails the others. For a day the account cannot confirm four-eyes changes. */
  private async recordAccessChange(
    db: Database,
    given: { readonly act: AccountAct; readonly account: string; readonly by: string },
  ): Promise<void> {
    await db.staff.update({ where: { email: given.account }, data: { accessGivenAt: new Date() } });
    await this.mails.notifyAccountChange(db, given);
  }

  private async updateAndAudit(
    db: Database,
    id: string,
    data: Prisma.StaffUpdateInput,
    {
      actor,
      action,
      details = {},
    }: { readonly actor: string; readonly action: AuditAction; readonly details?: object },
  ): Promise<StaffAccount> {
    await db.staff.update({ where: { id }, data: { ...data, version: { increment: 1 } } });
    const account = accountOfRecord(await requiredAccount(db, id));
    await recordAudit(db, { actor, action, subject: account.email, details });
    return account;
  }

  /** Runs a change and rolls it back with `invalid-input` (`last-admin` at `field`) if no admin who can sign in remains. */
  private requireRemainingAdmin<Result>(field: string, work: (db: Database) => Promise<Result>): Promise<Result> {
    return withStaffLock(this.prisma, async (db) => {
      const before = await db.staff.count({ where: ACTIVE_ADMIN });
      const result = await work(db);
      if (before > 0 && (await db.staff.count({ where: ACTIVE_ADMIN })) === 0) throw invalidField(field, 'last-admin');
      return result;
    });
  }
}

function refuseOwn(id: string, by: Staff): void {
  if (id === by.id) throw invalidField('id', 'own-account');
}

function staleVersion(expected: number, found: number): ShopError {
  return new ShopError('conflict', {
    message: 'Someone else has changed this account in the meantime',
    details: { expected, found },
  });
}

/** Returns whether rights differ, not only the name. */
const changesRights = (before: StaffAccount, after: StaffAccount): boolean =>
  before.role !== after.role ||
  JSON.stringify([before.grants, before.orderCountries]) !== JSON.stringify([after.grants, after.orderCountries]);

/** Returns the part of an account that the audit log records. */
function rightsOf({ name, role, grants, orderCountries }: StaffAccount) {
  return { name, role, grants, orderCountries };
}

/** Removes duplicate grants. */
function distinct(grants: readonly StaffGrant[] | null): StaffGrant[] {
  return [...new Map((grants ?? []).map((grant) => [`${grant.section} ${grant.place}`, grant])).values()];
}
