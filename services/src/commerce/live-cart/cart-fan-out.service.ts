import { randomUUID } from 'node:crypto';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { Logger } from 'pino';
import * as z from 'zod';
import { LOGGER } from '../../platform/logging/logging.module.js';
import { MAX_PAYLOAD_BYTES, Notifications, type NotificationChannel } from '../../platform/postgres/notifications.js';
import { LiveConfig } from '../../store-config/index.js';
import { CartEvents, type CartEvent } from '../cart/index.js';
import { CartChannels, type CartState } from './cart-channels.service.js';
import { LiveStock } from './live-stock.service.js';

const CHANNEL = 'live_cart' satisfies NotificationChannel;

const announcementSchema = z.strictObject({
  /** The sending process, which has already informed its own connections. */
  from: z.string().max(40),
  storeKey: z.string().max(100),
  cartId: z.string().max(100),
  version: z.int().nullable(),
  skus: z.array(z.string().max(100)).max(1000).optional(),
});

/** Tells all replicas that a cart has changed: this one at once, the others by `NOTIFY`. */
@Injectable()
export class CartFanOut implements OnModuleInit {
  private readonly self = randomUUID();

  constructor(
    private readonly events: CartEvents,
    private readonly channels: CartChannels,
    private readonly stock: LiveStock,
    private readonly notifications: Notifications,
    private readonly live: LiveConfig,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onModuleInit(): void {
    this.events.listen((event) => this.announce(event));
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
    this.notifications.send(CHANNEL, this.payloadOf(event)).catch((error: unknown) => {
      this.logger.debug({ err: error, cartId: event.cartId }, 'cart update not sent to other replicas');
    });
  }

  /** Leaves out the products of a cart that has too many for one notification. */
  private payloadOf(event: CartEvent): string {
    const { skus: _tooMany, ...short } = event;
    const payload = JSON.stringify({ from: this.self, ...event });
    return Buffer.byteLength(payload) <= MAX_PAYLOAD_BYTES ? payload : JSON.stringify({ from: this.self, ...short });
  }

  private receive(payload: string | undefined): void {
    if (payload === undefined) return this.channels.requestReload();
    const announcement = parsedAnnouncement(payload);
    if (!announcement) return this.logger.debug('unreadable cart update of another replica');
    const { from, ...cart } = announcement;
    if (from !== this.self) this.deliver(cart);
  }

  private deliver(cart: CartState): void {
    this.channels.update(cart);
    // An order takes its products from the stock.
    if (cart.version === null) this.stock.refreshFor(cart.skus ?? []);
  }
}

function parsedAnnouncement(payload: string): z.infer<typeof announcementSchema> | undefined {
  try {
    return announcementSchema.safeParse(JSON.parse(payload)).data;
  } catch {
    return undefined;
  }
}
