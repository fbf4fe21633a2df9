import { adminRoutes, type AdminRoute } from '@manifold/domain/admin-api/routes';
import { commerceOperations } from '@manifold/domain/commerce-api/operations';
import { customerOperations } from '@manifold/domain/customer-api/operations';
import { liveCartMessageSchema } from '@manifold/domain/live-cart/messages';
import { supportReceiptSchema, supportSubmissionSchema } from '@manifold/domain/support-webform/shop-api';
import * as z from 'zod';
import { oneClickRoute } from './commerce/newsletter/index.js';
import { webhookRoute } from './commerce/payment-webhooks/index.js';
import { refusals } from './platform/errors/error-status.js';
import {
  type JsonSchema,
  type ParameterDescription,
  type RouteDescription,
  jsonSchema,
  type Schema,
} from './platform/openapi/document.js';

const REFUSALS = refusals();

const LOCALE: ParameterDescription = {
  name: 'x-locale',
  in: 'header',
  required: false,
  description: "One of the store's locales; its default otherwise",
  schema: { type: 'string', examples: ['sk-SK'] },
};

const inPath = (name: string, description: string): ParameterDescription => ({
  name,
  in: 'path',
  required: true,
  description,
  schema: { type: 'string' },
});

const inQuery = (name: string): ParameterDescription => ({
  name,
  in: 'query',
  required: true,
  schema: { type: 'string' },
});

const WALLET_LOCALE: ParameterDescription = {
  ...inQuery('locale'),
  required: false,
  description: "One of the store's locales; its default otherwise",
};

const INVOICE = {
  description: 'A PDF',
  mediaType: 'application/pdf',
  schema: { type: 'string', format: 'binary' },
} as const;

/** Returns the forms of a request that the specification allows: with the key of the store, and as a draft. */
function inEveryForm(request: JsonSchema, takesDraft = false): JsonSchema {
  const own = withStoreKey(request);
  if (!takesDraft) return own;
  const wrapped = {
    type: 'object',
    properties: { draft: request, storeKey: STORE_KEY },
    required: ['draft'],
    additionalProperties: false,
  };
  return { anyOf: [own, wrapped] };
}

const STORE_KEY = { type: 'string', description: "The key of the request's store; any other is refused" };

function withStoreKey(schema: JsonSchema): JsonSchema {
  const forms = (schema['anyOf'] ?? schema['oneOf']) as readonly JsonSchema[] | undefined;
  if (forms) return { [schema['anyOf'] ? 'anyOf' : 'oneOf']: forms.map(withStoreKey) };
  const properties = schema['properties'] as JsonSchema | undefined;
  return properties ? { ...schema, properties: { ...properties, storeKey: STORE_KEY } } : schema;
}

function inArray(request: JsonSchema): JsonSchema {
  return { oneOf: [request, { type: 'array', prefixItems: [request], minItems: 1, maxItems: 2 }] };
}

interface Operation {
  readonly summary: string;
  readonly request: Schema;
  readonly response: Schema;
  readonly getAs?: string;
  readonly takesDraft?: boolean;
  readonly aliases?: readonly string[];
}

type Operations = Readonly<Record<string, Operation>>;

/** Returns the routes of operations below a path; `prefix` makes the ids of a set of operations unique. */
function operationRoutes(operations: Operations, { tag, path, prefix = '' }: OperationPlace): RouteDescription[] {
  return Object.entries(operations).flatMap(
    ([name, { summary, request, response, getAs, takesDraft, aliases = [] }]) => {
      const answer = {
        description: 'The requested data',
        schema: { type: 'object', properties: { data: jsonSchema(response, 'output', name) }, required: ['data'] },
      };
      const common = { tag, summary, answer, fails: true, refusals: REFUSALS };
      const post: RouteDescription = {
        ...common,
        method: 'POST',
        path: `${path}/${name}`,
        operationId: `${prefix}${name}`,
        parameters: [LOCALE],
        body: inArray(inEveryForm(jsonSchema(request, 'input', name), takesDraft)),
      };
      const named = aliases.map((alias) => ({
        ...post,
        path: `${path}/${alias}`,
        operationId: `${prefix}${alias}`,
        summary: `The same as ${name}: ${summary}`,
      }));
      const posts = [post, ...named];
      if (getAs === undefined) return posts;
      const parameters = [LOCALE, ...queryParameters(request)];
      const read = {
        method: 'GET',
        path: `${path}/${getAs}`,
        operationId: `${prefix}get.${name}`,
        parameters,
      } as const;
      return [...posts, { ...common, ...read }];
    },
  );
}

