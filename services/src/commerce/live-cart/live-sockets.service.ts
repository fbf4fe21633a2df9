import { CLOSE_CODES } from '@manifold/domain/live-cart/close-codes';
import { Injectable, type OnApplicationBootstrap, type OnModuleInit } from '@nestjs/common';
import type { WebSocket } from 'ws';
import { OpenConnections } from '../../platform/http/open-connections.js';
import { networkOf } from '../../platform/rate-limits/network-of.js';

/** Below the minute after which proxies commonly close quiet connections. */
const HEARTBEAT_MS = 30_000;
/** Then the browser connects again, and the upgrade asks again whether its session still owns the cart. */
const MAX_AGE_MS = 60 * 60 * 1000;
/** An office may share one address. */
const SOCKETS_PER_ADDRESS = 200;
const SOCKETS = 20_000;
/** A browser only answers pings. */
const FRAMES_PER_HEARTBEAT = 60;
/** Some hundred messages; a reader that is so far behind reconnects and loads the cart. */
const MAX_BUFFERED_BYTES = 64 * 1024;

/** The owner of the connection. */
export interface SocketOwner {
  readonly address: string;
  /** The session that owns the cart, by its digest. */
  readonly session?: string | undefined;
}

interface SocketState {
  readonly network: string;
  readonly session: string | undefined;
  readonly openedAt: number;
  /** Whether the peer has answered the last ping. */
  isAlive: boolean;
  /** Messages, pings and pongs received since the last ping. */
  frames: number;
}

/** The open WebSockets of this process. Bounds their number, age and what they may send, and drops dead peers and slow readers. */
@Injectable()
export class LiveSockets implements OnModuleInit, OnApplicationBootstrap {
  private readonly sockets = new Map<WebSocket, SocketState>();
  private readonly perNetwork = new Map<string, number>();
  private heartbeat: NodeJS.Timeout | undefined;
  private closing = false;

  constructor(private readonly connections: OpenConnections) {}

  onModuleInit(): void {
    this.connections.onClose(() => this.closeAll());
  }

  onApplicationBootstrap(): void {
    this.heartbeat = setInterval(() => this.beat(), HEARTBEAT_MS);
    this.heartbeat.unref();
  }

  /** The number of open sockets. */
  get size(): number {
    return this.sockets.size;
  }

  /** Whether the process is stopping and must not open further sockets. */
  get isClosing(): boolean {
    return this.closing;
  }

  /** Returns whether an address may open another socket. */
  hasRoomFor(address: string): boolean {
    return (this.perNetwork.get(networkOf(address)) ?? 0) < SOCKETS_PER_ADDRESS && this.sockets.size < SOCKETS;
  }

  /** Watches a socket until it closes. Returns false if its address has too many. */
  add(socket: WebSocket, { address, session }: SocketOwner): boolean {
    if (!this.hasRoomFor(address)) return false;
    const network = networkOf(address);
    const state: SocketState = { network, session, openedAt: performance.now(), isAlive: true, frames: 0 };
    this.sockets.set(socket, state);
    this.perNetwork.set(network, (this.perNetwork.get(network) ?? 0) + 1);
    socket.on('message', () => this.count(socket, state));
    socket.on('ping', (data: Buffer) => this.answerPing(socket, state, data));
    socket.on('pong', () => {
      state.isAlive = true;
      this.count(socket, state);
    });
    socket.once('close', () => this.forget(socket, state));
    return true;
  }

  /** Sends a text. Drops a socket whose peer reads too slowly, because its messages would fill the memory. */
  send(socket: WebSocket, text: string): void {
    if (socket.readyState !== socket.OPEN) return;
    if (socket.bufferedAmount > MAX_BUFFERED_BYTES) socket.terminate();
    else socket.send(text);
  }

  /** Drops peers that have not answered the last ping, has old ones connect again, and pings the others. */
  beat(now = performance.now()): void {
    for (const [socket, state] of this.sockets) {
      if (!state.isAlive) {
        socket.terminate();
        continue;
      }
      state.isAlive = false;
      state.frames = 0;
      if (now - state.openedAt >= MAX_AGE_MS) socket.close(CLOSE_CODES.sessionChanged, 'connect again');
      else if (socket.readyState === socket.OPEN) socket.ping();
    }
  }

  /** Closes the connections of a session that ended, for example because the shopper signed in or out. */
  closeSession(session: string): void {
    for (const [socket, state] of this.sockets)
      if (state.session === session) socket.close(CLOSE_CODES.sessionChanged, 'session ended');
  }

  /** Asks every browser to connect to another replica. */
  private closeAll(): void {
    this.closing = true;
    clearInterval(this.heartbeat);
    for (const socket of this.sockets.keys()) socket.close(CLOSE_CODES.restarting, 'restarting');
  }

  /** Pongs to a peer that does not read would fill the memory too, so they count and are dropped like messages. */
  private answerPing(socket: WebSocket, state: SocketState, data: Buffer): void {
    this.count(socket, state);
    if (socket.readyState !== socket.OPEN) return;
    if (socket.bufferedAmount > MAX_BUFFERED_BYTES) socket.terminate();
    else socket.pong(data);
  }

  /** Reads nothing more from a peer that sends too much; `ws` ends the connection soon after the close frame. */
  private count(socket: WebSocket, state: SocketState): void {
    state.frames += 1;
    if (state.frames <= FRAMES_PER_HEARTBEAT) return;
    socket.close(CLOSE_CODES.refused, 'too many messages');
    socket.pause();
  }

  private forget(socket: WebSocket, { network }: SocketState): void {
    this.sockets.delete(socket);
    const left = (this.perNetwork.get(network) ?? 1) - 1;
    if (left > 0) this.perNetwork.set(network, left);
    else this.perNetwork.delete(network);
  }
}
