import type { Stock } from '@manifold/domain/catalogue/contract';
import { CLOSE_CODES } from '@manifold/domain/live-cart/close-codes';
import type { LiveCartMessage } from '@manifold/domain/live-cart/messages';
import { Injectable } from '@nestjs/common';
import type { WebSocket } from 'ws';
import { Cache } from '../../platform/cache/cache.js';
import { LiveSockets } from './live-sockets.service.js';

/** A change may be announced between the read of a cart and the first message of its connection. */
const RECENT_MILLISECONDS = 60_000;
const RECENT_CHANGES = 5000;

/** A cart at a version, as a connection or an announcement knows it. */
export interface CartState {
  readonly storeKey: string;
  readonly cartId: string;
  /** Null if the cart was ordered or deleted. */
  readonly version: number | null;
  /** Its products; undefined if there were too many to announce. */
  readonly skus?: readonly string[] | undefined;
}

/** The connections of one cart. */
interface Channel {
  readonly storeKey: string;
  readonly sockets: Set<WebSocket>;
  /** Undefined for any product. */
  skus: ReadonlySet<string> | undefined;
  /** The last quantities that were sent, by SKU. */
  readonly sentStock: Map<string, number>;
}

const text = (message: LiveCartMessage): string => JSON.stringify(message);

const updateOf = ({ cartId, version }: CartState): LiveCartMessage => ({
  event: 'cart-update',
  data: version === null ? null : { id: cartId, version },
});

const isNewer = (one: CartState | undefined, other: CartState): one is CartState =>
  one !== undefined && (one.version === null || (other.version !== null && one.version > other.version));

/** The channels of this process: one per cart, with the connections of all its tabs. */
@Injectable()
export class CartChannels {
  private readonly channels = new Map<string, Channel>();
  private readonly recent = new Cache<CartState>({
    maximumEntries: RECENT_CHANGES,
    lifetimes: { fresh: RECENT_MILLISECONDS },
  });

  constructor(private readonly sockets: LiveSockets) {}

  /**
   * Adds a connection to the channel of its cart and sends the cart's version. Returns false if the cart has as many
   * connections as its store allows.
   */
  join(socket: WebSocket, cart: CartState, limit: number): boolean {
    const { cartId, storeKey } = cart;
    const channel = this.channels.get(cartId) ?? {
      storeKey,
      sockets: new Set(),
      skus: new Set(),
      sentStock: new Map(),
    };
    if (channel.sockets.size >= limit) return false;
    const announced = this.recent.get(cartId);
    const newest = isNewer(announced, cart) ? announced : cart;
    channel.skus = newest.skus && new Set(newest.skus);
    channel.sockets.add(socket);
    this.channels.set(cartId, channel);
    socket.once('close', () => this.leave(socket, cartId, channel));
    this.sockets.send(socket, text(updateOf(newest)));
    return true;
  }

  /** Sends the new version of a cart to its connections. */
  update(cart: CartState): void {
    const { cartId, version, skus } = cart;
    // Notifications of two replicas may arrive in the wrong order.
    if (isNewer(this.recent.get(cartId), cart)) return;
    this.recent.set(cartId, cart);
    const channel = this.channels.get(cartId);
    if (!channel) return;
    if (version !== null) channel.skus = skus && new Set(skus);
    this.send(channel, updateOf(cart));
  }

  /** Asks all browsers to load their cart again, because announcements may have been missed. */
  requestReload(): void {
    for (const [cartId, channel] of this.channels)
      this.send(channel, { event: 'cart-update', data: { id: cartId, version: null } });
  }

  /** The stores with connections. */
  get storeKeys(): ReadonlySet<string> {
    return new Set([...this.channels.values()].map(({ storeKey }) => storeKey));
  }

  /** Returns whether a cart with one of these products has connections. */
  hasAny(skus: readonly string[]): boolean {
    const channels = [...this.channels.values()];
    return channels.some((channel) => skus.some((sku) => channel.skus?.has(sku) ?? true));
  }

  /** Sends the changed quantities of a store's stock to the carts with these products. */
  updateStock(storeKey: string, stock: ReadonlyMap<string, number>): void {
    for (const channel of this.channels.values()) {
      if (channel.storeKey !== storeKey) continue;
      const changed = changedStock(channel, stock);
      for (const { sku, availableQuantity } of changed) channel.sentStock.set(sku, availableQuantity);
      if (changed.length > 0) this.send(channel, { event: 'updated-stock', data: changed });
    }
  }

  /** Closes the connections of a store whose toggle was switched off. */
  closeStore(storeKey: string): void {
    for (const channel of this.channels.values()) {
      if (channel.storeKey !== storeKey) continue;
      for (const socket of channel.sockets) socket.close(CLOSE_CODES.refused, 'switched off');
    }
  }

  private send(channel: Channel, message: LiveCartMessage): void {
    const line = text(message);
    for (const socket of channel.sockets) this.sockets.send(socket, line);
  }

  private leave(socket: WebSocket, cartId: string, channel: Channel): void {
    channel.sockets.delete(socket);
    if (channel.sockets.size === 0 && this.channels.get(cartId) === channel) this.channels.delete(cartId);
  }
}

/** Longer lists come only from imports of a whole stock; the browser reads the rest when it needs it. */
const MAX_STOCK_ENTRIES = 200;

function changedStock({ skus, sentStock }: Channel, stock: ReadonlyMap<string, number>): Stock[] {
  const concerned = [...(skus ?? stock.keys())];
  return concerned
    .flatMap((sku) => {
      const availableQuantity = stock.get(sku);
      const isKnown = availableQuantity === undefined || sentStock.get(sku) === availableQuantity;
      return isKnown ? [] : { sku, availableQuantity };
    })
    .slice(0, MAX_STOCK_ENTRIES);
}
