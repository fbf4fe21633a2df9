import type { ChangeSet, EditAddress } from '@manifold/domain/change-set/contract';
import type { Staff } from '@manifold/domain/staff/contract';
import type { Snapshot } from '@manifold/domain/store-document/contract';
import { Injectable } from '@nestjs/common';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import { DraftAccess } from '../access/draft-access.service.js';
import { Clock } from '../../platform/process/clock.js';
import { LiveConfig } from '../live/live-config.js';
import { ChangeSets } from './change-sets.service.js';
import { chosenEdits, rowName } from './edit-addresses.js';
import { editProblems } from './edit-problems.js';
import { refuseProblems } from '../lint/problem.js';
import { seal, type SealedDocument } from './seal.js';
import { changeInstants, documentAt } from './timeline.js';
import { sealEdits } from './seal-edits.js';
import { loadRows } from './section-rows.js';

/** A draft and optionally some of its rows. */
export interface DraftParams {
  /** The caller. */
  readonly staff: Staff;
  readonly changeSetId: string;
  readonly edits: readonly EditAddress[] | undefined;
}

/** The current state of a draft. Its name changes whenever its effect may change. */
export interface DraftState {
  readonly name: string;
  readonly title: string;
  readonly edits: ChangeSet['edits'];
  /** When it is published: its scheduled instant, or now. */
  readonly at: Date;
}

/** A store that a draft changes, before and after, with the instant of the change (null for now). */
export interface DraftedStore {
  readonly at: string | null;
  readonly before: Snapshot;
  /** Marked as a preview, so that nothing is sold with it. */
  readonly after: Snapshot;
}

type Differs = (before: Snapshot['document'], after: Snapshot['document']) => boolean;

/** Shows how a draft would change stores, for forecasts before it is published. */
@Injectable()
export class DraftedStores {
  constructor(
    private readonly prisma: PrismaService,
    private readonly changeSets: ChangeSets,
    private readonly access: DraftAccess,
    private readonly live: LiveConfig,
    private readonly clock: Clock,
  ) {}

  /** Returns the current state of a draft. Throws for an unknown or closed draft, one that the caller may not read, and rows that it does not hold. */
  async standing({ changeSetId, edits: chosen, staff }: DraftParams): Promise<DraftState> {
    const draft = this.access.refuseUnreadable(staff, await this.changeSets.getOpen(changeSetId));
    const edits = [...chosenEdits(draft.edits, chosen)];
    const now = this.clock.now();
    const scheduled = draft.schedule ? new Date(draft.schedule.publishAt) : now;
    const name = [draft.id, draft.version, this.live.revision, draft.schedule?.publishAt, ...edits.map(rowName)];
    return { name: name.join('\n'), title: draft.name, edits, at: scheduled > now ? scheduled : now };
  }

  /**
   * Returns the stores for which `differs` returns true, each at the first such instant, because a dated row changes nothing
   * before its day. Throws `invalid-input` with the problems of a draft that could not be published.
   */
  async changed({ edits, at, title }: DraftState, differs: Differs): Promise<DraftedStore[]> {
    refuseProblems(edits.flatMap(editProblems));
    const rows = await loadRows(this.prisma);
    const before = seal(rows, at).documents;
    const { documents, problems } = sealEdits(rows, edits, at).sealing;
    refuseProblems(problems);
    return [...documents].flatMap(([storeKey, timeline]) => {
      const found = firstDifference(before.get(storeKey) ?? [], timeline, differs);
      if (!found) return [];
      const preview = { name: title, until: at.toISOString(), at: found.at };
      return [{ at: found.at, before: this.snapshot(found.before), after: { ...this.snapshot(found.after), preview } }];
    });
  }

  private snapshot({ storeKey, validFrom, hash, document }: SealedDocument): Snapshot {
    return { storeKey, revision: this.live.revision, validFrom, hash, document };
  }
}

function firstDifference(before: readonly SealedDocument[], after: readonly SealedDocument[], differs: Differs) {
  for (const at of changeInstants(before, after)) {
    const [old, next] = [documentAt(before, at), documentAt(after, at)];
    if (old && next && differs(old.document, next.document)) return { at, before: old, after: next };
  }
  return undefined;
}
