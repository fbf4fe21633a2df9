import { CLOSE_CODES, isFinalClose } from '@manifold/domain/live-cart/close-codes';

/** The used part of a browser's WebSocket. */
export type ChannelSocket = Pick<WebSocket, 'close' | 'readyState' | 'onopen' | 'onmessage' | 'onclose'>;

export interface ConnectionOptions {
  readonly open: (cartId: string) => ChannelSocket;
  readonly onMessage: (text: string) => void;
  /** Called when the retries are used up: from then on changes are missed. */
  readonly onGiveUp: () => void;
  readonly retries: number;
  readonly retryDelayMilliseconds: number;
  /** A number between 0 and 1; tests replace it. */
  readonly random?: () => number;
}

/** `WebSocket.CONNECTING` */
const CONNECTING = 0;

/** How much longer than configured a retry may wait, so that not all browsers reconnect at once after a restart. */
const SPREAD = 0.5;
/** A stopping process closes all its connections at once, and each new one reads a cart. */
const RESTART_SPREAD = 3;

/**
 * The connection of this page to the channel of one cart. After a failure it retries a few times; then it waits until `wake`, when
 * the shopper returns to the page or the network is back.
 */
export class LiveCartConnection {
  private cartId: string | undefined;
  private socket: ChannelSocket | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private failures = 0;
  private openedAt = -Infinity;

  constructor(private readonly options: ConnectionOptions) {}

  /** Connects to the channel of this cart instead of that of another one; undefined leaves the channel. */
  follow(cartId: string | undefined): void {
    if (cartId === this.cartId) return;
    this.leave();
    this.cartId = cartId;
    this.failures = 0;
    if (cartId !== undefined) this.connect(cartId);
  }

  /** Tries again after the retries are used up, but not more often than a retry would. */
  wake(): void {
    if (this.cartId === undefined || this.socket || this.timer !== undefined) return;
    this.failures = 0;
    const wait = this.openedAt + this.options.retryDelayMilliseconds - performance.now();
    this.connectAfter(Math.max(0, wait));
  }

  /** Replaces a connection that may be dead unnoticed: a browser sends nothing, so nothing tells it. */
  reconnect(): void {
    if (this.socket) this.leave();
    this.wake();
  }

  private connect(cartId: string): void {
    this.openedAt = performance.now();
    const socket = this.options.open(cartId);
    this.socket = socket;
    socket.onopen = () => (this.failures = 0);
    socket.onmessage = ({ data }: MessageEvent<unknown>) => this.options.onMessage(String(data));
    socket.onclose = ({ code }) => this.lose(code);
  }

  private lose(code: number): void {
    this.socket = undefined;
    const { retries, retryDelayMilliseconds, random = Math.random } = this.options;
    if (isFinalClose(code) || this.failures >= retries) return this.options.onGiveUp();
    this.failures += 1;
    const spread = code === CLOSE_CODES.restarting ? RESTART_SPREAD : SPREAD;
    this.connectAfter(retryDelayMilliseconds * (1 + random() * spread));
  }

  private connectAfter(milliseconds: number): void {
    this.timer = setTimeout(() => {
      this.timer = undefined;
      if (this.cartId !== undefined) this.connect(this.cartId);
    }, milliseconds);
  }

  private leave(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    const { socket } = this;
    this.socket = undefined;
    if (!socket) return;
    socket.onmessage = socket.onclose = null;
    // Closing during the handshake would be reported as an error in the browser's console.
    socket.onopen = () => socket.close();
    if (socket.readyState !== CONNECTING) socket.close();
  }
}
