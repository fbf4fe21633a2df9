import { Module } from '@nestjs/common';
import { CartEvents } from './cart-events.js';

/** Announcements of changed carts, for those who change a cart and those who show it. */
@Module({ providers: [CartEvents], exports: [CartEvents] })
export class CartEventsModule {}
