import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import * as z from 'zod/mini';
import { Env } from '../../platform/env/env.js';
import { LOGGER } from '../../platform/logging/logging.module.js';

const hostsSchema = z.record(z.string(), z.array(z.string()));

/** The hosts of every store that was ever served, on disk, so that a store without a usable snapshot is not an unknown host. */
@Injectable()
export class KnownHostsFile {
  private readonly file: string;
  private writing: Promise<void> = Promise.resolve();

  constructor(
    env: Env,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    this.file = path.join(env.dataDir, 'known-hosts.json');
  }

  /** Returns the hosts by store; empty if the file does not exist or cannot be read. */
  async read(): Promise<ReadonlyMap<string, readonly string[]>> {
    try {
      return new Map(Object.entries(hostsSchema.parse(JSON.parse(await readFile(this.file, 'utf8')))));
    } catch {
      return new Map();
    }
  }

  /** Writes the table. Only logs a failure. */
  save(hosts: ReadonlyMap<string, readonly string[]>): Promise<void> {
    const text = JSON.stringify(Object.fromEntries(hosts));
    this.writing = this.writing
      .then(() => this.write(text))
      .catch((error: unknown) => this.logger.warn({ err: error }, 'known hosts could not be saved'));
    return this.writing;
  }

  /** Resolves once everything is on disk. */
  written(): Promise<void> {
    return this.writing;
  }

  private async write(text: string): Promise<void> {
    const unfinished = `${this.file}.${process.pid}.new`;
    await mkdir(path.dirname(this.file), { recursive: true });
    await writeFile(unfinished, text);
    await rename(unfinished, this.file);
  }
}
