import { setTimeout } from 'node:timers/promises';
import type { Edit, Revision } from '@manifold/domain/change-set/contract';
import { Injectable } from '@nestjs/common';
import { recordAudit } from '../../platform/audit/record-audit.js';
import type { NotificationChannel } from '../../platform/postgres/notifications.js';
import { withLongQueries } from '../../platform/postgres/query-limit.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import { Clock } from '../../platform/process/clock.js';
import { findingsSince } from '../lint/findings.js';
import { refuseFindings, type Tolerance } from '../lint/refuse-findings.js';
import type { Database } from '../sections/definition/section.js';
import { AllowedTargets } from '../targets/allowed-targets.service.js';
import { editProblems } from './edit-problems.js';
import { refuseProblems } from '../lint/problem.js';
import { refuseStale } from './refuse-stale.js';
import { seal, type SealedDocument, type Sealing } from './seal.js';
import { sealEdits } from './seal-edits.js';
import { loadRows, staleEdits, writeRows } from './section-rows.js';
import { insertRevisionEdits } from './stored-edit.js';

/** One publish at a time in the whole system. */
export const PUBLISH_LOCK = 4_711_001;
/** Limits the size of a statement, which is completely in memory here and in Postgres. */
const SNAPSHOTS_AT_ONCE = 100;
const TRANSACTION = { maxWait: 10_000, timeout: 60_000 };
/** The notification channel for new revisions; the message is the revision's number. */
export const REVISION_CHANNEL = 'config_revision' satisfies NotificationChannel;

export interface PublishOrder {
  readonly edits: readonly Edit[];
  /** E-mail address of a member of staff, or `seed`. */
  readonly author: string;
  readonly reason: string;
  readonly changeSetId?: string;
  /** The new findings of the lint that do not prevent publishing; none by default. */
  readonly tolerance?: Tolerance | undefined;
  /** The instant to wait for after all checks; now by default. */
  readonly notBefore?: Date;
}

interface NumberedOrder extends PublishOrder {
  readonly number: number;
}

/** Applies edits to the tables and seals the resulting documents. The only writer of sections, revisions and snapshots. */
@Injectable()
export class Publisher {
  constructor(
    private readonly prisma: PrismaService,
    private readonly clock: Clock,
    private readonly targets: AllowedTargets,
  ) {}

  /** Runs work that may publish in one transaction under the publish lock. */
  withPublishLock<Result>(work: (db: Database) => Promise<Result>): Promise<Result> {
    const locked = async (db: Database): Promise<Result> => {
      await db.$executeRaw`SELECT pg_advisory_xact_lock(${PUBLISH_LOCK})`;
      return work(db);
    };
    // Long queries, because it waits for the previous publish and seals every store.
    return withLongQueries(() => this.prisma.$transaction(locked, TRANSACTION));
  }

  /**
   * Publishes edits as one revision, inside `withPublishLock`. Throws `invalid-input` for invalid or inconsistent edits, `conflict` for rows
   * that have changed since the edit, `unprocessable-entity` for unacknowledged warnings; then nothing is changed.
   */
  async publish(db: Database, order: PublishOrder): Promise<Revision> {
    const documents = await this.check(db, order);
    await setTimeout(Math.max(0, this.effectiveAt(order).getTime() - this.clock.now().getTime()));
    const numbered = { ...order, number: await nextNumber(db) };
    await writeRows(db, order.edits, numbered.number);
    const revision = await writeRevision(db, numbered);
    const touched = await this.touchedDocuments(db, documents);
    await writeSnapshots(db, touched, numbered.number);
    await audit(db, numbered, touched);
    await db.$executeRaw`SELECT pg_notify(${REVISION_CHANNEL}, ${String(numbered.number)})`;
    return revision;
  }

  /** Throws what `publish` throws, without writing. Returns the documents that result from the edits. */
  async check(db: Database, order: PublishOrder): Promise<Sealing['documents']> {
    refuseProblems(order.edits.flatMap(editProblems));
    // Seeds are part of the program; their targets are checked again before anything is sent.
    if (order.tolerance !== 'everything') refuseProblems(order.edits.flatMap((edit) => this.targets.problems(edit)));
    const rows = await loadRows(db);
    refuseStale(staleEdits(rows, order.edits));
    const now = this.effectiveAt(order);
    const next = sealEdits(rows, order.edits, now);
    refuseProblems(next.sealing.problems);
    if (order.tolerance !== 'everything')
      refuseFindings(findingsSince({ rows, sealing: seal(rows, now) }, next).fresh, order.tolerance);
    return next.sealing.documents;
  }

