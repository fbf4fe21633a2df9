import { ShopError } from '@manifold/domain/shop-error/shop-error';
import type { InviteStaff, LinkedAccount, StaffAccount } from '@manifold/domain/staff/accounts-contract';
import type { Staff, StaffGrant } from '@manifold/domain/staff/contract';
import { Injectable } from '@nestjs/common';
import { recordAudit } from '../../audit/record-audit.js';
import type { Prisma } from '../../prisma/generated/client.js';
import { PrismaService } from '../../prisma/prisma.service.js';
import { accountOfRecord, WITH_ACCOUNT, type AccountRecord } from './staff-record.js';
import { StaffLinks } from './staff-links.service.js';
import { StaffMails, type AccountAct } from './staff-mails.service.js';

type Database = Prisma.TransactionClient;
/** What an admin sets, whatever the sections are. */
type Rights = Pick<Staff, 'name' | 'role' | 'grants'>;
/** A person of the identity provider. Unlike an e-mail address, a subject is never given to somebody else. */
type Identity = Readonly<Record<'issuer' | 'subject', string>>;

/** One change of staff at a time: two admins who disable each other would leave none. */
const STAFF_LOCK = 4_711_002;

const COMES_IN = { role: 'admin', disabledAt: null, passwordHash: { not: null } } as const;

/** Everybody who works here, as admins see and change them. */
@Injectable()
export class StaffDirectory {
  constructor(
    private readonly prisma: PrismaService,
    private readonly links: StaffLinks,
    private readonly mails: StaffMails,
  ) {}

  /** Everybody, by name. */
  async list(): Promise<StaffAccount[]> {
    const found = await this.prisma.staff.findMany({
      include: WITH_ACCOUNT,
      orderBy: [{ name: 'asc' }, { email: 'asc' }],
    });
    return found.map(accountOfRecord);
  }

  /** The person of an e-mail address in small letters, or undefined. */
  async find(email: string): Promise<StaffAccount | undefined> {
    const found = await this.prisma.staff.findUnique({ where: { email }, include: WITH_ACCOUNT });
    return found ? accountOfRecord(found) : undefined;
  }

  /** Returns the person whose account is bound to an identity of the provider, or undefined. */
  async findIdentity({ issuer, subject }: Identity): Promise<StaffAccount | undefined> {
    const where = { openIdIssuer_openIdSubject: { openIdIssuer: issuer, openIdSubject: subject } };
    const found = await this.prisma.staff.findUnique({ where, include: WITH_ACCOUNT });
    return found ? accountOfRecord(found) : undefined;
  }

  /** Binds an account to an identity of the provider. Returns false if it is bound to another one. */
  bind(id: string, { issuer, subject }: Identity, by: Pick<Staff, 'email'>): Promise<boolean> {
    return this.alone(async (db) => {
      const { email, openIdIssuer, openIdSubject } = await required(db, id);
      if (openIdSubject !== null) return openIdIssuer === issuer && openIdSubject === subject;
      await db.staff.update({ where: { id }, data: { openIdIssuer: issuer, openIdSubject: subject } });
      const details = { issuer, identity: subject };
      await recordAudit(db, { actor: by.email, action: 'staff.identity-bound', subject: email, details });
      return true;
    });
  }

  /** One person. Refuses an id that there is none of. */
  async get(id: string): Promise<StaffAccount> {
    return accountOfRecord(await required(this.prisma, id));
  }

  /** Makes an account and its one-time link, which is mailed or returned; see `linkFor`. Refuses an e-mail address that has an account. */
  invite({ email: typed, name, role, grants }: InviteStaff, by: Staff): Promise<LinkedAccount> {
    const email = typed.toLowerCase();
    return this.alone(async (db) => {
      if (await db.staff.findUnique({ where: { email } }))
        throw new ShopError('invalid-input', { fields: [{ field: 'email', reason: 'taken' }] });
      const data = { email, name, role, isLimited: grants !== null, grants: { create: distinct(grants) } };
      const { id } = await db.staff.create({ data });
      const link = await this.linkFor(db, { id, email });
      await this.accessGiven(db, { act: 'invite', account: email, by: by.email });
      await recordAudit(db, {
        actor: by.email,
        action: 'staff.invite',
        subject: email,
        details: { name, role, grants, link: link ? 'shown' : 'mailed' },
      });
      return { account: accountOfRecord(await required(db, id)), link };
    });
  }

  /** Makes an account without a link, for somebody whom the identity provider vouches for. */
  admit(
    { email, name, role }: Pick<Staff, 'email' | 'name' | 'role'>,
    by: Pick<Staff, 'email'>,
  ): Promise<StaffAccount> {
    return this.alone(async (db) => {
      const { id } = await db.staff.upsert({ where: { email }, create: { email, name, role }, update: {} });
      await recordAudit(db, { actor: by.email, action: 'staff.invite', subject: email, details: { name, role } });
      return accountOfRecord(await required(db, id));
    });
  }

  /** Changes name, role and limits. Refuses another version than the editor saw, and to leave no admin who can sign in. */
  change(id: string, version: number, { name, role, grants }: Rights, by: Pick<Staff, 'email'>): Promise<StaffAccount> {
    return this.keepingAnAdmin('role', async (db) => {
      const before = await required(db, id);
      if (before.version !== version) throw staleVersion(version, before.version);
      await db.staffGrant.deleteMany({ where: { staffId: id } });
      const rights = { name, role, isLimited: grants !== null, grants: { create: distinct(grants) } };
      await db.staff.update({ where: { id }, data: { ...rights, version: { increment: 1 } } });
      const account = accountOfRecord(await required(db, id));
      if (changesRights(accountOfRecord(before), account))
        await this.accessGiven(db, { act: 'change', account: account.email, by: by.email });
      const details = { before: rightsOf(accountOfRecord(before)), after: rightsOf(account) };
      await recordAudit(db, { actor: by.email, action: 'staff.change', subject: account.email, details });
      return account;
    });
  }

