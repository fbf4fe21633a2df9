import type { InvoiceDocument } from '@manifold/domain/invoice/contract';
import { ShopError } from '@manifold/domain/shop-error/shop-error';
import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { QueueFull } from '../../../platform/concurrency/semaphore.js';
import { DeadlineExceeded, requestSignal } from '../../../platform/deadlines/deadline.js';
import { WorkerPool } from '../../../platform/workers/worker-pool.js';

/** The compiled worker, with the same relative path from services/dist/commerce/invoices/pdf and from its source folder. */
const SCRIPT = new URL('../../../../dist/commerce/invoices/pdf/invoice-pdf-worker.js', import.meta.url);
const MAX_WAITING = 50;
/** An invoice of 500 lines needs less than two seconds. */
const CPU_MS = 10_000;
const DEADLINE_MS = 20_000;
const IDLE_MS = 30_000;
const MAX_MEGABYTES = 256;

/** Renders invoices in a worker thread, one after the other, so that no request waits for the event loop. */
@Injectable()
export class InvoicePrinter implements OnModuleDestroy {
  private readonly pool = new WorkerPool<InvoiceDocument, Uint8Array>({
    script: SCRIPT,
    data: {},
    threads: 1,
    maxWaiting: MAX_WAITING,
    cpuMilliseconds: CPU_MS,
    deadlineMilliseconds: DEADLINE_MS,
    maxMegabytes: MAX_MEGABYTES,
    idleMilliseconds: IDLE_MS,
  });

  /** Returns a document as a PDF. Throws `backend-unavailable` if too many wait or the machine is too busy. */
  async print(invoice: InvoiceDocument): Promise<Buffer> {
    try {
      return Buffer.from(await this.pool.run(invoice, requestSignal()));
    } catch (error) {
      if (error instanceof QueueFull || error instanceof DeadlineExceeded)
        throw new ShopError('backend-unavailable', { cause: error });
      throw error;
    }
  }

  async onModuleDestroy(): Promise<void> {
    await this.pool.close();
  }
}
