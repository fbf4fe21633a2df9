import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import type { LiveCartMessage } from '@manifold/domain/live-cart/messages';
import { WebSocket, type ClientOptions } from 'ws';
import { eventually } from '../../../platform/testing/eventually.js';
import type { ShopClient } from '../../testing/shop-client.js';

export interface OpenParams {
  readonly port: number;
  /** The browser whose host and cookies are sent. */
  readonly visitor: ShopClient;
  /** Undefined sends no cart id. */
  readonly cartId: string | undefined;
  /** The page that opens the socket; null sends no `Origin`. */
  readonly origin?: string | null;
  readonly host?: string;
  readonly options?: ClientOptions;
}

/** The answer that refused the upgrade. */
interface Refusal {
  readonly status: number;
  readonly code: string;
}

/** A browser tab's connection to the live cart channel. */
export class LiveClient {
  readonly messages: LiveCartMessage[] = [];
  /** Set once the connection is closed. */
  closeCode: number | undefined;
  refusal: Refusal | undefined;
  setCookies: readonly string[] = [];
  private transport: Socket | undefined;

  private constructor(readonly socket: WebSocket) {
    socket.on('message', (data: Buffer) => this.messages.push(JSON.parse(data.toString()) as LiveCartMessage));
    socket.on('close', (code) => (this.closeCode = code));
    socket.on('upgrade', ({ headers, socket: transport }) => {
      this.setCookies = headers['set-cookie'] ?? [];
      this.transport = transport;
    });
    socket.on('unexpected-response', (_request, response: IncomingMessage) => void this.readRefusal(response));
    socket.on('error', () => undefined); // A refused or broken connection is seen by its fields.
  }

  /** Opens a connection, and waits until it is open, closed or refused. */
  static async open({ port, visitor, cartId, origin, host, options }: OpenParams): Promise<LiveClient> {
    const query = cartId === undefined ? '' : `?cart=${encodeURIComponent(cartId)}`;
    const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const page = origin === undefined ? `http://${visitor.host}:3000` : origin;
    const headers = { host: `${host ?? visitor.host}:${port}`, cookie, ...(page === null ? {} : { origin: page }) };
    const client = new LiveClient(new WebSocket(`ws://127.0.0.1:${port}/${query}`, { headers, ...options }));
    await eventually(() => client.isDecided || undefined);
    return client;
  }

  /** Sends bytes that the library would not send. */
  sendBytes(bytes: Buffer): void {
    this.transport?.write(bytes);
  }

  /** Waits for the first message that meets a condition. */
  message(isWanted: (message: LiveCartMessage) => boolean): Promise<LiveCartMessage> {
    return eventually(() => this.messages.find(isWanted));
  }

  /** Waits until the connection is closed, and returns the code. */
  closed(): Promise<number> {
    return eventually(() => this.closeCode);
  }

  private get isDecided(): boolean {
    const isOpen = this.socket.readyState === this.socket.OPEN;
    return isOpen || this.closeCode !== undefined || this.refusal !== undefined;
  }

  private async readRefusal(response: IncomingMessage): Promise<void> {
    this.refusal = { status: response.statusCode ?? 0, code: await text(response) };
    this.socket.terminate();
  }
}
