import { Module } from '@nestjs/common';
import { CartEvents } from './cart-events.js';

/** Announces changed carts: modules that change carts publish here, modules that show carts listen. */
@Module({ providers: [CartEvents], exports: [CartEvents] })
export class CartEventsModule {}
