import type { ChangeSet } from '@manifold/domain/change-set/contract';
import { mayActOnDraft, mayReadDraft, type DraftPeople } from '@manifold/domain/staff/draft-access';
import { ShopError } from '@manifold/domain/shop-error/shop-error';
import type { Staff } from '@manifold/domain/staff/contract';
import { Injectable } from '@nestjs/common';
import { EditAccess } from './edit-access.service.js';
import type { AccessAddress } from './row-refusal.js';

/** The part of a draft on which the right to read it depends. */
type ReadableDraft = DraftPeople & { readonly edits: readonly AccessAddress[] };

/** Decides who may read a draft and who may act on it. */
@Injectable()
export class DraftAccess {
  constructor(private readonly edits: EditAccess) {}

  /** Returns the change sets that a person may read. */
  readable<Draft extends ReadableDraft>(staff: Staff, drafts: readonly Draft[]): Draft[] {
    const mayEdit = this.edits.mayEditAll(staff);
    return drafts.filter((draft) => mayReadDraft(staff, draft, mayEdit));
  }

  /** Returns the change set. Throws `not-allowed` if the person may not read it. */
  refuseUnreadable(staff: Staff, draft: ChangeSet): ChangeSet {
    if (!mayReadDraft(staff, draft, this.edits.mayEditAll(staff))) throw foreignDraft();
    return draft;
  }

  /** Returns the change set. Throws `not-allowed` unless the person is its author, one of its editors or an admin. */
  refuseOutsider(staff: Staff, draft: ChangeSet): ChangeSet {
    if (!mayActOnDraft(staff, draft)) throw foreignDraft();
    return draft;
  }
}

const foreignDraft = (): ShopError =>
  new ShopError('not-allowed', { message: "This is someone else's draft", details: { reason: 'foreign-draft' } });
