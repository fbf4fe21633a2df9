import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Cart } from '@manifold/domain/cart/contract';
import { invalidField, ShopError } from '@manifold/domain/shop-error/shop-error';
import type { Snapshot } from '@manifold/domain/store-document/contract';
import { Injectable } from '@nestjs/common';
import { Env } from '../../platform/env/env.js';
import { clientAddress } from '../../platform/http/client-address.js';
import { malformedRequestLine } from '../../platform/http/request-line.js';
import { requestRefusal } from '../../platform/http/request-refusal.js';
import { pathOf } from '../../platform/http/request-target.js';
import { withRequestScope } from '../../platform/logging/request-scope.js';
import { RateLimits } from '../../platform/rate-limits/rate-limits.service.js';
import { asksForPreview, LiveConfig, shopOf } from '../../store-config/index.js';
import { Carts } from '../cart/index.js';
import { Visits } from '../visit/index.js';
import { sessionDigest } from './announcement.js';
import { LiveSockets } from './live-sockets.service.js';

/** The route of the channel: `ws://{host}:2087/?cart={id}`. */
export const LIVE_CART_PATH = '/';
const CART_PARAMETER = 'cart';
const CART_ID = /^[\w-]{1,100}$/;

/** An upgrade that may become a connection. */
export interface Admission {
  readonly address: string;
  readonly snapshot: Snapshot;
  /** The session that owns the cart, by its digest. */
  readonly session?: string;
  /** The visitor's own cart; undefined if the request names none. */
  readonly cart: Cart | undefined;
  /** The renewed session, if its token had expired. */
  readonly setCookies: readonly string[];
}

/** Returns the named cart; undefined without one. Throws `invalid-input` for other parameters, or two carts. */
function cartIdOf(url: string): string | undefined {
  const [name, ...others] = new URLSearchParams(url.slice(pathOf(url).length)).entries();
  if (others.length > 0 || (name && name[0] !== CART_PARAMETER)) throw invalidField('query', 'unknown-key');
  return name && CART_ID.test(name[1]) ? name[1] : undefined;
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
    private readonly limits: RateLimits,
  ) {}

  /**
   * Admits a browser to the channel of its own cart. The cart id is not enough: the session must own the cart. Throws the error
   * with which an HTTP request would be refused.
   */
  async admit(request: IncomingMessage): Promise<void> {
    const address = clientAddress(request, this.env.trustProxyHops);
    const signal = AbortSignal.timeout(this.env.deadlines.request);
    const scope = { requestId: randomUUID(), address, signal };
    this.admissions.set(request, await withRequestScope(scope, () => this.decide(request, address)));
  }

  /** Returns the admission of a request; undefined if it was not admitted. */
  admissionOf(request: IncomingMessage): Admission | undefined {
    return this.admissions.get(request);
  }

  private async decide(request: IncomingMessage, address: string): Promise<Admission> {
    const { snapshot, locale } = this.shopFor(request);
    if (this.sockets.isClosing) throw new ShopError('backend-unavailable');
    const visit = await this.visits.begin(snapshot, locale, request.headers.cookie);
    this.limits.take('live-cart', visit.session.current?.sid);
    if (!this.sockets.hasRoomFor(address)) throw new ShopError('too-many-attempts');
    const cartId = cartIdOf(request.url ?? '');
    if (cartId === undefined) return { address, snapshot, cart: undefined, setCookies: [] };
    const cart = await this.carts.byId(visit, cartId);
    if (!cart) throw new ShopError('cart-not-found');
    const setCookies = await this.visits.cookies(visit);
    return { address, snapshot, session: sessionDigest(visit.session.current?.sid ?? ''), cart, setCookies };
  }

  /** Returns the store of a well-formed request from one of its own pages, if it has the channel. */
  private shopFor(request: IncomingMessage): ReturnType<typeof shopOf> {
    const field = malformedRequestLine(request);
    if (field) throw invalidField(field, 'malformed');
    const { url = '', method = '', headers } = request;
    const refusal = requestRefusal({ url, method, headers, routeOptions: { url: LIVE_CART_PATH } }, this.env.adminHost);
    if (refusal) throw refusal;
    if (pathOf(url) !== LIVE_CART_PATH) throw new ShopError('not-found');
    // A draft's carts are not the shop's, so its pages have no channel.
    if (asksForPreview(headers)) throw new ShopError('not-found');
    const shop = shopOf(this.live, request);
    if (!shop.snapshot.document.sections['feature-toggles'].liveCart) throw new ShopError('not-found');
    return shop;
  }
}
