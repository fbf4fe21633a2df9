import { changesOfEdit } from '@manifold/domain/audit/changes-of-edit';
import type { AuditChange, AuditEntry } from '@manifold/domain/audit/contract';
import { Injectable } from '@nestjs/common';
import { Prisma } from '../../platform/prisma/generated/client.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import { editOf } from '../publishing/stored-edit.js';
import { auditCondition, type AuditSearch } from './audit-filter.js';

interface StoredEntry {
  readonly id: bigint;
  readonly at: Date;
  readonly actor: string;
  readonly address: string | null;
  readonly action: string;
  readonly subject: string;
  readonly revision: number | null;
  readonly details: Readonly<Record<string, unknown>>;
}

/** An entry with the details that the list does not show. */
export interface EntryWithDetails {
  readonly entry: AuditEntry;
  readonly details: Readonly<Record<string, unknown>>;
}

const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((each): each is string => typeof each === 'string') : [];

function entryOf({ id, at, actor, address, action, subject, revision, details }: StoredEntry): EntryWithDetails {
  const { reason, sections, stores, ...others } = details;
  return {
    entry: {
      id: String(id),
      at: at.toISOString(),
      actor,
      address,
      action,
      subject,
      reason: typeof reason === 'string' ? reason : null,
      revision,
      sections: texts(sections),
      stores: texts(stores),
    },
    details: others,
  };
}

const COLUMNS = Prisma.sql`id, at, actor, address, action, subject, revision, details`;

/** Reads the entries of the audit log and their edits. */
@Injectable()
export class AuditRepository {
  constructor(private readonly prisma: PrismaService) {}

  /** Returns a page of entries, newest first. */
  async page(search: AuditSearch, skip: number, take: number): Promise<AuditEntry[]> {
    const found = await this.prisma.$queryRaw<StoredEntry[]>`
      SELECT ${COLUMNS} FROM audit_entry WHERE ${auditCondition(search)} ORDER BY id DESC OFFSET ${skip} LIMIT ${take}`;
    return found.map((stored) => entryOf(stored).entry);
  }

  /** Returns the entries that are older than an entry, newest first. */
  async olderThan(search: AuditSearch, id: string | undefined, take: number): Promise<AuditEntry[]> {
    const older = id === undefined ? Prisma.sql`TRUE` : Prisma.sql`id < ${BigInt(id)}`;
    const found = await this.prisma.$queryRaw<StoredEntry[]>`
      SELECT ${COLUMNS} FROM audit_entry WHERE ${auditCondition(search)} AND ${older} ORDER BY id DESC LIMIT ${take}`;
    return found.map((stored) => entryOf(stored).entry);
  }

  /** Returns the number of entries that a search finds. */
  async count(search: AuditSearch): Promise<number> {
    const [found] = await this.prisma.$queryRaw<{ total: number }[]>`
      SELECT count(*)::int AS total FROM audit_entry WHERE ${auditCondition(search)}`;
    return found?.total ?? 0;
  }

  /** Returns the distinct actions in alphabetical order. A loose index scan: one step per action, not per entry. */
  async actions(search: AuditSearch): Promise<string[]> {
    const condition = auditCondition({ filter: {}, sections: search.sections });
    const found = await this.prisma.$queryRaw<{ action: string }[]>`
      WITH RECURSIVE known AS (
        (SELECT action FROM audit_entry WHERE ${condition} ORDER BY action LIMIT 1)
        UNION ALL
        SELECT (SELECT action FROM audit_entry WHERE ${condition} AND action > known.action ORDER BY action LIMIT 1)
        FROM known WHERE known.action IS NOT NULL)
      SELECT action FROM known WHERE action IS NOT NULL`;
    return found.map(({ action }) => action);
  }

  /** Returns an entry if the search includes it, or undefined. */
  async find(search: AuditSearch, id: string): Promise<EntryWithDetails | undefined> {
    const [found] = await this.prisma.$queryRaw<StoredEntry[]>`
      SELECT ${COLUMNS} FROM audit_entry WHERE id = ${BigInt(id)} AND ${auditCondition(search)}`;
    return found && entryOf(found);
  }

  /** Returns the changed fields by revision number, optionally only of some sections. */
  async changes(revisions: readonly number[], sections?: readonly string[]): Promise<Map<number, AuditChange[]>> {
    const stored = await this.prisma.revisionEdit.findMany({
      where: { revisionNumber: { in: [...revisions] }, ...(sections ? { section: { in: [...sections] } } : {}) },
      orderBy: [{ revisionNumber: 'asc' }, { position: 'asc' }],
    });
    const changes = new Map<number, AuditChange[]>(revisions.map((revision) => [revision, []]));
    for (const edit of stored) changes.get(edit.revisionNumber)?.push(...changesOfEdit(editOf(edit)));
    return changes;
  }
}
