import type { ChangeSet, Edit, Publish, Revision } from '@manifold/domain/change-set/contract';
import { invalidField, ShopError } from '@manifold/domain/shop-error/shop-error';
import type { Staff } from '@manifold/domain/staff/contract';
import { Injectable } from '@nestjs/common';
import { recordAudit } from '../../platform/audit/record-audit.js';
import { withLongQueries } from '../../platform/postgres/query-limit.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import { Clock } from '../../platform/process/clock.js';
import { DraftAccess } from '../access/draft-access.service.js';
import { EditAccess } from '../access/edit-access.service.js';
import type { Database } from '../sections/definition/section.js';
import { chosenEdits } from './edit-addresses.js';
import { insertDraft, type NewDraft } from './insert-draft.js';
import { Publisher } from './publisher.service.js';
import { Reviews, type SeenChangeSet } from './reviews.service.js';
import { splitDraft } from './split-draft.js';
import {
  changeSetOf,
  editedBy,
  headOf,
  OPEN_STATES,
  requiredChangeSet,
  requiredDraft,
  requiredVersion,
  withEdits,
} from './stored-change-set.js';
import { insertEdits } from './stored-edit.js';

const TRANSACTION = { maxWait: 10_000, timeout: 30_000 };
const RESTORABLE_MS = 30 * 86_400_000;
const UNSCHEDULED = { publishAt: null, scheduledBy: null, publishReason: null, failure: null };

/** A draft whose edits are JSON. */
interface WrittenDraft {
  readonly head: Omit<ChangeSet, 'edits'>;
  readonly edits: string;
}

const writtenDraft = ({ edits, ...head }: ChangeSet): WrittenDraft => ({ head, edits: JSON.stringify(edits) });

/** Drafts of the config (change sets): staff create, rename, discard, restore and publish them. */
@Injectable()
export class ChangeSets {
  constructor(
    private readonly prisma: PrismaService,
    private readonly publisher: Publisher,
    private readonly access: EditAccess,
    private readonly drafts: DraftAccess,
    private readonly reviews: Reviews,
    private readonly clock: Clock,
  ) {}

  /** Returns one change set. Throws `not-found` for an unknown id, `not-allowed` if the person may not read it. */
  async get(id: string, staff: Staff): Promise<ChangeSet> {
    return this.drafts.refuseUnreadable(staff, await requiredChangeSet(this.prisma, id));
  }

  /** Returns the edits of a change set, or none without an id. Throws what `get` throws. */
  async editsOf(id: string | undefined, staff: Staff): Promise<readonly Edit[]> {
    return id === undefined ? [] : (await this.get(id, staff)).edits;
  }

  /** Returns a change set that may still be published. Throws `not-found` for an unknown id, `conflict` for a closed one. */
  async getOpen(id: string): Promise<ChangeSet> {
    const found = await requiredChangeSet(this.prisma, id);
    if (OPEN_STATES.some((state) => state === found.state)) return found;
    throw new ShopError('conflict', { details: { state: found.state } });
  }

  /** Creates an empty draft. Throws what `insertDraft` throws. */
  async create(draft: NewDraft, staff: Staff): Promise<ChangeSet> {
    const { id } = await insertDraft(this.prisma, draft, { author: staff.email, editors: [] });
    return requiredChangeSet(this.prisma, id);
  }

  /** Creates a draft with edits. Throws `not-allowed` for rows that the person may not edit, and what `insertDraft` throws. */
  async createWith(draft: NewDraft, edits: readonly Edit[], staff: Staff): Promise<ChangeSet> {
    this.access.refuseForeign(staff, edits);
    const save = async (db: Database): Promise<ChangeSet> => {
      const { id, isNew } = await insertDraft(db, draft, { author: staff.email, editors: [staff.email] });
      if (isNew) await insertEdits(db, id, JSON.stringify(edits));
      return requiredChangeSet(db, id);
    };
    return withLongQueries(() => this.prisma.$transaction(save, TRANSACTION));
  }

