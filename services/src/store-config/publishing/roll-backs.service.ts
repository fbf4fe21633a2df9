import type { ChangeSet } from '@manifold/domain/change-set/contract';
import { invalidField, ShopError } from '@manifold/domain/shop-error/shop-error';
import type { Staff } from '@manifold/domain/staff/contract';
import { Injectable } from '@nestjs/common';
import { Prisma } from '../../platform/prisma/generated/client.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import { ChangeSets } from './change-sets.service.js';
import { editsBetween, rowsAsOf } from './past-rows.js';
import { loadRows } from './section-rows.js';

/** So that current and past rows come from the same state. */
const REPEATABLE_READ = { isolationLevel: Prisma.TransactionIsolationLevel.RepeatableRead };

/** A draft that restores a revision, with its id if the client has chosen one. */
export interface RollBack {
  readonly id?: string | undefined;
  readonly revision: number;
}

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
  async draft({ id, revision }: RollBack, staff: Staff): Promise<ChangeSet> {
    const edits = await this.prisma.$transaction(async (db) => {
      if (!(await db.revision.findUnique({ where: { number: revision } }))) throw new ShopError('not-found');
      return editsBetween(await loadRows(db), await rowsAsOf(db, revision));
    }, REPEATABLE_READ);
    if (edits.length === 0) throw invalidField('number', 'nothing-changed-since');
    const facts = { edits: edits.length, sections: [...new Set(edits.map(({ section }) => section))] };
    const audit = { action: 'config.roll-back', subject: `revision ${revision}`, facts } as const;
    return this.changeSets.createWith({ id, name: `Restore revision ${revision}`, audit }, edits, staff);
  }
}
