import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { snapshotSchema, type Snapshot } from '@manifold/domain/store-document/contract';
import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import * as z from 'zod/mini';
import { Env } from '../../platform/env/env.js';
import { LOGGER } from '../../platform/logging/logging.module.js';
import { SharedDocuments } from './shared-documents.js';

const fileSchema = z.object({ checksum: z.string(), snapshots: z.string() });
const snapshotsSchema = z.array(z.object({ ...snapshotSchema.shape, document: z.unknown() }));

const checksum = (text: string): string => createHash('sha256').update(text).digest('hex');

/** The last served snapshots, on disk, so that a replica can start and serve while Postgres is down. */
@Injectable()
export class LastGoodFiles {
  private readonly folder: string;
  private writing: Promise<void> = Promise.resolve();

  constructor(
    env: Env,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    this.folder = path.join(env.dataDir, 'snapshots');
  }

  /** Writes a store's snapshots, including future ones. Writes one file after another; only logs a failure. */
  save(storeKey: string, snapshots: readonly Snapshot[]): Promise<void> {
    this.writing = this.writing
      .then(() => this.write(storeKey, snapshots))
      .catch((error: unknown) =>
        this.logger.warn({ err: error, store: storeKey }, 'last good config could not be saved'),
      );
    return this.writing;
  }

  /** Resolves once everything is on disk. */
  written(): Promise<void> {
    return this.writing;
  }

  /** Returns the snapshots of all intact files. */
  async read(): Promise<Snapshot[]> {
    const names = await readdir(this.folder).catch(() => []);
    const files = names.filter((name) => name.endsWith('.json')).sort();
    const documents = new SharedDocuments();
    const saved: Snapshot[] = [];
    // One after another, because a process may not open thousands of files at once.
    for (const name of files) saved.push(...(await this.readFile(path.join(this.folder, name), documents)));
    return saved;
  }

  /** Returns the snapshots of one store; empty if its file does not exist or is not usable. */
  async readStore(storeKey: string): Promise<Snapshot[]> {
    const file = path.join(this.folder, `${storeKey}.json`);
    return existsSync(file) ? this.readFile(file, new SharedDocuments()) : [];
  }

  private async write(storeKey: string, snapshots: readonly Snapshot[]): Promise<void> {
    const text = JSON.stringify(snapshots);
    const file = path.join(this.folder, `${storeKey}.json`);
    const unfinished = `${file}.${process.pid}.new`;
    await mkdir(this.folder, { recursive: true });
    await writeFile(unfinished, JSON.stringify({ checksum: checksum(text), snapshots: text }));
    await rename(unfinished, file); // Atomic: a reader sees the old file or the new one.
  }

  private async readFile(file: string, documents: SharedDocuments): Promise<Snapshot[]> {
    try {
      const { checksum: expected, snapshots } = fileSchema.parse(JSON.parse(await readFile(file, 'utf8')));
      if (checksum(snapshots) !== expected) throw new Error('the checksum does not match');
      return snapshotsSchema.parse(JSON.parse(snapshots)).map((snapshot) => {
        const document = documents.read(snapshot.document);
        if (!document) throw new Error('this version cannot read a document');
        return { ...snapshot, document };
      });
    } catch (error) {
      this.logger.warn({ err: error, file }, 'last good config is not usable');
      return [];
    }
  }
}
