import { ShopError } from '@manifold/domain/shop-error/shop-error';
import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { QueueFull } from '../../platform/concurrency/semaphore.js';
import { DeadlineExceeded, requestSignal } from '../../platform/deadlines/deadline.js';
import { Env } from '../../platform/env/env.js';
import { WorkerOutOfTime, WorkerPool } from '../../platform/workers/worker-pool.js';
import { WorkerOutOfMemory } from '../../platform/workers/worker-thread.js';
import type { ComparedFiles, FileComparison } from './compare-files.js';
import type { ImportWorkerData } from './import-worker.js';
import type { SentFile } from './read-file.js';

/** The compiled worker, with the same relative path from services/dist/store-config/interchange and from its source folder. */
const SCRIPT = new URL('../../../dist/store-config/interchange/import-worker.js', import.meta.url);
/** The largest allowed file needs about 200 MB. */
const MAX_MEGABYTES = 512;
const MAX_WAITING = 8;
const IDLE_MS = 10_000;

/** Compares the files of imports in one worker thread, one import after the other. */
@Injectable()
export class ImportWorkers implements OnModuleDestroy {
  private readonly pool: WorkerPool<FileComparison, ComparedFiles>;

  constructor({ databaseUrl, deadlines }: Env) {
    const { connect, longQuery } = deadlines.database;
    this.pool = new WorkerPool({
      script: SCRIPT,
      data: { databaseUrl, deadlines: { connect, longQuery } } satisfies ImportWorkerData,
      threads: 1,
      maxWaiting: MAX_WAITING,
      cpuMilliseconds: deadlines.fileImport.cpu,
      deadlineMilliseconds: deadlines.fileImport.total,
      maxMegabytes: MAX_MEGABYTES,
      idleMilliseconds: IDLE_MS,
    });
  }

  /**
   * Runs `compareFiles` in the worker. Throws `body-too-large` with the largest file if the files need too much CPU time or
   * memory, and `backend-unavailable` if too many imports wait, the database does not answer or the machine is too busy.
   */
  async compare(comparison: FileComparison): Promise<ComparedFiles> {
    try {
      return await this.pool.run(comparison, requestSignal());
    } catch (error) {
      throw importRefusal(error, comparison.files);
    }
  }

  async onModuleDestroy(): Promise<void> {
    await this.pool.close();
  }
}

/** Returns what to answer if the worker could not compare files; other errors unchanged. */
export function importRefusal(error: unknown, files: readonly SentFile[]): unknown {
  if (error instanceof QueueFull || error instanceof DeadlineExceeded)
    return new ShopError('backend-unavailable', { cause: error });
  return error instanceof WorkerOutOfMemory || error instanceof WorkerOutOfTime ? tooLarge(files, error) : error;
}

/** Names the largest file, because splitting it helps most. */
function tooLarge(files: readonly SentFile[], cause: Error): ShopError {
  const [largest] = files.toSorted((one, other) => other.text.length - one.text.length);
  return new ShopError('body-too-large', {
    message: 'The files are too large to be compared. Split the largest one, or import fewer files at once.',
    fields: largest ? [{ field: largest.name, reason: 'too-large' }] : [],
    cause,
  });
}
