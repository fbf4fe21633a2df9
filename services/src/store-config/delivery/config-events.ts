import type { ServerResponse } from 'node:http';
import type { Snapshot } from '@manifold/domain/store-document/contract';
import { ShopError } from '@manifold/domain/shop-error/shop-error';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { OpenConnections } from '../../platform/http/open-connections.js';
import { networkOf } from '../../platform/rate-limits/network-of.js';
import { LiveConfig } from '../live/live-config.js';

const HEARTBEAT_MS = 20_000;
/** A browser holds one stream per store; an office may share one network (an IPv4 address or an IPv6 /64). */
const STREAMS_PER_NETWORK = 200;
const STREAMS = 20_000;
/** How long a browser waits after a broken stream; random, so that not all of them reconnect at once after a restart. */
const RETRY_MS = [1000, 4000] as const;

interface Stream {
  readonly storeKey: string;
  readonly network: string;
  readonly response: ServerResponse;
}

const message = ({ revision, hash }: Snapshot): string =>
  `event: revision\ndata: ${JSON.stringify({ revision, hash })}\n\n`;

function retryMilliseconds(): number {
  const [shortest, longest] = RETRY_MS;
  return Math.round(shortest + Math.random() * (longest - shortest));
}

/** The open event streams of browsers, each for one store. */
@Injectable()
export class ConfigEvents implements OnModuleInit {
  private readonly streams = new Set<Stream>();
  private readonly perNetwork = new Map<string, number>();
  private heartbeat: NodeJS.Timeout | undefined;
  private closing = false;

  constructor(
    private readonly live: LiveConfig,
    private readonly connections: OpenConnections,
  ) {}

  /** Sends changes to the streams until the server closes its connections. */
  onModuleInit(): void {
    this.live.onChange((changed) => this.broadcast(changed));
    this.heartbeat = setInterval(() => this.sendHeartbeat(), HEARTBEAT_MS);
    this.heartbeat.unref();
    this.connections.onClose(() => this.close());
  }

  /** Ends every stream, so that the server can stop; browsers reconnect to another replica. */
  private close(): void {
    this.closing = true;
    clearInterval(this.heartbeat);
    for (const { response } of this.streams) response.end();
  }

  /** The number of open streams. */
  get size(): number {
    return this.streams.size;
  }

  /** Turns a request into a stream of a store's revisions. Throws `too-many-attempts` if there are too many streams. */
  open(storeKey: string, request: FastifyRequest, reply: FastifyReply): void {
    const network = networkOf(request.ip);
    const openStreams = this.perNetwork.get(network) ?? 0;
    if (this.closing) throw new ShopError('backend-unavailable');
    if (openStreams >= STREAMS_PER_NETWORK || this.streams.size >= STREAMS) throw new ShopError('too-many-attempts');
    reply.hijack();
    const response = reply.raw;
    request.raw.socket.setTimeout(0);
    response.writeHead(200, { ...stringHeaders(reply), ...STREAM_HEADERS });
    const stream = { storeKey, network, response };
    this.streams.add(stream);
    this.perNetwork.set(network, openStreams + 1);
    response.on('close', () => this.forget(stream));
    response.on('error', () => this.forget(stream));
    response.write(`retry: ${retryMilliseconds()}\n\n`);
    const snapshot = this.live.snapshot(storeKey);
    if (snapshot) response.write(message(snapshot));
  }

  private broadcast(changed: readonly Snapshot[]): void {
    const messages = new Map(changed.map((snapshot) => [snapshot.storeKey, message(snapshot)]));
    for (const { storeKey, response } of this.streams) {
      const text = messages.get(storeKey);
      if (text !== undefined) response.write(text);
    }
  }

  private sendHeartbeat(): void {
    for (const { response } of this.streams) response.write(': alive\n\n');
  }

  private forget(stream: Stream): void {
    if (!this.streams.delete(stream)) return;
    const left = (this.perNetwork.get(stream.network) ?? 1) - 1;
    if (left > 0) this.perNetwork.set(stream.network, left);
    else this.perNetwork.delete(stream.network);
  }
}

const STREAM_HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store',
  // Stops proxies from buffering the events.
  'x-accel-buffering': 'no',
};

/** Returns the headers that hooks have set, because a hijacked reply does not write them itself. */
function stringHeaders(reply: FastifyReply): Record<string, string | number | string[]> {
  const set = Object.entries(reply.getHeaders()).filter((header) => header[1] !== undefined);
  return Object.fromEntries(set) as Record<string, string | number | string[]>;
}
