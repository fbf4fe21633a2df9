import type { Server } from 'node:http';
import type { StorefrontServer } from '@manifold/domain/page-rendering/contract';
import type { FastLane } from '../../platform/http/fast-lane.js';
import { requestHost } from '../../platform/http/request-host.js';
import { Storefront, type LoadedStorefront } from '../rendering/storefront.js';
import { ViteServer } from './vite-server.js';

/** The storefront during development, served by Vite. */
export class ViteStorefront extends Storefront {
  override readonly hasToolScripts = true;
  private vite: ViteServer | undefined;

  constructor(
    private readonly folder: string,
    private readonly adminHost: string,
  ) {
    super();
  }

  override async attach(server: Server, fastLane: FastLane): Promise<void> {
    const vite = await ViteServer.start(this.folder, server, 'storefront');
    this.vite = vite;
    fastLane.register((request, response) => {
      return requestHost(request.headers) !== this.adminHost && vite.serve(request, response);
    });
  }

  override async detach(): Promise<void> {
    await this.vite?.close();
  }

  /** Loads the current server code from disk. Vite lists its files itself. */
  override async load(): Promise<LoadedStorefront> {
    const module = await this.vite?.load('/src/entry-server.tsx');
    if (!isStorefrontServer(module)) throw new Error('src/entry-server.tsx exports no storefront');
    return { server: module, assets: { routes: {}, messages: {} } };
  }
}

function isStorefrontServer(module: object | undefined): module is object & StorefrontServer {
  const exported: Partial<Record<keyof StorefrontServer, unknown>> = module ?? {};
  return [exported.render, exported.routeIds, exported.listUntranslated].every((each) => typeof each === 'function');
}
