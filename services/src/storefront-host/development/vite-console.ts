import { readFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { join } from 'node:path';
import type { FastLane } from '../../platform/http/fast-lane.js';
import { requestHost } from '../../platform/http/request-host.js';
import { Console } from '../console/console.js';
import type { StaticFile } from '../static-files/static-file.js';
import { StaticFolder } from '../static-files/static-folder.js';
import { ViteServer } from './vite-server.js';

const MAXIMUM_BYTES = 16 * 1024 * 1024;

/** The console during development, served by Vite. */
export class ViteConsole extends Console {
  private vite: ViteServer | undefined;
  private readonly publicFiles: StaticFolder;

  constructor(
    private readonly folder: string,
    private readonly host: string,
  ) {
    super();
    this.publicFiles = new StaticFolder(join(folder, 'public'), MAXIMUM_BYTES);
  }

  override async attach(server: Server, fastLane: FastLane): Promise<void> {
    const vite = await ViteServer.start(this.folder, server, 'console');
    this.vite = vite;
    fastLane.register((request, response) => {
      return requestHost(request.headers) === this.host && vite.serve(request, response);
    });
  }

  override async detach(): Promise<void> {
    await this.vite?.close();
  }

  override async page(url: string): Promise<string | undefined> {
    return this.vite?.page(url, await readFile(join(this.folder, 'index.html'), 'utf8'));
  }

  override file(path: string): Promise<StaticFile | undefined> {
    return this.publicFiles.find(path);
  }
}
