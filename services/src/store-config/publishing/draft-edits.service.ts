import type { ChangeSet, Edit, EditAddress } from '@manifold/domain/change-set/contract';
import type { Staff } from '@manifold/domain/staff/contract';
import { Injectable } from '@nestjs/common';
import { withLongQueries } from '../../platform/postgres/query-limit.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import { DraftAccess } from '../access/draft-access.service.js';
import { EditAccess } from '../access/edit-access.service.js';
import type { Database } from '../sections/definition/section.js';
import { AllowedTargets } from '../targets/allowed-targets.service.js';
import { sameContent } from '../../platform/json/canonical-json.js';
import { editProblems } from './edit-problems.js';
import { generalProblem, refuseProblems, type Problem } from '../lint/problem.js';
import { refuseStale } from './refuse-stale.js';
import { rowName } from './edit-addresses.js';
import { loadRows, staleEdits } from './section-rows.js';
import type { SeenChangeSet } from './reviews.service.js';
import { changeSetOf, editedBy, requiredDraft, withEdits } from './stored-change-set.js';
import { editOf, insertEdits } from './stored-edit.js';

const TRANSACTION = { maxWait: 10_000, timeout: 30_000 };

const placeOf = (index: number): string => `edits.${index}.`;

/** Adds edits to drafts and removes them. */
@Injectable()
export class DraftEdits {
  constructor(
    private readonly prisma: PrismaService,
    private readonly access: EditAccess,
    private readonly drafts: DraftAccess,
    private readonly targets: AllowedTargets,
  ) {}

  /**
   * Adds an edit to a draft, or replaces the one of the same row. Throws `conflict` for a stale version of the draft or the row,
   * `not-allowed` for a row or draft that the person may not edit, `invalid-input` for an invalid edit.
   */
  put(id: string, version: number, edit: Edit, staff: Staff): Promise<ChangeSet> {
    this.access.refuseForeign(staff, [edit]);
    refuseProblems(this.problemsOf(edit));
    return this.write({ id, version, staff }, [edit]);
  }

  /**
   * Adds many edits to a draft, all or none. An edit that changes nothing removes the row from the draft. Throws what `put`
   * throws, and `invalid-input` for two edits of one row, with the index of each edit.
   */
  putAll(id: string, version: number, edits: readonly Edit[], staff: Staff): Promise<ChangeSet> {
    this.access.refuseForeign(staff, edits, placeOf);
    const wrong = edits.flatMap((edit, index) =>
      this.problemsOf(edit).map((problem) => ({ ...problem, field: placeOf(index) + problem.field })),
    );
    refuseProblems([...wrong, ...repeatedRows(edits)]);
    return this.write({ id, version, staff }, edits, placeOf);
  }

  /** Removes the edit of a row from a draft, if there is one. */
  remove(id: string, version: number, address: EditAddress, staff: Staff): Promise<ChangeSet> {
    this.access.refuseForeign(staff, [address]);
    return this.write({ id, version, staff }, [{ ...address, before: null, after: null }]);
  }

  private problemsOf(edit: Edit): Problem[] {
    return [...editProblems(edit), ...this.targets.problems(edit)];
  }

  private write(
    { id, version, staff }: SeenChangeSet & { readonly staff: Staff },
    edits: readonly Edit[],
    place: (index: number) => string = () => '',
  ): Promise<ChangeSet> {
    const save = async (db: Database): Promise<ChangeSet> => {
      const draft = this.drafts.refuseUnreadable(staff, await requiredDraft(db, id, version));
      const changing = edits.filter(({ before, after }) => !sameContent(before, after));
      const stale = staleEdits(await loadRows(db, [...new Set(changing.map(({ section }) => section))]), changing);
      refuseStale(stale, (edit) => place(edits.indexOf(edit)));
      await removeRows(db, id, edits);
      await insertEdits(db, id, JSON.stringify(changing));
      return changeSetOf(
        await db.changeSet.update({ where: { id }, data: editedBy(draft, staff.email), include: withEdits }),
      );
    };
    // A file may bring thousands of edits.
    return withLongQueries(() => this.prisma.$transaction(save, TRANSACTION));
  }
}

/** Returns a problem for each edit whose row appears twice, because it is unclear which one is meant. */
function repeatedRows(edits: readonly Edit[]) {
  const seen = new Set<string>();
  return edits.flatMap((edit, index) => {
    const isNew = seen.size < seen.add(rowName(edit)).size;
    return isNew ? [] : [generalProblem(`edits.${index}`, 'row-named-twice')];
  });
}

async function removeRows(db: Database, changeSetId: string, edits: readonly EditAddress[]): Promise<void> {
  const sections = [...new Set(edits.map(({ section }) => section))];
  const names = new Set(edits.map(rowName));
  const stored = await db.changeSetEdit.findMany({ where: { changeSetId, section: { in: sections } } });
  const ids = stored.filter((each) => names.has(rowName(editOf(each)))).map(({ id }) => id);
  await db.changeSetEdit.deleteMany({ where: { id: { in: ids } } });
}
