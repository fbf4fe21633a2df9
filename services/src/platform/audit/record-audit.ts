import { currentRequest } from '../logging/request-scope.js';
import type { Prisma } from '../prisma/generated/client.js';

/** What somebody did. */
export interface AuditRecord {
  /** E-mail address of the member of staff, or the name of the part of the program that did it. */
  readonly actor: string;
  /** `config.publish`, `staff.sign-in`: what is acted on, a dot, what is done to it. */
  readonly action: string;
  /** What it was done to, in words. */
  readonly subject: string;
  /** Facts. Known names: `reason`, `sections`, `stores`, `edits`. */
  readonly details: Prisma.InputJsonObject;
  /** The revision that it made; its edits are the old and the new values. */
  readonly revision?: number;
}

/** Writes down what somebody did, with the address that the request came from. */
export async function recordAudit(db: Prisma.TransactionClient, record: AuditRecord): Promise<void> {
  await db.auditEntry.create({ data: { ...record, address: currentRequest()?.address ?? null } });
}
