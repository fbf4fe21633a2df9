import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { Inject, Injectable } from '@nestjs/common';
import { WsAdapter } from '@nestjs/platform-ws';
import type { Logger } from 'pino';
import { WebSocketServer, type ServerOptions, type VerifyClientCallbackAsync, type WebSocket } from 'ws';
import { failureOf, RETRY_AFTER_SECONDS, type Failure } from '../../platform/errors/failure.js';
import { LOGGER } from '../../platform/logging/logging.module.js';
import { LiveCartServer } from './live-cart-server.service.js';
import { messageReader } from './message-reader.js';
import { Upgrades } from './upgrades.service.js';

/** Nest's adapter for WebSockets, on the port of the live cart channel, with our decision about each upgrade. */
@Injectable()
export class LiveCartAdapter extends WsAdapter {
  constructor(
    private readonly live: LiveCartServer,
    private readonly upgrades: Upgrades,
    @Inject(LOGGER) private readonly log: Logger,
  ) {
    super(live.server, { messageParser: messageReader(log) });
  }

  /**
   * Listens for upgrades itself, because Nest's own listener writes to the socket before anything handles its errors: an
   * unreadable `Host` and a reset would end the process.
   */
  override create(_port: number, { path: _path, ...options }: ServerOptions = {}): WebSocketServer {
    const sockets = new WebSocketServer({ ...options, noServer: true, verifyClient: this.verify });
    sockets.on('headers', (headers, request) => {
      for (const cookie of this.upgrades.admissionOf(request)?.setCookies ?? []) headers.push(`Set-Cookie: ${cookie}`);
    });
    this.live.server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
      socket.on('error', () => socket.destroy());
      sockets.handleUpgrade(request, socket, head, (peer) => void sockets.emit('connection', peer, request));
    });
    return this.bindErrorHandler(sockets);
  }

  /** Errors of a connection, such as a frame that is too long, close it and are the peer's own. */
  override bindErrorHandler(server: WebSocketServer): WebSocketServer {
    server.on('connection', (socket: WebSocket) => {
      socket.on('error', ({ message }) => this.log.debug({ reason: message }, 'live cart connection failed'));
    });
    server.on('error', (error) => this.log.error({ err: error }, 'live cart server failed'));
    return server;
  }

  private readonly verify: VerifyClientCallbackAsync<IncomingMessage> = ({ req }, answer): void => {
    this.upgrades.admit(req).then(
      () => answer(true),
      (error: unknown) => {
        const failure = failureOf(error);
        const { status, body, isOurFault } = failure;
        if (isOurFault && status >= 500 && status !== 503) this.log.error({ err: error }, 'live cart upgrade failed');
        const headers = { ...this.live.refusalHeaders, 'Content-Type': 'text/plain; charset=utf-8' };
        answer(false, status, body.error.code, { ...headers, ...retryAfter(failure) });
      },
    );
  };
}

/** Returns the header that says when to try again, for an outage and for too many attempts. */
function retryAfter({ status, body }: Failure): Record<string, string> {
  const seconds = body.error.details?.['seconds'];
  if (status === 429 && typeof seconds === 'number') return { 'Retry-After': String(seconds) };
  return status === 503 ? { 'Retry-After': String(RETRY_AFTER_SECONDS) } : {};
}
