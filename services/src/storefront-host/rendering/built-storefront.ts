import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { StorefrontServer } from '@manifold/domain/page-rendering/contract';
import { assetManifest, type BuildManifest } from './asset-manifest.js';
import { Storefront, type LoadedStorefront } from './storefront.js';

/** The storefront from the output of `vite build`. */
export class BuiltStorefront extends Storefront {
  private loaded: Promise<LoadedStorefront> | undefined;

  constructor(private readonly folder: string) {
    super();
  }

  /** Loads the build before the first request. Health reports a missing build. */
  override async attach(): Promise<void> {
    await this.load().catch(() => undefined);
  }

  /** Loads the build once; the next request retries a failed load. */
  override load(): Promise<LoadedStorefront> {
    this.loaded ??= this.read().catch((error: unknown) => {
      this.loaded = undefined;
      throw error;
    });
    return this.loaded;
  }

  private async read(): Promise<LoadedStorefront> {
    const entry = pathToFileURL(join(this.folder, 'dist/server/entry-server.js')).href;
    const server = (await import(entry)) as StorefrontServer;
    const manifest = await readFile(join(this.folder, 'dist/client/.vite/manifest.json'), 'utf8');
    const build = JSON.parse(manifest) as BuildManifest;
    return { server, assets: assetManifest(build, server.routeIds()) };
  }
}
