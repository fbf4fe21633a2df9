import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Cart } from '@manifold/domain/cart/contract';
import { ShopError } from '@manifold/domain/shop-error/shop-error';
import type { Snapshot } from '@manifold/domain/store-document/contract';
import { Injectable } from '@nestjs/common';
import { Env } from '../../platform/env/env.js';
import { clientAddress } from '../../platform/http/client-address.js';
import { requestRefusal } from '../../platform/http/request-refusal.js';
import { withRequestScope } from '../../platform/logging/request-scope.js';
import { LiveConfig, shopOf } from '../../store-config/index.js';
import { Carts } from '../cart/index.js';
import { Visits } from '../visit/index.js';
import { LiveSockets } from './live-sockets.service.js';

/** The route of the channel: `ws://{host}:2087/?cart={id}`. */
export const LIVE_CART_PATH = '/';
const CART_PARAMETER = 'cart';
const CART_ID = /^[\w-]{1,100}$/;

/** An upgrade that may become a connection. */
export interface Admission {
  readonly address: string;
  readonly snapshot: Snapshot;
  /** The visitor's own cart; undefined if the request names none. */
  readonly cart: Cart | undefined;
  /** The renewed session, if its token had expired. */
  readonly setCookies: readonly string[];
}

function cartIdOf(url: string): string | undefined {
  const mark = url.indexOf('?');
  const id = mark < 0 ? null : new URLSearchParams(url.slice(mark)).get(CART_PARAMETER);
  return id !== null && CART_ID.test(id) ? id : undefined;
}

/** Decides about upgrades to WebSockets by the functions that decide about HTTP requests: host, origin, store and owner. */
@Injectable()
export class Upgrades {
  private readonly admissions = new WeakMap<IncomingMessage, Admission>();

  constructor(
    private readonly env: Env,
    private readonly live: LiveConfig,
    private readonly visits: Visits,
    private readonly carts: Carts,
    private readonly sockets: LiveSockets,
  ) {}

  /**
   * Admits a browser to the channel of its own cart. A cart id alone opens nothing: the session must own the cart. Throws the
   * error with which an HTTP request would be refused.
   */
  async admit(request: IncomingMessage): Promise<void> {
    const address = clientAddress(request, this.env.trustProxyHops);
    const signal = AbortSignal.timeout(this.env.deadlines.request);
    const scope = { requestId: randomUUID(), address, signal };
    this.admissions.set(request, await withRequestScope(scope, () => this.decide(request, address)));
  }

  /** Returns the admission of a request; undefined for one that was not admitted. */
  admissionOf(request: IncomingMessage): Admission | undefined {
    return this.admissions.get(request);
  }

  private async decide(request: IncomingMessage, address: string): Promise<Admission> {
    const { url = '', method = '', headers } = request;
    const refusal = requestRefusal({ url, method, headers, routeOptions: { url: LIVE_CART_PATH } }, this.env.adminHost);
    if (refusal) throw refusal;
    const { snapshot, locale } = shopOf(this.live, request);
    if (!snapshot.document.sections['feature-toggles'].liveCart) throw new ShopError('not-found');
    if (this.sockets.isClosing) throw new ShopError('backend-unavailable');
    if (!this.sockets.hasRoomFor(address)) throw new ShopError('too-many-attempts');
    const cartId = cartIdOf(url);
    if (cartId === undefined) return { address, snapshot, cart: undefined, setCookies: [] };
    const visit = await this.visits.begin(snapshot, locale, headers.cookie);
    const cart = await this.carts.byId(visit, cartId);
    if (!cart) throw new ShopError('cart-not-found');
    return { address, snapshot, cart, setCookies: await this.visits.cookies(visit) };
  }
}