interface OperationPlace {
  readonly tag: string;
  readonly path: string;
  readonly prefix?: string;
}

const shopRoutes = (): RouteDescription[] => [
  ...operationRoutes(commerceOperations, { tag: 'Commerce', path: '/api/commerce' }),
  ...operationRoutes(customerOperations, { tag: 'Customer', path: '/api/customer', prefix: 'customer.' }),
];

function pathParameters(path: string): ParameterDescription[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
}

function queryParameters(query: Schema | undefined): ParameterDescription[] {
  if (!query) return [];
  const { properties = {}, required = [] } = z.toJSONSchema(query, { io: 'input', unrepresentable: 'any' });
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema: typeof schema === 'boolean' ? {} : { ...schema },
  }));
}

function consoleRoutes(): RouteDescription[] {
  return Object.entries<AdminRoute>(adminRoutes).map(([name, route]) => ({
    method: route.method,
    path: route.path,
    operationId: `admin.${name}`,
    tag: 'Console',
    summary: route.summary,
    description: route.roles ? `For ${route.roles.join(', ')}.` : 'For anybody on the console’s host.',
    parameters: [...pathParameters(route.path), ...queryParameters(route.query)],
    body: route.body && jsonSchema(route.body, 'input', name),
    answer: { description: 'Done', schema: route.answer ? jsonSchema(route.answer, 'output', name) : undefined },
    fails: true,
  }));
}

function get(tag: string, path: string, summary: string, answer: RouteDescription['answer']): RouteDescription {
  const operationId = path.replace(/[^a-z]+/g, '-').replace(/^-|-$/g, '');
  return { method: 'GET', path, operationId, tag, summary, answer, fails: false, parameters: pathParameters(path) };
}

const FREE = { type: 'object' };
const EVENTS = 'text/event-stream';

