import { webhookSchema } from '../../integrations/adyen/webhooks/webhook-form.js';
import { jsonSchema, type RouteDescription } from '../../platform/openapi/document.js';

/** The description of the webhooks for the API's documentation. */
export const webhookRoute: RouteDescription = {
  method: 'POST',
  path: '/api/webhooks/adyen',
  operationId: 'receivePaymentWebhook',
  tag: 'Payment',
  summary: 'Stores a signed webhook of the payment provider, on every host; it is processed afterwards',
  description:
    'Basic authentication, and a signature in every event. `[accepted]` is answered once all events are stored.',
  parameters: [{ name: 'authorization', in: 'header', required: true, schema: { type: 'string' } }],
  body: jsonSchema(webhookSchema, 'input', 'PaymentWebhook'),
  answer: { description: 'Stored', mediaType: 'text/plain', schema: { type: 'string', const: '[accepted]' } },
  fails: true,
};
