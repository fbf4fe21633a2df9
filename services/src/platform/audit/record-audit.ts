import type { AuditAction } from '@manifold/domain/audit/actions';
import { currentRequest } from '../logging/request-scope.js';
import type { Prisma } from '../prisma/generated/client.js';

/** One entry of the audit log: who did what to which thing. */
export interface AuditRecord {
  /** E-mail address of the member of staff, or the name of the part of the program that acted. */
  readonly actor: string;
  readonly action: AuditAction;
  /** The thing that was changed, in words. */
  readonly subject: string;
  /** Facts. Known names: `reason`, `sections`, `stores`, `edits`. */
  readonly details: Prisma.InputJsonObject;
  /** The revision that the action created; its edits hold the old and the new values. */
  readonly revision?: number;
}

/** Adds an entry to the audit log, with the network address of the current request. */
export async function recordAudit(db: Prisma.TransactionClient, record: AuditRecord): Promise<void> {
  await db.auditEntry.create({ data: { ...record, address: currentRequest()?.address ?? null } });
}
