import type { RouteDescription } from '../../platform/openapi/document.js';

/** The description of the one-click end of a newsletter for the API's documentation. */
export const oneClickRoute: RouteDescription = {
  method: 'POST',
  path: '/api/newsletter/unsubscribe/{token}',
  operationId: 'endNewsletter',
  tag: 'Newsletter',
  summary: 'Ends a newsletter for a mail program (RFC 8058), without session',
  description:
    'The body is the form `List-Unsubscribe=One-Click`, as application/x-www-form-urlencoded or multipart/form-data. The answer is the same for unknown tokens.',
  parameters: [{ name: 'token', in: 'path', required: true, schema: { type: 'string' } }],
  answer: {
    description: 'Done',
    schema: { type: 'object', properties: { done: { const: true } }, required: ['done'] },
  },
  fails: true,
};
