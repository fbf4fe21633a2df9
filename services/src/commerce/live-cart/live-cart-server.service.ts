import { createServer, STATUS_CODES, type Server } from 'node:http';
import { Injectable } from '@nestjs/common';
import { Env } from '../../platform/env/env.js';
import { listenWith } from '../../platform/http/listening.js';
import { OpenConnections } from '../../platform/http/open-connections.js';
import { NO_PAGE_POLICY, securityHeaders } from '../../platform/http/security-headers.js';

const UPGRADE_REQUIRED = 426;
const HANDSHAKE_TIMEOUT_MS = 5000;
const TIMEOUT_CHECK_MS = 2000;

/** The HTTP server of the live cart channel, on a port of its own. It answers nothing but upgrades. */
@Injectable()
export class LiveCartServer {
  readonly server: Server;
  /** The headers of every answer that opens no WebSocket. */
  readonly refusalHeaders: Readonly<Record<string, string>>;

  constructor(
    private readonly env: Env,
    connections: OpenConnections,
  ) {
    this.refusalHeaders = {
      ...securityHeaders(env),
      'content-security-policy': NO_PAGE_POLICY,
      'cache-control': 'no-store',
    };
    const headers = { ...this.refusalHeaders, upgrade: 'websocket', connection: 'close' };
    const timeouts = {
      headersTimeout: HANDSHAKE_TIMEOUT_MS,
      requestTimeout: HANDSHAKE_TIMEOUT_MS,
      connectionsCheckingInterval: TIMEOUT_CHECK_MS,
    };
    this.server = createServer(timeouts, (_request, response) => {
      response.writeHead(UPGRADE_REQUIRED, headers).end(STATUS_CODES[UPGRADE_REQUIRED]);
    });
    connections.watch(this.server);
  }

  /** Opens the port on the configured host. */
  listen(): Promise<void> {
    return listenWith(this.server, { host: this.env.host, port: this.env.liveCart.port });
  }

  /** The open port; 0 before it listens. */
  get port(): number {
    const address = this.server.address();
    return address !== null && typeof address === 'object' ? address.port : 0;
  }
}
