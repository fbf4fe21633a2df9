import { open, type FileHandle } from 'node:fs/promises';
import { LOG_LIMITS, renameRotated, type LogLimits } from './rotation.js';

/** Limit of the queue for a slow disk; more is dropped. */
const QUEUE_BYTES = 4 * 1024 * 1024;
const NEW_LINE = 0x0a;

/**
 * Appends the output of a process to its log file and rotates it by size. If the disk is full or broken, lines are dropped and
 * counted, and the process keeps running. The first line after that is the count.
 */
export class LogFile {
  private handle: FileHandle | undefined;
  private size = 0;
  private queue: Buffer[] = [];
  private queuedBytes = 0;
  private droppedLines = 0;
  private writing: Promise<void> | undefined;
  private isFailing = false;

  constructor(
    private readonly file: string,
    private readonly onProblem: (line: string) => void,
    private readonly limits: LogLimits = LOG_LIMITS,
  ) {}

  /** Lines dropped since the last write. */
  get dropped(): number {
    return this.droppedLines;
  }

  /** Queues a chunk. Never throws or blocks. */
  write(chunk: Buffer): void {
    if (this.queuedBytes + chunk.length > QUEUE_BYTES) {
      this.droppedLines += lineCount(chunk);
      return;
    }
    this.queue.push(chunk);
    this.queuedBytes += chunk.length;
    this.writing ??= this.drain().finally(() => (this.writing = undefined));
  }

  /** Resolves when all chunks are written or dropped. */
  async flush(): Promise<void> {
    while (this.writing) await this.writing;
  }

  async close(): Promise<void> {
    await this.flush();
    await this.closeHandle();
  }

  private async drain(): Promise<void> {
    while (this.queue.length > 0) {
      const batch = Buffer.concat(this.queue);
      this.queue = [];
      this.queuedBytes = 0;
      await this.appendOrDrop(batch);
    }
  }

  private async appendOrDrop(batch: Buffer): Promise<void> {
    try {
      const notice = this.droppedLines > 0 ? droppedNotice(this.droppedLines) : undefined;
      await this.append(notice ? Buffer.concat([notice, batch]) : batch);
      this.droppedLines = 0;
      if (this.isFailing) this.onProblem(`${this.file} is written again`);
      this.isFailing = false;
    } catch (error) {
      this.droppedLines += lineCount(batch);
      if (!this.isFailing) this.onProblem(`${this.file} cannot be written, lines are dropped: ${String(error)}`);
      this.isFailing = true;
      await this.closeHandle();
    }
  }

  private async append(bytes: Buffer): Promise<void> {
    const handle = this.handle ?? (await this.openFile());
    const isFull = this.size > 0 && this.size + bytes.length > this.limits.maxBytes;
    await (isFull ? await this.rotate() : handle).writeFile(bytes);
    this.size += bytes.length;
  }

  private async openFile(): Promise<FileHandle> {
    this.handle = await open(this.file, 'a');
    this.size = (await this.handle.stat()).size;
    return this.handle;
  }

  private async rotate(): Promise<FileHandle> {
    await this.closeHandle();
    await renameRotated(this.file, this.limits.maxFiles);
    return this.openFile();
  }

  private async closeHandle(): Promise<void> {
    const { handle } = this;
    this.handle = undefined;
    await handle?.close().catch(() => undefined); // closing flushes, which fails on a full disk
  }
}

/** Returns a log record that starts with a line break, because the last write may have ended within a line. */
function droppedNotice(lines: number): Buffer {
  const record = { level: 'warn', time: new Date().toISOString(), lines, msg: 'log lines dropped' };
  return Buffer.from(`\n${JSON.stringify(record)}\n`);
}

function lineCount(chunk: Buffer): number {
  let lines = 0;
  for (let at = chunk.indexOf(NEW_LINE); at !== -1; at = chunk.indexOf(NEW_LINE, at + 1)) lines++;
  return chunk.at(-1) === NEW_LINE ? lines : lines + 1;
}
