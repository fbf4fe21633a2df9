/** The door of newsletters, for the pages of their links and for the rights of persons. */
export { NewsletterModule } from './newsletter.module.js';
export { oneClickRoute } from './one-click-route.js';
export { Newsletter } from './newsletter.service.js';
export { NewsletterRecords } from './newsletter-records.service.js';
