/** The door of payment webhooks, for the API's documentation. */
export { webhookRoute } from './webhook-route.js';