const otherRoutes: readonly RouteDescription[] = [
  {
    ...get('Config', '/api/config', "The store's published config, public part; ETag and 304", {
      description: 'The config of this host in a locale',
      schema: FREE,
    }),
    description:
      '`checkout.postalCode.mask` says how a postal code is spaced: `9` stands for one character, a leading `*` for all characters before the others (`* 999` makes SW1A1AA to SW1A 1AA), spaces and hyphens for themselves; null leaves a code as typed. `checkout.postalCode.pattern` is matched against the whole code after that; null accepts anything.',
    parameters: [LOCALE],
  },
  get('Config', '/api/config/events', 'Streams an event for every new revision', {
    description: '`event: revision` with number and hash',
    mediaType: EVENTS,
    schema: { type: 'string' },
  }),
  {
    ...get('Config', '/api/preview', 'Begins the preview of a draft in this browser; the console creates the link', {
      description: 'Redirects to the home page, with a cookie that shows the draft until the link expires',
    }),
    parameters: [{ name: 'token', in: 'query', required: true, schema: { type: 'string' } }],
    fails: true,
  },
  get('Config', '/api/preview/end', 'Ends the preview in this browser', { description: 'Redirects to the home page' }),
  {
    ...get('Live cart', '/', 'Opens a WebSocket that reports changes of the own cart, if the store has the channel', {
      status: 101,
      description:
        'Text frames with one message each. The session cookie must own the cart, and `Origin` must be a page of the same host. Closes with 1008 without a cart id or if the store switches the channel off, 1009 after a frame above 16 KiB, 1012 before a restart, 1013 above the limit of connections.',
      schema: jsonSchema(liveCartMessageSchema, 'output', 'LiveCartMessage'),
    }),
    operationId: 'liveCart',
    server: 'wss://{host}:2087',
    parameters: [{ name: 'cart', in: 'query', required: true, schema: { type: 'string' } }],
    fails: true,
    refusals: {
      403: 'forbidden-origin',
      404: 'cart-not-found, not-found',
      421: 'unknown-store',
      429: 'too-many-attempts',
    },
  },
  {
    method: 'POST',
    path: '/api/support-requests',
    operationId: 'submitSupportRequest',
    tag: 'Support',
    summary: "Accepts the store's support form and sends it to the support platform afterwards",
    parameters: [LOCALE],
    body: jsonSchema(supportSubmissionSchema, 'input', 'SupportSubmission'),
    answer: { description: 'Stored', schema: jsonSchema(supportReceiptSchema, 'output', 'SupportReceipt') },
    fails: true,
  },
  {
    ...get('Customer', '/api/sign-in/begin/{provider}', 'Begins to sign in through a provider', {
      status: 303,
      description: "Redirects to the provider's page, or to the sign-in page if the provider is switched off",
    }),
    operationId: 'beginSocialSignIn',
    parameters: [
      inPath('provider', 'google or facebook'),
      { ...inQuery('locale'), required: false },
      { ...inQuery('to'), required: false, description: '`checkout`: continues in the checkout' },
    ],
  },
  {
    ...get('Customer', '/api/sign-in/return', "Signs in with the provider's answer, which it sends to /login", {
      status: 303,
      description: 'Redirects to the shop, or to the sign-in page with the problem',
    }),
    operationId: 'endSocialSignIn',
    parameters: ['code', 'error', 'state'].map((name) => ({ ...inQuery(name), required: false })),
  },
  {
    ...get('Customer', '/api/loyalty-card/apple', "Returns the signed-in customer's loyalty card for Apple Wallet", {
      description: 'A signed pass; 404 without a card, and in a shop without a key for this wallet',
      mediaType: 'application/vnd.apple.pkpass',
      schema: { type: 'string', format: 'binary' },
    }),
    operationId: 'getAppleWalletCard',
    parameters: [WALLET_LOCALE],
    fails: true,
  },
  {
    ...get('Customer', '/api/loyalty-card/google', "Saves the signed-in customer's loyalty card to Google Wallet", {
      status: 303,
      description: 'Redirects to Google with a signed card; 404 as above',
    }),
    operationId: 'getGoogleWalletCard',
    parameters: [WALLET_LOCALE],
    fails: true,
  },
  get('Customer', '/api/loyalty-card/icon', "Returns the brand's icon for Google Wallet, to anybody", {
    description: 'A picture, 660 pixels wide and high; 404 in a shop without a key for Google Wallet',
    mediaType: 'image/png',
    schema: { type: 'string', format: 'binary' },
  }),
  oneClickRoute,
  webhookRoute,
  {
    method: 'GET',
    path: '/api/invoices/orders/{key}',
    operationId: 'getInvoiceOfOrder',
    tag: 'Invoices',
    summary: "Returns the invoice of the visitor's own order",
    parameters: [LOCALE, inPath('key', 'The id of the order, or its number as displayed, such as SK-100001')],
    answer: INVOICE,
    fails: true,
  },
  {
    method: 'GET',
    path: '/api/invoices/documents/{id}',
    operationId: 'getInvoiceByLink',
    tag: 'Invoices',
    summary: 'Returns the invoice or credit note of a signed link, which needs no session',
    parameters: [inPath('id', 'The id of the document'), inQuery('expires'), inQuery('signature')],
    answer: INVOICE,
    fails: true,
  },
  get('Health', '/api/health/live', 'The process runs', { description: 'It runs', schema: FREE }),
  get('Health', '/api/health/ready', 'Whether requests may be sent here', {
    description: 'Ready or degraded; 503 if not ready. Includes the parts on the machine itself and with DETAILS_TOKEN',
    schema: FREE,
  }),
];

/** Returns every route of the API. */
export function apiRoutes(): RouteDescription[] {
  return [...shopRoutes(), ...otherRoutes, ...consoleRoutes()];
}
