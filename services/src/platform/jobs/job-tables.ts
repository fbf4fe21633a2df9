import type { FailedJob, JobQueue } from '@manifold/domain/systems/jobs';
import type pg from 'pg';
import type { Prisma } from '../prisma/generated/client.js';

const MAX_FAILED = 100;
const MAXIMUM_REASON_LENGTH = 300;

/** Masks the e-mail addresses in a reason, because they are personal data. */
const withoutAddresses = (reason: string): string => reason.replace(/[^\s'"@]+@[^\s'"@]+/g, '…@…');

/** Returns the number of jobs per queue and state, in the order of the names. */
export async function jobQueues(pool: pg.Pool, names: readonly string[]): Promise<JobQueue[]> {
  const { rows } = await pool.query<JobQueue>(
    `SELECT queue AS name,
       count(*) FILTER (WHERE state = 'created' AND start_after <= now())::int AS waiting,
       coalesce(max(extract(epoch FROM now() - start_after)) FILTER (WHERE state = 'created' AND start_after <= now()), 0)::float8
         AS "lateSeconds",
       count(*) FILTER (WHERE state = 'created' AND start_after > now())::int AS planned,
       count(*) FILTER (WHERE state = 'retry')::int AS retrying,
       count(*) FILTER (WHERE state = 'active')::int AS running,
       count(*) FILTER (WHERE state = 'failed')::int AS failed
     FROM unnest($1::text[]) WITH ORDINALITY AS kind (queue, place)
     LEFT JOIN pgboss.job ON job.name = queue AND state IN ('created', 'retry', 'active', 'failed')
     GROUP BY queue, place ORDER BY place`,
    [names],
  );
  return rows;
}

interface FailedRow {
  readonly id: string;
  readonly name: string;
  readonly failed: Date;
  readonly tries: number;
  readonly reason: string | null;
}

/** Returns the jobs that have used all their retries, newest first, without their data, which may be personal. */
export async function failedJobs(pool: pg.Pool, names: readonly string[]): Promise<FailedJob[]> {
  const { rows } = await pool.query<FailedRow>(
    `SELECT id, name, completed_on AS failed, retry_count + 1 AS tries,
       coalesce(output ->> 'message', output -> 'value' ->> 'message') AS reason
     FROM pgboss.job WHERE state = 'failed' AND name = ANY ($1::text[])
     ORDER BY completed_on DESC, id LIMIT ${MAX_FAILED}`,
    [names],
  );
  return rows.map(({ id, name, failed, tries, reason }) => ({
    id,
    queue: name,
    failedAt: failed.toISOString(),
    tries,
    reason: reason === null ? null : withoutAddresses(reason).slice(0, MAXIMUM_REASON_LENGTH),
  }));
}

/** Schedules a failed job for one more try. Returns false if no failed job has this id. */
export async function retryFailedJob(db: Prisma.TransactionClient, name: string, id: string): Promise<boolean> {
  const changed = await db.$executeRaw`
    UPDATE pgboss.job SET state = 'retry', retry_limit = retry_count + 1, start_after = now(), completed_on = NULL
    WHERE name = ${name} AND id = ${id}::uuid AND state = 'failed'`;
  return changed === 1;
}