  /** Lets a person in no more; their sessions end at once and their link is void. Refuses the caller and the last admin. */
  disable(id: string, by: Staff): Promise<StaffAccount> {
    refuseOwn(id, by);
    return this.keepingAnAdmin('id', async (db) => {
      await required(db, id);
      await db.staffSession.deleteMany({ where: { staffId: id } });
      await db.staffLink.deleteMany({ where: { staffId: id } });
      return this.turned(db, id, { disabledAt: new Date() }, { actor: by.email, action: 'staff.disable' });
    });
  }

  /** Lets a disabled person in again. */
  enable(id: string, by: Staff): Promise<StaffAccount> {
    return this.alone(async (db) => {
      const { email: account } = await required(db, id);
      await this.accessGiven(db, { act: 'enable', account, by: by.email });
      return this.turned(db, id, { disabledAt: null }, { actor: by.email, action: 'staff.enable' });
    });
  }

  /**
   * Forgets the password and the identity of the provider, ends the sessions and makes a new link. Refuses the caller and the
   * last admin.
   */
  reset(id: string, by: Staff): Promise<LinkedAccount> {
    refuseOwn(id, by);
    return this.keepingAnAdmin('id', async (db) => {
      const { disabledAt, email: account } = await required(db, id);
      if (disabledAt) throw new ShopError('invalid-input', { fields: [{ field: 'id', reason: 'disabled' }] });
      await db.staffSession.deleteMany({ where: { staffId: id } });
      await db.staffLink.deleteMany({ where: { staffId: id } });
      const link = await this.linkFor(db, { id, email: account });
      await this.accessGiven(db, { act: 'reset', account, by: by.email });
      const forgotten = { passwordHash: null, openIdIssuer: null, openIdSubject: null };
      const by_ = { actor: by.email, action: 'staff.reset', details: { link: link ? 'shown' : 'mailed' } };
      return { account: await this.turned(db, id, forgotten, by_), link };
    });
  }

  /**
   * Has a one-time link mailed to the owner of an account and returns null, so that no admin can open it. Without a mail system
   * returns the link, to be handed on.
   */
  private async linkFor(db: Database, { id, email }: Pick<Staff, 'id' | 'email'>): Promise<LinkedAccount['link']> {
    if (!this.mails.mailsLinks) return this.links.issue(db, id);
    await this.mails.inviteByMail(db, email);
    return null;
  }

  /** Notes that an admin had a hand in an account, and tells the others; for a day it is nobody's second person. */
  private async accessGiven(
    db: Database,
    given: { readonly act: AccountAct; readonly account: string; readonly by: string },
  ): Promise<void> {
    await db.staff.update({ where: { email: given.account }, data: { accessGivenAt: new Date() } });
    await this.mails.tellOfAccount(db, given);
  }

  private async turned(
    db: Database,
    id: string,
    data: Prisma.StaffUpdateInput,
    { actor, action, details = {} }: { readonly actor: string; readonly action: string; readonly details?: object },
  ): Promise<StaffAccount> {
    await db.staff.update({ where: { id }, data: { ...data, version: { increment: 1 } } });
    const account = accountOfRecord(await required(db, id));
    await recordAudit(db, { actor, action, subject: account.email, details });
    return account;
  }

  private alone<Result>(work: (db: Database) => Promise<Result>): Promise<Result> {
    return this.prisma.$transaction(async (db) => {
      await db.$executeRaw`SELECT pg_advisory_xact_lock(${STAFF_LOCK})`;
      return work(db);
    });
  }

  /** Refuses, and takes back, a change after which no admin could sign in any more. `field` is what is to blame. */
  private keepingAnAdmin<Result>(field: string, work: (db: Database) => Promise<Result>): Promise<Result> {
    return this.alone(async (db) => {
      const before = await db.staff.count({ where: COMES_IN });
      const result = await work(db);
      if (before > 0 && (await db.staff.count({ where: COMES_IN })) === 0)
        throw new ShopError('invalid-input', { fields: [{ field, reason: 'last-admin' }] });
      return result;
    });
  }
}

async function required(db: Database, id: string): Promise<AccountRecord> {
  const found = await db.staff.findUnique({ where: { id }, include: WITH_ACCOUNT });
  if (!found) throw new ShopError('not-found');
  return found;
}

function refuseOwn(id: string, by: Staff): void {
  if (id === by.id) throw new ShopError('invalid-input', { fields: [{ field: 'id', reason: 'own-account' }] });
}

function staleVersion(expected: number, found: number): ShopError {
  return new ShopError('conflict', {
    message: 'Somebody has changed this account meanwhile',
    details: { expected, found },
  });
}

/** Whether a change touches what somebody may do, and not their name alone. */
const changesRights = (before: StaffAccount, after: StaffAccount): boolean =>
  before.role !== after.role || JSON.stringify(before.grants) !== JSON.stringify(after.grants);

/** What an admin sets, for the audit. */
function rightsOf({ name, role, grants }: StaffAccount) {
  return { name, role, grants };
}

/** Each grant once. */
function distinct(grants: readonly StaffGrant[] | null): StaffGrant[] {
  return [...new Map((grants ?? []).map((grant) => [`${grant.section} ${grant.place}`, grant])).values()];
}