  private effectiveAt({ notBefore }: PublishOrder): Date {
    const now = this.clock.now();
    return notBefore && notBefore > now ? notBefore : now;
  }

  /** Returns the documents of the stores that differ from the served ones, now or later. */
  async touchedDocuments(
    db: Database,
    documents: ReadonlyMap<string, readonly SealedDocument[]>,
  ): Promise<SealedDocument[]> {
    const served = await servedTimelines(db, [...documents.keys()], this.clock.now());
    return [...documents].flatMap(([storeKey, timeline]) =>
      served.get(storeKey) === fingerprint(timeline) ? [] : timeline,
    );
  }
}

async function nextNumber(db: Database): Promise<number> {
  const { _max } = await db.revision.aggregate({ _max: { number: true } });
  return (_max.number ?? 0) + 1;
}

async function writeRevision(db: Database, { number, author, reason, changeSetId, edits }: NumberedOrder) {
  const changeSet = changeSetId === undefined ? {} : { changeSetId };
  const { publishedAt } = await db.revision.create({ data: { number, author, reason, ...changeSet } });
  await insertRevisionEdits(db, number, edits);
  return { number, author, reason, publishedAt: publishedAt.toISOString(), edits: [...edits] };
}

/** Writes documents as one JSON parameter, because serialising each field by the client takes longer than all the rest. */
async function writeSnapshots(db: Database, documents: readonly SealedDocument[], revisionNumber: number) {
  for (let at = 0; at < documents.length; at += SNAPSHOTS_AT_ONCE) {
    const sealed = JSON.stringify(documents.slice(at, at + SNAPSHOTS_AT_ONCE));
    await db.$executeRaw`
      INSERT INTO snapshot (store_key, revision_number, valid_from, hash, document)
      SELECT "storeKey", ${revisionNumber}, "validFrom", hash, document FROM jsonb_to_recordset(${sealed}::jsonb)
        AS sealed ("storeKey" text, "validFrom" timestamptz, hash text, document jsonb)`;
  }
}

async function audit(db: Database, order: NumberedOrder, touched: SealedDocument[]) {
  const { author, reason, number, edits, tolerance } = order;
  const acknowledged = tolerance === undefined || tolerance === 'everything' ? {} : { acknowledged: tolerance };
  const stores = [...new Set(touched.map(({ storeKey }) => storeKey))];
  await recordAudit(db, {
    actor: author,
    action: 'config.publish',
    subject: `revision ${number}`,
    revision: number,
    details: {
      reason,
      edits: edits.length,
      sections: [...new Set(edits.map(({ section }) => section))],
      stores,
      ...acknowledged,
    },
  });
}

const fingerprint = (timeline: readonly { validFrom: string | null; hash: string }[]): string =>
  timeline.map(({ validFrom, hash }) => `${validFrom ?? 'now'} ${hash}`).join(', ');

/** Returns the fingerprint of the current and future snapshots of each store. */
async function servedTimelines(db: Database, storeKeys: readonly string[], now: Date): Promise<Map<string, string>> {
  // Store by store, so that the time does not grow with the number of revisions.
  const stored = await db.$queryRaw<{ store_key: string; valid_from: Date | null; hash: string }[]>`
    SELECT store_key, valid_from, hash FROM unnest(${[...storeKeys]}::text[]) AS served (store_key)
    CROSS JOIN LATERAL (SELECT valid_from, hash FROM snapshot WHERE snapshot.store_key = served.store_key
      AND revision_number = (SELECT max(revision_number) FROM snapshot WHERE snapshot.store_key = served.store_key)
    ) AS latest
    ORDER BY store_key, valid_from NULLS FIRST`;
  const byStore = new Map<string, { validFrom: string | null; hash: string }[]>();
  for (const { store_key: storeKey, valid_from: validFrom, hash } of stored) {
    const begun = validFrom === null || validFrom <= now;
    const earlier = begun ? [] : (byStore.get(storeKey) ?? []);
    byStore.set(storeKey, [...earlier, { validFrom: begun ? null : validFrom.toISOString(), hash }]);
  }
  return new Map([...byStore].map(([storeKey, timeline]) => [storeKey, fingerprint(timeline)]));
}
