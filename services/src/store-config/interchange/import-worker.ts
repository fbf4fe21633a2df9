import { workerData } from 'node:worker_threads';
import { PrismaPg } from '@prisma/adapter-pg';
import type { DatabaseDeadlines } from '../../platform/deadlines/deadlines.js';
import { openPool } from '../../platform/postgres/open-pool.js';
import { PrismaClient } from '../../platform/prisma/generated/client.js';
import { answerTasks } from '../../platform/workers/worker-thread.js';
import { loadRows } from '../publishing/section-rows.js';
import { laterRows } from './older-rows.js';
import { compareFiles, type ComparedFiles, type FileComparison } from './compare-files.js';

/** The `workerData` of the thread. */
export interface ImportWorkerData {
  readonly databaseUrl: string;
  readonly deadlines: Pick<DatabaseDeadlines, 'connect' | 'longQuery'>;
}

// Its own connection, because rows that the process reads would be decoded on its event loop.
const { databaseUrl, deadlines } = workerData as ImportWorkerData;
const options = {
  connectionString: databaseUrl,
  max: 1,
  connectionTimeoutMillis: deadlines.connect,
  query_timeout: deadlines.longQuery,
};
const pool = openPool(options, () => undefined);
const prisma = new PrismaClient({ adapter: new PrismaPg(pool, { disposeExternalPool: true }) });

answerTasks<FileComparison, ComparedFiles>((comparison) =>
  compareFiles(comparison, {
    rows: () => loadRows(prisma),
    laterRows: (revision, sections) => laterRows(prisma, revision, sections),
  }),
);
