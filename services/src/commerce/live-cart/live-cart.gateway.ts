import type { IncomingMessage } from 'node:http';
import { CLOSE_CODES } from '@manifold/domain/live-cart/close-codes';
import { WebSocketGateway, type OnGatewayConnection } from '@nestjs/websockets';
import type { WebSocket } from 'ws';
import { CartChannels } from './cart-channels.service.js';
import { LiveSockets } from './live-sockets.service.js';
import { LIVE_CART_PATH, Upgrades, type Admission } from './upgrades.service.js';

/** `ws` closes a connection with a longer frame with code 1009. */
const MAX_FRAME_BYTES = 16 * 1024;
const MAX_FRAGMENTS = 16;
/** A peer that does not answer the close frame in time is dropped. */
const CLOSE_TIMEOUT_MS = 2000;

/**
 * The live cart channel (spec core §1, shell §4): one channel per cart. The server sends `cart-update` and `updated-stock`; browsers
 * only listen.
 */
@WebSocketGateway({
  path: LIVE_CART_PATH,
  maxPayload: MAX_FRAME_BYTES,
  maxFragments: MAX_FRAGMENTS,
  closeTimeout: CLOSE_TIMEOUT_MS,
  // `LiveSockets` answers pings, because it limits them.
  autoPong: false,
  perMessageDeflate: false,
})
export class LiveCartGateway implements OnGatewayConnection<WebSocket> {
  constructor(
    private readonly upgrades: Upgrades,
    private readonly sockets: LiveSockets,
    private readonly channels: CartChannels,
  ) {}

  /**
   * Closes a connection if it has no cart id, if the cart or the network address has too many, or if the server is
   * stopping.
   */
  handleConnection(socket: WebSocket, request: IncomingMessage): void {
    const admission = this.upgrades.admissionOf(request);
    if (!admission?.cart) return socket.close(CLOSE_CODES.refused, 'missing cart id');
    if (this.sockets.isClosing) return socket.close(CLOSE_CODES.restarting, 'restarting');
    if (!this.sockets.add(socket, admission)) return socket.close(CLOSE_CODES.tooMany, 'too many connections');
    if (!this.join(socket, admission, admission.cart))
      socket.close(CLOSE_CODES.tooMany, 'too many connections of this cart');
  }

  private join(socket: WebSocket, { snapshot }: Admission, cart: NonNullable<Admission['cart']>): boolean {
    const { storeKey, document } = snapshot;
    const { connectionsPerCart } = document.sections['live-cart'];
    const skus = cart.lineItems.map(({ sku }) => sku);
    return this.channels.join(socket, { storeKey, cartId: cart.id, version: cart.version, skus }, connectionsPerCart);
  }
}
