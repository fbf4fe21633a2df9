import type { ChangeSet, Edit, SectionPolicy } from '@manifold/domain/change-set/contract';
import { ShopError } from '@manifold/domain/shop-error/shop-error';
import type { Staff } from '@manifold/domain/staff/contract';
import { Injectable } from '@nestjs/common';
import { recordAudit } from '../../platform/audit/record-audit.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import { EditAccess } from '../access/edit-access.service.js';
import { SECTIONS, sectionOf } from '../sections/registry.js';
import type { Database } from '../sections/section.js';
import { changeSetOf, requiredDraft, withEdits } from './stored-change-set.js';

/** A change set as somebody saw it. */
export interface SeenChangeSet {
  readonly id: string;
  readonly version: number;
}

/** The second pair of eyes: which sections need it, who asks for it, and who gives it. */
@Injectable()
export class Reviews {
  constructor(
    private readonly prisma: PrismaService,
    private readonly access: EditAccess,
  ) {}

  /** Of every section, whether a second person has to approve what touches it. */
  async policies(): Promise<SectionPolicy[]> {
    const guarded = await guardedSections(this.prisma);
    return SECTIONS.map(({ key }) => ({ section: key, fourEyes: guarded.has(key) }));
  }

  /** Sets whether a section needs a second pair of eyes. Refuses a section that there is none of. */
  async setPolicy(key: string, fourEyes: boolean, staff: Staff): Promise<SectionPolicy> {
    const section = sectionOf(key);
    if (!section) throw new ShopError('not-found');
    const policy = { section: section.key, fourEyes };
    await this.prisma.$transaction(async (db) => {
      const data = { fourEyes, updatedBy: staff.email };
      await db.sectionPolicy.upsert({ where: { section: key }, create: { section: key, ...data }, update: data });
      const details = { fourEyes, sections: [key] };
      await recordAudit(db, { actor: staff.email, action: 'section-policy.set', subject: key, details });
    });
    return policy;
  }

  /** Asks for a second person's approval of a draft. Refuses who may not edit its rows, and an empty draft. */
  propose(seen: SeenChangeSet, staff: Staff): Promise<ChangeSet> {
    return this.decide(seen, staff, 'propose', (draft) => {
      if (draft.edits.length === 0)
        throw new ShopError('invalid-input', { fields: [{ field: 'edits', reason: 'empty' }] });
      return { reviewState: 'proposed', proposedBy: staff.email, decidedBy: null, reviewWord: null };
    });
  }

  /** Approves a proposed draft. Refuses everybody who has a part in it, and who may not edit its rows. */
  approve(seen: SeenChangeSet, staff: Staff): Promise<ChangeSet> {
    return this.decide(seen, staff, 'approve', (draft) => {
      refuseUnproposed(draft);
      if ([draft.author, draft.review?.proposedBy, ...draft.editors].includes(staff.email))
        throw new ShopError('not-allowed', { details: { reason: 'own-change' } });
      return { reviewState: 'approved', decidedBy: staff.email, reviewWord: null };
    });
  }

  /** Refuses a proposed draft with a word for its author. */
  refuse(seen: SeenChangeSet, word: string, staff: Staff): Promise<ChangeSet> {
    return this.decide(seen, staff, 'refuse', (draft) => {
      refuseUnproposed(draft);
      return { reviewState: 'refused', decidedBy: staff.email, reviewWord: word };
    });
  }

  /** Refuses to publish edits of a guarded section that nobody has approved, inside the publishing transaction. */
  async refuseUnapproved(db: Database, draft: ChangeSet, edits: readonly Edit[]): Promise<void> {
    if (draft.review?.state === 'approved') return;
    const guarded = await guardedSections(db);
    const touched = [...new Set(edits.map(({ section }) => section))].filter((section) => guarded.has(section));
    if (touched.length === 0) return;
    throw new ShopError('conflict', {
      message: 'A second person has to approve this',
      fields: touched.map((section) => ({ field: section, reason: 'not-approved' })),
      details: { review: draft.review?.state ?? null },
    });
  }

  private decide(
    { id, version }: SeenChangeSet,
    staff: Staff,
    step: 'propose' | 'approve' | 'refuse',
    decision: (draft: ChangeSet) => ReviewColumns,
  ): Promise<ChangeSet> {
    return this.prisma.$transaction(async (db) => {
      const draft = await requiredDraft(db, id, version);
      this.access.refuseForeign(staff, draft.edits);
      const data = { ...decision(draft), version: { increment: 1 } };
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
    throw new ShopError('conflict', { message: 'Nobody proposes this', details: { review: review?.state ?? null } });
}

async function guardedSections(db: Database): Promise<Set<string>> {
  const guarded = await db.sectionPolicy.findMany({ where: { fourEyes: true } });
  return new Set(guarded.map(({ section }) => section));
}
