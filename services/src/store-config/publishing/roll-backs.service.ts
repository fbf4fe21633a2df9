import type { ChangeSet } from '@manifold/domain/change-set/contract';
import { invalidField, ShopError } from '@manifold/domain/shop-error/shop-error';
import type { Staff } from '@manifold/domain/staff/contract';
import { Injectable } from '@nestjs/common';
import { recordAudit } from '../../platform/audit/record-audit.js';
import { Prisma } from '../../platform/prisma/generated/client.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import { ChangeSets } from './change-sets.service.js';
import { editsBetween, rowsAsOf } from './past-rows.js';
import { loadRows } from './section-rows.js';

/** So that current and past rows come from the same state. */
const REPEATABLE_READ = { isolationLevel: Prisma.TransactionIsolationLevel.RepeatableRead };

/** Roll-backs: an earlier config is published again as a new revision; the history is never rewritten. */
@Injectable()
export class RollBacks {
  constructor(
    private readonly prisma: PrismaService,
    private readonly changeSets: ChangeSets,
  ) {}

  /**
   * Drafts the edits that restore every section as of a revision. Throws `not-found` for an unknown number, `invalid-input` if
   * nothing has changed since, `not-allowed` for rows that the person may not edit.
   */
  async draft(revision: number, staff: Staff): Promise<ChangeSet> {
    const edits = await this.prisma.$transaction(async (db) => {
      if (!(await db.revision.findUnique({ where: { number: revision } }))) throw new ShopError('not-found');
      return editsBetween(await loadRows(db), await rowsAsOf(db, revision));
    }, REPEATABLE_READ);
    if (edits.length === 0) throw invalidField('number', 'nothing-changed-since');
    const draft = await this.changeSets.createWith(`Restore revision ${revision}`, edits, staff);
    const details = { id: draft.id, edits: edits.length, sections: [...new Set(edits.map(({ section }) => section))] };
    const subject = `revision ${revision}`;
    await recordAudit(this.prisma, { actor: staff.email, action: 'config.roll-back', subject, details });
    return draft;
  }
}
