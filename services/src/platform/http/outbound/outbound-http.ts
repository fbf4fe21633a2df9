import { isIP } from 'node:net';
import { Injectable } from '@nestjs/common';
import { Env } from '../../env/env.js';
import { exchange, type OutboundAnswer, type OutboundRequest } from './exchange.js';
import { guardedLookup, RefusedAddress } from './guarded-lookup.js';
import { isLoopbackAddress, isPublicAddress } from './public-address.js';

/**
 * Sends requests to targets from config. Checks the address when it connects, and refuses private, loopback, link-local,
 * unique-local, shared and metadata addresses. The embedded start may reach its own machine, where the sandbox runs; plain http
 * is allowed only there.
 */
@Injectable()
export class OutboundHttp {
  private readonly isEmbedded: boolean;

  constructor({ embedded }: Env) {
    this.isEmbedded = embedded;
  }

  /** Sends a request. Throws `RefusedAddress`, or the error of the connection. */
  async send(url: URL, request: OutboundRequest): Promise<OutboundAnswer> {
    // Sockets look up only names, so an address in the URL is checked here.
    const hostname = url.hostname.replace(/^\[|\]$/g, '');
    const isPlain = url.protocol !== 'https:';
    const isAllowed = isPlain ? this.isOwnMachine : this.isReachable;
    if (isPlain && !this.isEmbedded) throw new RefusedAddress(hostname);
    if (isIP(hostname) !== 0 && !isAllowed(hostname)) throw new RefusedAddress(hostname);
    return exchange(url, request, { lookup: guardedLookup(isAllowed) });
  }

  private readonly isOwnMachine = (address: string): boolean => this.isEmbedded && isLoopbackAddress(address);

  private readonly isReachable = (address: string): boolean => isPublicAddress(address) || this.isOwnMachine(address);
}
