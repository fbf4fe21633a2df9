import type { ServerResponse } from 'node:http';
import type { Snapshot } from '@manifold/domain/store-document/contract';
import { ShopError } from '@manifold/domain/shop-error/shop-error';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { OpenConnections } from '../../platform/http/open-connections.js';
import { LiveConfig } from '../live/live-config.js';

const HEARTBEAT_MS = 20_000;
/** One browser holds one stream per store; behind one address there may be an office. */
const STREAMS_PER_ADDRESS = 200;
const STREAMS = 20_000;
/** After a broken stream the browser waits so long, spread so that a restart does not bring all of them at once. */
const RETRY_MS = [1000, 4000] as const;

interface Stream {
  readonly storeKey: string;
  readonly address: string;
  readonly response: ServerResponse;
}

const message = ({ revision, hash }: Snapshot): string =>
  `event: revision\ndata: ${JSON.stringify({ revision, hash })}\n\n`;

function retryMilliseconds(): number {
  const [shortest, longest] = RETRY_MS;
  return Math.round(shortest + Math.random() * (longest - shortest));
}

/** The open event streams of browsers: one store each. */
@Injectable()
export class ConfigEvents implements OnModuleInit {
  private readonly streams = new Set<Stream>();
  private readonly perAddress = new Map<string, number>();
  private heartbeat: NodeJS.Timeout | undefined;
  private closing = false;

  constructor(
    private readonly live: LiveConfig,
    private readonly connections: OpenConnections,
  ) {}

  /** Begins to pass changes on, until the server closes its connections. */
  onModuleInit(): void {
    this.live.onChange((changed) => this.tell(changed));
    this.heartbeat = setInterval(() => this.beat(), HEARTBEAT_MS);
    this.heartbeat.unref();
    this.connections.onClose(() => this.close());
  }

  /** Ends every stream, so that the server can stop; browsers come back to another replica. */
  private close(): void {
    this.closing = true;
    clearInterval(this.heartbeat);
    for (const { response } of this.streams) response.end();
  }

  /** How many streams are open. */
  get size(): number {
    return this.streams.size;
  }

  /** Turns a request into a stream of a store's revisions. Refuses when there are too many. */
  open(storeKey: string, request: FastifyRequest, reply: FastifyReply): void {
    const address = request.ip;
    const held = this.perAddress.get(address) ?? 0;
    if (this.closing) throw new ShopError('backend-unavailable');
    if (held >= STREAMS_PER_ADDRESS || this.streams.size >= STREAMS) throw new ShopError('too-many-attempts');
    reply.hijack();
    const response = reply.raw;
    request.raw.socket.setTimeout(0);
    response.writeHead(200, { ...stringHeaders(reply), ...STREAM_HEADERS });
    const stream = { storeKey, address, response };
    this.streams.add(stream);
    this.perAddress.set(address, held + 1);
    response.on('close', () => this.forget(stream));
    response.on('error', () => this.forget(stream));
    response.write(`retry: ${retryMilliseconds()}\n\n`);
    const snapshot = this.live.snapshot(storeKey);
    if (snapshot) response.write(message(snapshot));
  }

  private tell(changed: readonly Snapshot[]): void {
    const messages = new Map(changed.map((snapshot) => [snapshot.storeKey, message(snapshot)]));
    for (const { storeKey, response } of this.streams) {
      const text = messages.get(storeKey);
      if (text !== undefined) response.write(text);
    }
  }

  private beat(): void {
    for (const { response } of this.streams) response.write(': alive\n\n');
  }

  private forget(stream: Stream): void {
    if (!this.streams.delete(stream)) return;
    const left = (this.perAddress.get(stream.address) ?? 1) - 1;
    if (left > 0) this.perAddress.set(stream.address, left);
    else this.perAddress.delete(stream.address);
  }
}

const STREAM_HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store',
  // A proxy that buffers would hold the news back.
  'x-accel-buffering': 'no',
};

/** The headers that hooks have already set: a hijacked reply does not write them itself. */
function stringHeaders(reply: FastifyReply): Record<string, string | number | string[]> {
  const set = Object.entries(reply.getHeaders()).filter((header) => header[1] !== undefined);
  return Object.fromEntries(set) as Record<string, string | number | string[]>;
}
