import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { StorefrontServer } from '@manifold/domain/page-rendering/contract';
import { assetManifest, type BuildManifest } from './asset-manifest.js';
import { Storefront, type LoadedStorefront } from './storefront.js';

/** The storefront as `vite build` left it. */
export class BuiltStorefront extends Storefront {
  private loaded: Promise<LoadedStorefront> | undefined;

  constructor(private readonly folder: string) {
    super();
  }

  /** Loads the build before the first visitor comes. Where there is none yet, readiness says so. */
  override async attach(): Promise<void> {
    await this.load().catch(() => undefined);
  }

  /** Loads the build once; a load that failed is tried again by the next request. */
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
