import type { RouteDescription } from '../../platform/openapi/document.js';

/** The description of the one-click unsubscribe for the API's documentation. */
export const oneClickRoute: RouteDescription = {
  method: 'POST',
  path: '/api/newsletter/unsubscribe/{token}',
  operationId: 'endNewsletter',
  tag: 'Newsletter',
  summary: 'Unsubscribes with one click (RFC 8058); needs no session',
  description:
    'The body is the form `List-Unsubscribe=One-Click`, as application/x-www-form-urlencoded or multipart/form-data. The answer is the same for unknown tokens.',
  parameters: [{ name: 'token', in: 'path', required: true, schema: { type: 'string' } }],
  answer: {
    description: 'Done',
    schema: { type: 'object', properties: { done: { const: true } }, required: ['done'] },
  },
  fails: true,
};