  /**
   * Creates a draft from the JSON of `Edit[]`, which must have been checked like those of `createWith`. Returns its edits as JSON,
   * too: thousands of edits would block the event loop as objects. Throws what `insertDraft` throws.
   */
  createFromJson(draft: NewDraft, edits: string, staff: Staff): Promise<WrittenDraft> {
    const save = async (db: Database): Promise<WrittenDraft> => {
      const { id, isNew } = await insertDraft(db, draft, { author: staff.email, editors: [staff.email] });
      if (!isNew) return writtenDraft(await requiredChangeSet(db, id));
      await insertEdits(db, id, edits);
      return { head: headOf(await db.changeSet.findUniqueOrThrow({ where: { id } })), edits };
    };
    return withLongQueries(() => this.prisma.$transaction(save, TRANSACTION));
  }

  /** Renames a draft. Throws `not-allowed` for people without a part in it. */
  rename({ id, version }: SeenChangeSet, name: string, staff: Staff): Promise<ChangeSet> {
    return this.prisma.$transaction(async (db) => {
      const draft = this.drafts.refuseOutsider(staff, await requiredDraft(db, id, version));
      const details = { id, before: draft.name };
      await recordAudit(db, { actor: staff.email, action: 'change-set.rename', subject: name, details });
      const data = { name, version: { increment: 1 } };
      return changeSetOf(await db.changeSet.update({ where: { id }, data, include: withEdits }));
    });
  }

  /**
   * Discards a draft or a failed change set. It can be restored for 30 days. Throws `not-allowed` for people without a part in it
   * and `conflict` for a stale version, so that people only discard edits and approvals that they have seen.
   */
  discard(seen: SeenChangeSet, staff: Staff): Promise<ChangeSet> {
    return this.prisma.$transaction(async (db) => {
      const { id } = seen;
      const draft = this.drafts.refuseOutsider(staff, await requiredVersion(db, seen, ['draft', 'failed']));
      const sections = [...new Set(draft.edits.map(({ section }) => section))];
      const details = { id, edits: draft.edits.length, sections };
      await recordAudit(db, { actor: staff.email, action: 'change-set.discard', subject: draft.name, details });
      const data = { state: 'discarded' as const, version: { increment: 1 } };
      return changeSetOf(await db.changeSet.update({ where: { id }, data, include: withEdits }));
    });
  }

  /** Makes a discarded change set a draft again. Throws `conflict` after 30 days and for a stale version. */
  async restore(seen: SeenChangeSet, staff: Staff): Promise<ChangeSet> {
    return this.prisma.$transaction(async (db) => {
      const found = this.drafts.refuseOutsider(staff, await requiredVersion(db, seen, ['discarded']));
      this.access.refuseForeign(staff, found.edits);
      // A discarded change set is never written, so its last change is the discarding.
      const { updatedAt } = await db.changeSet.findUniqueOrThrow({ where: { id: seen.id } });
      if (this.clock.now().getTime() - updatedAt.getTime() > RESTORABLE_MS)
        throw new ShopError('conflict', { message: 'It was discarded too long ago', details: { state: found.state } });
      const sections = [...new Set(found.edits.map(({ section }) => section))];
      const details = { id: seen.id, edits: found.edits.length, sections };
      await recordAudit(db, { actor: staff.email, action: 'change-set.restore', subject: found.name, details });
      const data = { ...editedBy(found, staff.email), ...UNSCHEDULED, state: 'draft' as const };
      return changeSetOf(await db.changeSet.update({ where: { id: seen.id }, data, include: withEdits }));
    });
  }

  /**
   * Publishes a draft, or its chosen rows, as a new revision; the other rows stay a draft. Throws what `Publisher.publish`
   * throws, `not-allowed` for rows that the person may not edit, and `invalid-input` for an empty draft.
   */
  publish(id: string, { version, reason, edits: chosen, acknowledged }: Publish, staff: Staff): Promise<Revision> {
    return this.publisher.withPublishLock(async (db) => {
      const draft = this.drafts.refuseUnreadable(staff, await requiredDraft(db, id, version));
      if (draft.edits.length === 0) throw invalidField('edits', 'empty');
      const edits = chosenEdits(draft.edits, chosen);
      this.access.refuseForeign(staff, edits);
      await this.reviews.refuseUnapproved(db, draft, edits);
      const part = await splitDraft(db, draft, edits);
      const order = { edits, author: staff.email, reason, changeSetId: part.id, tolerance: acknowledged };
      const revision = await this.publisher.publish(db, order);
      const data = { state: 'published' as const, version: { increment: 1 } };
      await db.changeSet.update({ where: { id: part.id }, data });
      return revision;
    });
  }
}
