import type { IncomingMessage } from 'node:http';
import { Inject, Injectable } from '@nestjs/common';
import { WsAdapter } from '@nestjs/platform-ws';
import type { Logger } from 'pino';
import type { VerifyClientCallbackAsync, WebSocket, WebSocketServer } from 'ws';
import { failureOf, RETRY_AFTER_SECONDS } from '../../platform/errors/failure.js';
import { LOGGER } from '../../platform/logging/logging.module.js';
import { LiveCartServer } from './live-cart-server.service.js';
import { messageReader } from './message-reader.js';
import { Upgrades } from './upgrades.service.js';

/** Nest's adapter for WebSockets, on the port of the live cart channel, with our decision about each upgrade. */
@Injectable()
export class LiveCartAdapter extends WsAdapter {
  constructor(
    { server }: LiveCartServer,
    private readonly upgrades: Upgrades,
    @Inject(LOGGER) private readonly log: Logger,
  ) {
    super(server, { messageParser: messageReader(log) });
  }

  /** Port 0 is the server of the constructor. */
  override create(_port: number, options: Record<string, unknown> = {}): WebSocketServer {
    const sockets = super.create(0, { ...options, verifyClient: this.verify }) as WebSocketServer;
    sockets.on('headers', (headers, request) => {
      for (const cookie of this.upgrades.admissionOf(request)?.setCookies ?? []) headers.push(`Set-Cookie: ${cookie}`);
    });
    return sockets;
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
        const { status, body, ours } = failureOf(error);
        if (ours && status >= 500 && status !== 503) this.log.error({ err: error }, 'live cart upgrade failed');
        const retry = status === 503 ? { 'Retry-After': String(RETRY_AFTER_SECONDS) } : {};
        answer(false, status, body.error.code, { 'Content-Type': 'text/plain; charset=utf-8', ...retry });
      },
    );
  };
}
