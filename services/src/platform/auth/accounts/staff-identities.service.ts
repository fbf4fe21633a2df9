import type { StaffAccount } from '@manifold/domain/staff/accounts-contract';
import type { Staff } from '@manifold/domain/staff/contract';
import { Injectable } from '@nestjs/common';
import { recordAudit } from '../../audit/record-audit.js';
import { PrismaService } from '../../prisma/prisma.service.js';
import { accountOfRecord, requiredAccount, WITH_ACCOUNT } from './staff-record.js';
import type { Prisma } from '../../prisma/generated/client.js';

const STAFF_LOCK = 4_711_002;

/** Runs changes of accounts one after another, because otherwise two admins could disable each other at the same moment. */
export function withStaffLock<Result>(
  prisma: PrismaService,
  work: (db: Prisma.TransactionClient) => Promise<Result>,
): Promise<Result> {
  return prisma.$transaction(async (db) => {
    await db.$executeRaw`SELECT pg_advisory_xact_lock(${STAFF_LOCK})`;
    return work(db);
  });
}

/** A person at the identity provider. Unlike an e-mail address, a subject is never reused for another person. */
type Identity = Readonly<Record<'issuer' | 'subject', string>>;

/** The accounts of staff who sign in at the identity provider. */
@Injectable()
export class StaffIdentities {
  constructor(private readonly prisma: PrismaService) {}

  /** Returns the person whose account is bound to an identity of the provider, or undefined. */
  async find({ issuer, subject }: Identity): Promise<StaffAccount | undefined> {
    const where = { openIdIssuer_openIdSubject: { openIdIssuer: issuer, openIdSubject: subject } };
    const found = await this.prisma.staff.findUnique({ where, include: WITH_ACCOUNT });
    return found ? accountOfRecord(found) : undefined;
  }

  /** Binds an account to an identity of the provider. Returns false if it is bound to another one. */
  bind(id: string, { issuer, subject }: Identity, by: Pick<Staff, 'email'>): Promise<boolean> {
    return withStaffLock(this.prisma, async (db) => {
      const { email, openIdIssuer, openIdSubject } = await requiredAccount(db, id);
      if (openIdSubject !== null) return openIdIssuer === issuer && openIdSubject === subject;
      await db.staff.update({ where: { id }, data: { openIdIssuer: issuer, openIdSubject: subject } });
      const details = { issuer, identity: subject };
      await recordAudit(db, { actor: by.email, action: 'staff.identity-bound', subject: email, details });
      return true;
    });
  }

  /** Creates an account without a link, for a person whom the identity provider has confirmed. */
  admit(
    { email, name, role }: Pick<Staff, 'email' | 'name' | 'role'>,
    by: Pick<Staff, 'email'>,
  ): Promise<StaffAccount> {
    return withStaffLock(this.prisma, async (db) => {
      const { id } = await db.staff.upsert({ where: { email }, create: { email, name, role }, update: {} });
      await recordAudit(db, { actor: by.email, action: 'staff.invite', subject: email, details: { name, role } });
      return accountOfRecord(await requiredAccount(db, id));
    });
  }
}
