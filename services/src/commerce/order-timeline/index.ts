/** The door of order timelines: modules register what they know about an order. */
export { OrderTimelineModule } from './order-timeline.module.js';
export { OrderTimelines, type OrderTimelineSource, type TimelineOrder } from './order-timeline.service.js';
