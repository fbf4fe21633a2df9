import type { Server } from 'node:http';
import type { AssetManifest, StorefrontServer } from '@manifold/domain/page-rendering/contract';
import type { FastLane } from '../../platform/http/fast-lane.js';

/** The storefront's server half and the list of its files: all that we know of it. */
export interface LoadedStorefront {
  readonly server: StorefrontServer;
  readonly assets: AssetManifest;
}

/** Where the storefront comes from: its build, or Vite while it is being worked on. */
export abstract class Storefront {
  /** Whether tools write scripts of their own into each page, which no policy then holds for. */
  readonly hasToolScripts: boolean = false;

  /** Rejects when there is no storefront to load. */
  abstract load(): Promise<LoadedStorefront>;

  /** Joins the server that it is served by, before the first request. */
  async attach(_server: Server, _fastLane: FastLane): Promise<void> {}

  async detach(): Promise<void> {}
}
