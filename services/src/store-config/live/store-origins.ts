import { Injectable } from '@nestjs/common';
import type { Snapshot } from '@manifold/domain/store-document/contract';
import { Env } from '../../platform/env/env.js';

/**
 * Where the world finds each store, for every absolute address that leaves us: mails, canonical links, sitemaps, previews.
 * From config alone: what a request says of its own host may be anybody's.
 */
@Injectable()
export class StoreOrigins {
  constructor(private readonly env: Env) {}

  /** Returns scheme, host and port under which a store is known: its production host, or `sk.localhost:3000` in the embedded default. */
  of({ document }: Pick<Snapshot, 'document'>): string {
    const { hosts, productionHost } = document.sections.store;
    const local = this.env.embedded ? hosts.find((host) => host.endsWith('.localhost')) : undefined;
    return local === undefined ? `https://${productionHost}` : `http://${local}:${this.env.port}`;
  }
}
