import type { Server } from 'node:http';
import type { AssetManifest, StorefrontServer } from '@manifold/domain/page-rendering/contract';
import type { FastLane } from '../../platform/http/fast-lane.js';

/** The storefront's server code and the list of its files. */
export interface LoadedStorefront {
  readonly server: StorefrontServer;
  readonly assets: AssetManifest;
}

/** The source of the storefront: its build, or Vite during development. */
export abstract class Storefront {
  /** Whether development tools add scripts to each page, so that no policy applies. */
  readonly hasToolScripts: boolean = false;

  /** Loads the storefront; rejects if there is none. */
  abstract load(): Promise<LoadedStorefront>;

  /** Attaches to the HTTP server before the first request. */
  async attach(_server: Server, _fastLane: FastLane): Promise<void> {}

  async detach(): Promise<void> {}
}
