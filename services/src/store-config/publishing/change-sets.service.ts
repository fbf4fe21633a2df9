import type { ChangeSet, Edit, EditAddress, Publish, Revision } from '@manifold/domain/change-set/contract';
import type { ChangeSetQuery } from '@manifold/domain/admin-api/contract';
import { ShopError } from '@manifold/domain/shop-error/shop-error';
import type { Staff } from '@manifold/domain/staff/contract';
import { Injectable } from '@nestjs/common';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import { EditAccess } from '../access/edit-access.service.js';
import type { Database } from '../sections/section.js';
import { editProblems } from './edit-problems.js';
import { refuseProblems } from './problem.js';
import { Publisher } from './publisher.service.js';
import { loadRows, sameRow, staleEdits } from './section-rows.js';
import { editColumns, editOf } from './stored-edit.js';
import { refuseStale } from './refuse-stale.js';

const withEdits = { edits: { orderBy: { id: 'asc' } } } as const;
const LISTED = 200;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

type StoredChangeSet = Omit<ChangeSet, 'createdAt' | 'edits'> & {
  readonly createdAt: Date;
  readonly edits: readonly Parameters<typeof editOf>[0][];
};

function changeSetOf({ id, name, author, state, version, createdAt, edits }: StoredChangeSet): ChangeSet {
  return { id, name, author, state, version, createdAt: createdAt.toISOString(), edits: edits.map(editOf) };
}

/** Drafts of the config: begun, edited, discarded and published by staff. */
@Injectable()
export class ChangeSets {
  constructor(
    private readonly prisma: PrismaService,
    private readonly publisher: Publisher,
    private readonly access: EditAccess,
  ) {}

  /** Change sets, newest first: the caller's drafts, all drafts, or everything. */
  async list({ show }: ChangeSetQuery, staff: Staff): Promise<ChangeSet[]> {
    const where = {
      ...(show === 'all' ? {} : { state: 'draft' as const }),
      ...(show === 'mine' ? { author: staff.email } : {}),
    };
    const found = await this.prisma.changeSet.findMany({
      where,
      include: withEdits,
      orderBy: { createdAt: 'desc' },
      take: LISTED,
    });
    return found.map(changeSetOf);
  }

  /** One change set. Refuses an id that there is none of. */
  get(id: string): Promise<ChangeSet> {
    return required(this.prisma, id);
  }

  /** Begins an empty draft. */
  async create(name: string, staff: Staff): Promise<ChangeSet> {
    return changeSetOf(await this.prisma.changeSet.create({ data: { name, author: staff.email }, include: withEdits }));
  }

  /** Begins a draft that holds edits already. Refuses rows that the person may not edit. */
  async createWith(name: string, edits: readonly Edit[], staff: Staff): Promise<ChangeSet> {
    this.access.refuseForeign(staff, edits);
    const data = { name, author: staff.email, edits: { createMany: { data: edits.map(editColumns) } } };
    return changeSetOf(await this.prisma.changeSet.create({ data, include: withEdits }));
  }

  /**
   * Adds an edit to a draft, or replaces the one of the same row. Refuses a version that is not the draft's, a row that
   * the person may not edit, an edit that is wrong by itself, and one made on a row that has changed since.
   */
  putEdit(id: string, version: number, edit: Edit, staff: Staff): Promise<ChangeSet> {
    this.access.refuseForeign(staff, [edit]);
    refuseProblems(editProblems(edit));
    return this.change(id, version, async (db, draft) => {
      refuseStale(staleEdits(await loadRows(db, [edit.section]), [edit]));
      await removeStored(db, draft, edit);
      await db.changeSetEdit.create({ data: { changeSetId: id, ...editColumns(edit) } });
    });
  }

  /** Takes the edit of a row out of a draft; none there is fine. */
  removeEdit(id: string, version: number, address: EditAddress, staff: Staff): Promise<ChangeSet> {
    this.access.refuseForeign(staff, [address]);
    return this.change(id, version, (db, draft) => removeStored(db, draft, address));
  }

  /** Puts a draft away for good. */
  async discard(id: string, staff: Staff): Promise<ChangeSet> {
    const draft = await required(this.prisma, id);
    this.access.refuseForeign(staff, draft.edits);
    return this.change(id, draft.version, async (db) => {
      await db.changeSet.update({ where: { id }, data: { state: 'discarded' } });
      await db.auditEntry.create({
        data: {
          actor: staff.email,
          action: 'change-set.discard',
          subject: draft.name,
          details: { id, edits: draft.edits.length },
        },
      });
    });
  }

  /**
   * Publishes a draft as a new revision. Refuses what `Publisher.publish` refuses, rows that the person may not edit, and
   * a draft that says nothing.
   */
  publish(id: string, { version, reason }: Publish, staff: Staff): Promise<Revision> {
    return this.publisher.alone(async (db) => {
      const draft = await requiredDraft(db, id, version);
      if (draft.edits.length === 0)
        throw new ShopError('invalid-input', { fields: [{ field: 'edits', reason: 'empty' }] });
      this.access.refuseForeign(staff, draft.edits);
      const { edits } = draft;
      const revision = await this.publisher.publish(db, { edits, author: staff.email, reason, changeSetId: id });
      await db.changeSet.update({ where: { id }, data: { state: 'published', version: { increment: 1 } } });
      return revision;
    });
  }

  /** Changes a draft whose version is the expected one, and counts its version up. */
  private change(
    id: string,
    version: number,
    work: (db: Database, draft: ChangeSet) => Promise<unknown>,
  ): Promise<ChangeSet> {
    return this.prisma.$transaction(async (db) => {
      const draft = await requiredDraft(db, id, version);
      await work(db, draft);
      return changeSetOf(
        await db.changeSet.update({ where: { id }, data: { version: { increment: 1 } }, include: withEdits }),
      );
    });
  }
}

async function required(db: Database, id: string): Promise<ChangeSet> {
  const found = UUID.test(id) ? await db.changeSet.findUnique({ where: { id }, include: withEdits }) : null;
  if (!found) throw new ShopError('not-found');
  return changeSetOf(found);
}

/** The draft, locked until the transaction ends, so that two editors' writes come one after the other. */
async function requiredDraft(db: Database, id: string, version: number): Promise<ChangeSet> {
  if (UUID.test(id)) await db.$executeRaw`SELECT id FROM change_set WHERE id = ${id}::uuid FOR UPDATE`;
  const draft = await required(db, id);
  if (draft.state !== 'draft')
    throw new ShopError('conflict', { message: `This change set is ${draft.state}`, details: { state: draft.state } });
  if (draft.version !== version) {
    throw new ShopError('conflict', {
      message: 'Somebody has changed this change set meanwhile',
      details: { expected: version, found: draft.version },
    });
  }
  return draft;
}

async function removeStored(db: Database, draft: ChangeSet, address: EditAddress): Promise<void> {
  const same = draft.edits.filter((edit) => edit.section === address.section && sameRow(edit, address));
  for (const edit of same) {
    const { before: _before, after: _after, ...where } = editColumns(edit);
    await db.changeSetEdit.deleteMany({ where: { changeSetId: draft.id, ...where } });
  }
}
