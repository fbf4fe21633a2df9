import { setTimeout } from 'node:timers/promises';
import type { Edit, Revision } from '@manifold/domain/change-set/contract';
import { Injectable } from '@nestjs/common';
import { recordAudit } from '../../platform/audit/record-audit.js';
import { withLongQueries } from '../../platform/postgres/query-limit.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import { Clock } from '../../platform/process/clock.js';
import { findingsSince } from '../lint/findings.js';
import { refuseFindings, type Tolerance } from '../lint/refuse-findings.js';
import type { Database } from '../sections/section.js';
import { AllowedTargets } from '../targets/allowed-targets.service.js';
import { editProblems } from './edit-problems.js';
import { refuseProblems } from '../lint/problem.js';
import { refuseStale } from './refuse-stale.js';
import { seal, type SealedDocument, type Sealing } from './seal.js';
import { sealEdits } from './seal-edits.js';
import { loadRows, staleEdits, writeRows } from './section-rows.js';
import { insertRevisionEdits } from './stored-edit.js';

/** One publish at a time in the whole system. */
const PUBLISH_LOCK = 4_711_001;
/** A statement is in memory as a whole, here and in Postgres. */
const SNAPSHOTS_AT_ONCE = 100;
const TRANSACTION = { maxWait: 10_000, timeout: 60_000 };
/** The channel on which replicas hear of a new revision; the message is its number. */
export const REVISION_CHANNEL = 'config_revision';

export interface Order {
  readonly edits: readonly Edit[];
  /** E-mail address of a member of staff, or `seed`. */
  readonly author: string;
  readonly reason: string;
  readonly changeSetId?: string;
  /** Which new findings of the lint do not stand in the way; none when left out. */
  readonly tolerance?: Tolerance | undefined;
  /** The instant that is waited for with everything checked, a moment ahead; at once when left out. */
  readonly notBefore?: Date;
}

interface NumberedOrder extends Order {
  readonly number: number;
}

/** Applies edits to the tables and seals what they come to. The only writer of sections, revisions and snapshots. */
@Injectable()
export class Publisher {
  constructor(
    private readonly prisma: PrismaService,
    private readonly clock: Clock,
    private readonly targets: AllowedTargets,
  ) {}

  /** Runs work that may publish, alone: in one transaction, under the one lock. */
  alone<Result>(work: (db: Database) => Promise<Result>): Promise<Result> {
    const locked = async (db: Database): Promise<Result> => {
      await db.$executeRaw`SELECT pg_advisory_xact_lock(${PUBLISH_LOCK})`;
      return work(db);
    };
    // It waits for the publish before it, and seals every store.
    return withLongQueries(() => this.prisma.$transaction(locked, TRANSACTION));
  }

  /**
   * Publishes edits as one revision, inside `alone`. Refuses edits that are wrong by themselves or together, those whose
   * row is no longer what their editor saw, and new warnings that nobody acknowledged; then nothing is changed.
   */
  async publish(db: Database, order: Order): Promise<Revision> {
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

  /** Refuses what `publish` refuses and writes nothing; gives the documents that the edits come to. */
  async check(db: Database, order: Order): Promise<Sealing['documents']> {
    refuseProblems(order.edits.flatMap(editProblems));
    // Seeds come with the program; where they lead is checked again before anything is sent.
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

  private effectiveAt({ notBefore }: Order): Date {
    const now = this.clock.now();
    return notBefore && notBefore > now ? notBefore : now;
  }

  /** The documents of the stores for which anything differs from what is served, now or later. */
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

/** As JSON, and not through the client's own reading of every field in it: that takes longer than all of the rest. */
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

/** What each of the stores is served now and what it will be, in the words of `fingerprint`. */
async function servedTimelines(db: Database, storeKeys: readonly string[], now: Date): Promise<Map<string, string>> {
  // Store by store, so that it does not take longer with every revision that ever was.
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
