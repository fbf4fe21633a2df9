import { join } from 'node:path';
import type { StaticFile } from '../static-files/static-file.js';
import { StaticFolder } from '../static-files/static-folder.js';
import { Console } from './console.js';

const MAXIMUM_BYTES = 16 * 1024 * 1024;

/** The console from the output of `vite build`. */
export class BuiltConsole extends Console {
  private readonly built: StaticFolder;

  constructor(folder: string) {
    super();
    this.built = new StaticFolder(join(folder, 'dist'), MAXIMUM_BYTES);
  }

  override async page(): Promise<string | undefined> {
    const page = await this.built.find('index.html');
    return page?.kind === 'cached' ? (await page.body('identity')).toString() : undefined;
  }

  override file(path: string): Promise<StaticFile | undefined> {
    return this.built.find(path);
  }
}
