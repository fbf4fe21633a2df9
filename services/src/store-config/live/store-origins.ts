import { Injectable } from '@nestjs/common';
import type { Snapshot } from '@manifold/domain/store-document/contract';
import { Env } from '../../platform/env/env.js';

/** Hosts of this machine, which need no certificate. */
const LOCAL = /(^|\.)localhost$/;

/**
 * The public origins of the stores, for every absolute address that we send: mails, canonical links, sitemaps, previews. They
 * come only from config, because the Host header of a request may be forged.
 */
@Injectable()
export class StoreOrigins {
  constructor(private readonly env: Env) {}

  /** Returns scheme, host and port of a store: its production host, or `sk.localhost:3000` in the embedded default. */
  originOf({ document }: Pick<Snapshot, 'document'>): string {
    const { hosts, productionHost } = document.sections.store;
    const local = this.env.embedded ? hosts.find((host) => host.endsWith('.localhost')) : undefined;
    return local === undefined ? `https://${productionHost}` : `http://${local}:${this.env.port}`;
  }

  /**
   * Returns the origins of the live cart channel, one for each host of a store, because the session cookie belongs to the
   * host; none if the store's toggle is off.
   */
  liveCartOriginsOf({ document }: Pick<Snapshot, 'document'>): string[] {
    const { 'feature-toggles': toggles, store } = document.sections;
    if (!toggles.liveCart) return [];
    const scheme = (host: string): string => (LOCAL.test(host) ? 'ws' : 'wss');
    return store.hosts.map((host) => `${scheme(host)}://${host}:${this.env.liveCart.publicPort}`);
  }
}
