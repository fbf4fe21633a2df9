import { Module } from '@nestjs/common';
import { OrderTimelines } from './order-timeline.service.js';

/** The timeline of an order, to which other modules contribute. */
@Module({ providers: [OrderTimelines], exports: [OrderTimelines] })
export class OrderTimelineModule {}
