import type { ChangeSet } from '@manifold/domain/change-set/contract';
import { mayActOnDraft, mayReadDraft } from '@manifold/domain/staff/draft-access';
import { ShopError } from '@manifold/domain/shop-error/shop-error';
import type { Staff } from '@manifold/domain/staff/contract';
import { Injectable } from '@nestjs/common';
import { EditAccess } from './edit-access.service.js';

/** Who may see a draft, and who may do something with it. */
@Injectable()
export class DraftAccess {
  constructor(private readonly edits: EditAccess) {}

  /** Those of the change sets that a person may read. */
  readable(staff: Staff, drafts: readonly ChangeSet[]): ChangeSet[] {
    const mayEdit = this.edits.mayEditAll(staff);
    return drafts.filter((draft) => mayReadDraft(staff, draft, mayEdit));
  }

  /** Refuses somebody who may not read a change set. Returns it. */
  refuseUnreadable(staff: Staff, draft: ChangeSet): ChangeSet {
    if (!mayReadDraft(staff, draft, this.edits.mayEditAll(staff))) throw foreignDraft();
    return draft;
  }

  /** Refuses somebody who is neither author nor editor of a change set, nor an admin. Returns it. */
  refuseOutsider(staff: Staff, draft: ChangeSet): ChangeSet {
    if (!mayActOnDraft(staff, draft)) throw foreignDraft();
    return draft;
  }
}

const foreignDraft = (): ShopError =>
  new ShopError('not-allowed', { message: "This is somebody else's draft", details: { reason: 'foreign-draft' } });
