import type { ChangeSet, Edit } from '@manifold/domain/change-set/contract';
import { policiesOf } from '@manifold/domain/four-eyes/section-parts';
import { invalidField, ShopError } from '@manifold/domain/shop-error/shop-error';
import type { Staff } from '@manifold/domain/staff/contract';
import { Injectable } from '@nestjs/common';
import { recordAudit } from '../../platform/audit/record-audit.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import { EditAccess } from '../access/edit-access.service.js';
import type { Database } from '../sections/definition/section.js';
import { SecondPersons } from './second-persons.service.js';
import { SectionPolicies } from './section-policies.service.js';
import { changeSetOf, requiredDraft, withEdits } from './stored-change-set.js';

/** The version of a change set that the person saw. */
export interface SeenChangeSet {
  readonly id: string;
  readonly version: number;
}

/** Four-eyes reviews: requesting, giving and refusing approval, and blocking publishes without it. */
@Injectable()
export class Reviews {
  constructor(
    private readonly prisma: PrismaService,
    private readonly access: EditAccess,
    private readonly policies: SectionPolicies,
    private readonly seconds: SecondPersons,
  ) {}

  /** Requests a second person's approval of a draft. Throws `not-allowed` if the person may not edit its rows, `invalid-input` if it is empty. */
  propose(seen: SeenChangeSet, staff: Staff): Promise<ChangeSet> {
    return this.decide(seen, staff, 'propose', (draft) => {
      if (draft.edits.length === 0) throw invalidField('edits', 'empty');
      return { reviewState: 'proposed', proposedBy: staff.email, decidedBy: null, reviewWord: null };
    });
  }

  /** Approves a proposed draft. Throws `not-allowed` for its authors and editors, for people who may not edit its rows, and for new accounts. */
  approve(seen: SeenChangeSet, staff: Staff): Promise<ChangeSet> {
    return this.decide(seen, staff, 'approve', async (draft, db) => {
      refuseUnproposed(draft);
      await this.seconds.refuseNew(db, staff);
      if ([draft.author, draft.review?.proposedBy, ...draft.editors].includes(staff.email))
        throw new ShopError('not-allowed', { details: { reason: 'own-change' } });
      return { reviewState: 'approved', decidedBy: staff.email, reviewWord: null };
    });
  }

  /** Refuses a proposed draft with a message for its author. */
  refuse(seen: SeenChangeSet, word: string, staff: Staff): Promise<ChangeSet> {
    return this.decide(seen, staff, 'refuse', (draft) => {
      refuseUnproposed(draft);
      return { reviewState: 'refused', decidedBy: staff.email, reviewWord: word };
    });
  }

  /** Throws `conflict` if edits of a guarded section or part are not approved. Runs inside the publishing transaction. */
  async refuseUnapproved(db: Database, draft: ChangeSet, edits: readonly Edit[]): Promise<void> {
    if (draft.review?.state === 'approved') return;
    const guarded = await this.policies.guarded(db);
    const touched = [...new Set(edits.flatMap(policiesOf))].filter((policy) => guarded.has(policy));
    if (touched.length === 0) return;
    throw new ShopError('conflict', {
      message: 'A second person has to approve this',
      fields: touched.map((policy) => ({ field: policy, reason: 'not-approved' })),
      details: { review: draft.review?.state ?? null },
    });
  }

  private decide(
    { id, version }: SeenChangeSet,
    staff: Staff,
    step: 'propose' | 'approve' | 'refuse',
    decision: (draft: ChangeSet, db: Database) => ReviewColumns | Promise<ReviewColumns>,
  ): Promise<ChangeSet> {
    return this.prisma.$transaction(async (db) => {
      const draft = await requiredDraft(db, id, version);
      this.access.refuseForeign(staff, draft.edits);
      const data = { ...(await decision(draft, db)), version: { increment: 1 } };
      const { reviewWord } = data;
      const sections = [...new Set(draft.edits.map(({ section }) => section))];
      const details = { id, sections, edits: draft.edits.length, ...(reviewWord ? { reason: reviewWord } : {}) };
      await recordAudit(db, { actor: staff.email, action: `change-set.${step}`, subject: draft.name, details });
      return changeSetOf(await db.changeSet.update({ where: { id }, data, include: withEdits }));
    });
  }
}

interface ReviewColumns {
  readonly reviewState: 'proposed' | 'approved' | 'refused';
  readonly proposedBy?: string;
  readonly decidedBy: string | null;
  readonly reviewWord: string | null;
}

function refuseUnproposed({ review }: ChangeSet): void {
  if (review?.state !== 'proposed')
    throw new ShopError('conflict', {
      message: 'This draft is not proposed for review',
      details: { review: review?.state ?? null },
    });
}
