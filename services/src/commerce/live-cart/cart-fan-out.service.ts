import { randomUUID } from 'node:crypto';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { Logger } from 'pino';
import { LOGGER } from '../../platform/logging/logging.module.js';
import { Notifications, type NotificationChannel } from '../../platform/postgres/notifications.js';
import { LiveConfig } from '../../store-config/index.js';
import { CartEvents, type CartEvent, type SessionEnd } from '../cart-events/index.js';
import { announcementText, parsedAnnouncement, sessionDigest, type Announcement } from './announcement.js';
import { CartChannels, type CartState } from './cart-channels.service.js';
import { LiveSockets } from './live-sockets.service.js';
import { LiveStock } from './live-stock.service.js';

const CHANNEL = 'live_cart' satisfies NotificationChannel;

/** Above this number, replaces all messages by one that makes every browser reload its cart. */
const MAX_UNSENT = 1000;

/** Tells all replicas that a cart has changed: this one at once, the others by `NOTIFY`. */
@Injectable()
export class CartFanOut implements OnModuleInit {
  private readonly self = randomUUID();
  /** Messages that could not be sent while Postgres was unreachable, by cart id or session digest. */
  private readonly unsent = new Map<string, Announcement>();

  constructor(
    private readonly events: CartEvents,
    private readonly channels: CartChannels,
    private readonly sockets: LiveSockets,
    private readonly stock: LiveStock,
    private readonly notifications: Notifications,
    private readonly live: LiveConfig,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onModuleInit(): void {
    this.events.listen((event) => this.announce(event));
    this.events.listenToSessions((end) => this.endSession(end));
    this.notifications.listen(CHANNEL, (payload) => this.receive(payload));
    this.live.onChange((changed) => {
      for (const { storeKey, document } of changed)
        if (!document.sections['feature-toggles'].liveCart) this.channels.closeStore(storeKey);
    });
  }

  private announce(event: CartEvent): void {
    const isOn = this.live.snapshot(event.storeKey)?.document.sections['feature-toggles'].liveCart ?? false;
    if (!isOn) return;
    this.deliver(event);
    this.send(event.cartId, { from: this.self, ...event });
  }

  private endSession({ sid }: SessionEnd): void {
    const session = sessionDigest(sid);
    this.sockets.closeSession(session);
    this.send(session, { from: this.self, session });
  }

  private send(key: string, announcement: Announcement): void {
    this.notifications.send(CHANNEL, announcementText(announcement)).catch((error: unknown) => {
      this.logger.debug({ err: error, key }, 'cart update not sent to other replicas');
      this.retain(key, announcement);
    });
  }

  /** Queues an announcement until Postgres is reachable again, because only this replica may have lost its connection. */
  private retain(key: string, announcement: Announcement): void {
    this.unsent.delete(key);
    this.unsent.set(key, announcement);
    if (this.unsent.size <= MAX_UNSENT) return;
    this.unsent.clear();
    this.unsent.set('', { from: this.self, reload: true });
  }

  private sendRetained(): void {
    const retained = [...this.unsent];
    this.unsent.clear();
    for (const [key, announcement] of retained) this.send(key, announcement);
  }

  private receive(payload: string | undefined): void {
    if (payload === undefined) {
      this.channels.requestReload();
      return this.sendRetained();
    }
    const announcement = parsedAnnouncement(payload);
    if (!announcement) return this.logger.debug('unreadable cart update of another replica');
    if (announcement.from === this.self) return;
    if ('session' in announcement) this.sockets.closeSession(announcement.session);
    else if ('reload' in announcement) this.channels.requestReload();
    else this.deliver(announcement);
  }

  private deliver(cart: CartState): void {
    this.channels.update(cart);
    // An order takes its products from the stock.
    if (cart.version === null) this.stock.refreshFor(cart.skus ?? []);
  }
}
