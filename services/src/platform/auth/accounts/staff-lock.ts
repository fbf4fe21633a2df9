import type { Prisma } from '../../prisma/generated/client.js';
import type { PrismaService } from '../../prisma/prisma.service.js';

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
