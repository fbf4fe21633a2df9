import { CLOSE_CODES } from '@manifold/domain/live-cart/close-codes';
import { Injectable, type OnApplicationBootstrap, type OnModuleInit } from '@nestjs/common';
import type { WebSocket } from 'ws';
import { OpenConnections } from '../../platform/http/open-connections.js';

/** Below the minute after which proxies commonly close quiet connections. */
const HEARTBEAT_MS = 30_000;
/** An office may share one address. */
const SOCKETS_PER_ADDRESS = 200;
const SOCKETS = 20_000;
/** A browser has nothing to send. */
const MESSAGES_PER_HEARTBEAT = 60;
/** Some hundred messages; a reader that is so far behind reconnects and loads the cart. */
const MAX_BUFFERED_BYTES = 64 * 1024;

interface SocketState {
  readonly address: string;
  /** Whether the peer has answered the last ping. */
  isAlive: boolean;
  /** Messages received since the last ping. */
  messages: number;
}

/** The open WebSockets of this process. Bounds their number and what they may send, and drops dead peers and slow readers. */
@Injectable()
export class LiveSockets implements OnModuleInit, OnApplicationBootstrap {
  private readonly sockets = new Map<WebSocket, SocketState>();
  private readonly perAddress = new Map<string, number>();
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
    return (this.perAddress.get(address) ?? 0) < SOCKETS_PER_ADDRESS && this.sockets.size < SOCKETS;
  }

  /** Watches a socket until it closes. Returns false if its address has too many. */
  add(socket: WebSocket, address: string): boolean {
    if (!this.hasRoomFor(address)) return false;
    const state: SocketState = { address, isAlive: true, messages: 0 };
    this.sockets.set(socket, state);
    this.perAddress.set(address, (this.perAddress.get(address) ?? 0) + 1);
    socket.on('pong', () => (state.isAlive = true));
    socket.on('message', () => this.count(socket, state));
    socket.once('close', () => this.forget(socket, state));
    return true;
  }

  /** Sends a text. Drops a socket whose peer reads too slowly, because its messages would fill the memory. */
  send(socket: WebSocket, text: string): void {
    if (socket.readyState !== socket.OPEN) return;
    if (socket.bufferedAmount > MAX_BUFFERED_BYTES) socket.terminate();
    else socket.send(text);
  }

  /** Drops peers that have not answered the last ping, and pings the others. */
  beat(): void {
    for (const [socket, state] of this.sockets) {
      if (!state.isAlive) {
        socket.terminate();
        continue;
      }
      state.isAlive = false;
      state.messages = 0;
      if (socket.readyState === socket.OPEN) socket.ping();
    }
  }

  /** Asks every browser to connect to another replica. */
  private closeAll(): void {
    this.closing = true;
    clearInterval(this.heartbeat);
    for (const socket of this.sockets.keys()) socket.close(CLOSE_CODES.restarting, 'restarting');
  }

  private count(socket: WebSocket, state: SocketState): void {
    state.messages += 1;
    if (state.messages > MESSAGES_PER_HEARTBEAT) socket.close(CLOSE_CODES.refused, 'too many messages');
  }

  private forget(socket: WebSocket, { address }: SocketState): void {
    this.sockets.delete(socket);
    const left = (this.perAddress.get(address) ?? 1) - 1;
    if (left > 0) this.perAddress.set(address, left);
    else this.perAddress.delete(address);
  }
}
