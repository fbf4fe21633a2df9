import type { ChangeSet } from '@manifold/domain/change-set/contract';
import { ShopError } from '@manifold/domain/shop-error/shop-error';
import { randomUUID } from 'node:crypto';
import { recordAudit, type AuditRecord } from '../../platform/audit/record-audit.js';
import type { Database } from '../sections/definition/section.js';

/** A draft to create. */
export interface NewDraft {
  /** Chosen by the client, so that a repeat after a lost answer creates no second draft. */
  readonly id?: string | undefined;
  readonly name: string;
  /** The audit entry about its creation; its details are the facts and the id of the draft. */
  readonly audit?: Pick<AuditRecord, 'action' | 'subject'> & { readonly facts: AuditRecord['details'] };
}

export interface InsertedDraft {
  readonly id: string;
  /** False if the same person has created this draft before. */
  readonly isNew: boolean;
}

/**
 * Inserts a draft without edits, and its audit entry, unless the person has created it before. Throws `conflict` for the id of
 * any other change set, without details: it may be one that the person may not read.
 */
export async function insertDraft(
  db: Database,
  { id = randomUUID(), name, audit }: NewDraft,
  people: Pick<ChangeSet, 'author' | 'editors'>,
): Promise<InsertedDraft> {
  const { count } = await db.changeSet.createMany({ data: { id, name, ...people }, skipDuplicates: true });
  const isNew = count === 1;
  if (!isNew) await refuseOtherDraft(db, id, people.author);
  if (isNew && audit) {
    const { facts, ...entry } = audit;
    await recordAudit(db, { ...entry, actor: people.author, details: { id, ...facts } });
  }
  return { id, isNew };
}

async function refuseOtherDraft(db: Database, id: string, author: string): Promise<void> {
  const found = await db.changeSet.findFirst({ where: { id, author, state: 'draft' } });
  if (!found) throw new ShopError('conflict');
}
