import type { Quote, QuoteRequest, StagedQuote } from '@commercetools/platform-sdk';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { actorOf, inUnit, requireRight, type Rights } from '../associates/in-unit-kind.js';
import type { Right } from '../associates/permissions.js';
import { expanded } from '../work/expand.js';
import { ownedRoutes, type OwnedKind } from '../http/owned-routes.js';
import { parseAs } from '../input/parse.js';
import { invalidOperation } from '../errors/platform-error.js';
import { expandPaths } from '../http/query-parameters.js';
import { authorisedWork, type RouteContext } from '../http/request-work.js';
import { resourceIdentifier } from '../input/draft-parts.js';
import { carts, quoteRequests, quotes, stagedQuotes } from '../families/families.js';
import { parseUpdate, type UpdateBody } from '../resources/kind.js';
import { referenced } from '../work/references.js';
import type { Work } from '../work/work.js';
import { orderFromQuote } from './order-from-quote.js';
import { quoteOperations } from './quote-operations.js';
import { quoteRequestOperations } from './quote-request-operations.js';
import { stagedQuoteOperations } from './staged-quote-operations.js';

const quoteRequestsKind: OwnedKind<QuoteRequest> = {
  path: 'quote-requests',
  family: quoteRequests,
  view: ['view_quote_requests'],
  manage: ['manage_quote_requests'],
  ownerScopes: ['manage_my_quote_requests'],
  bases: ['general', 'in-store', 'me'],
  unsupported: (base) => (base === 'me' ? ['delete'] : []),
  keyPaths: ['key=:key'],
  hasOwnerKeys: true,
  ...quoteRequestOperations,
};

const stagedQuotesKind: OwnedKind<StagedQuote> = {
  path: 'staged-quotes',
  family: stagedQuotes,
  view: ['view_staged_quotes'],
  manage: ['manage_staged_quotes'],
  ownerScopes: [],
  bases: ['general', 'in-store'],
  keyPaths: ['key=:key'],
  ...stagedQuoteOperations,
};

const quotesKind: OwnedKind<Quote> = {
  path: 'quotes',
  family: quotes,
  view: ['view_quotes'],
  manage: ['manage_quotes'],
  ownerScopes: ['manage_my_quotes'],
  bases: ['general', 'in-store', 'me'],
  unsupported: (base) => (base === 'me' ? ['create', 'delete'] : []),
  keyPaths: ['key=:key'],
  hasOwnerKeys: true,
  ...quoteOperations,
};

const requestDraft = z.object({ cart: resourceIdentifier });

const requestRights: Rights = {
  name: 'quote request',
  view: ['ViewMyQuoteRequests', 'ViewOthersQuoteRequests'],
  create: ['CreateMyQuoteRequestsFromMyCarts', 'CreateQuoteRequestsFromOthersCarts'],
  newOwner: async (work, draft) => (await referenced(work, carts, parseAs(requestDraft, draft).cart)).customerId,
  update: () => [['UpdateMyQuoteRequests', 'UpdateOthersQuoteRequests']],
  remove: ['UpdateMyQuoteRequests', 'UpdateOthersQuoteRequests'],
};

const VIEW_QUOTES: Right = ['ViewMyQuotes', 'ViewOthersQuotes'];
const ACCEPT: Right = ['AcceptMyQuotes', 'AcceptOthersQuotes'];
const DECLINE: Right = ['DeclineMyQuotes', 'DeclineOthersQuotes'];
const QUOTE_ACTIONS: Readonly<Record<string, Right>> = {
  requestQuoteRenegotiation: ['RenegotiateMyQuotes', 'RenegotiateOthersQuotes'],
  changeCustomer: ['ReassignMyQuotes', 'ReassignOthersQuotes'],
};

function rightOf({ action, ...input }: UpdateBody['actions'][number]): Right {
  if (action === 'changeQuoteState') return input['quoteState'] === 'Declined' ? DECLINE : ACCEPT;
  return (Object.hasOwn(QUOTE_ACTIONS, action) ? QUOTE_ACTIONS[action] : undefined) ?? VIEW_QUOTES;
}

/** An update without actions returns the quote, so it needs the permission to view it. */
function updateRights(body: unknown): Right[] {
  const rights = new Set(parseUpdate(body).actions.map(rightOf));
  return rights.size === 0 ? [VIEW_QUOTES] : [...rights];
}

const quoteRights: Rights = {
  name: 'quote',
  view: VIEW_QUOTES,
  // Quotes are made by sellers only.
  create: VIEW_QUOTES,
  newOwner: () => Promise.resolve(undefined),
  update: updateRights,
  remove: VIEW_QUOTES,
};

const quoteOrder = z.object({ quote: resourceIdentifier });

async function requireOrders(work: Work, body: unknown): Promise<void> {
  const quote = await referenced(work, quotes, parseAs(quoteOrder, body).quote);
  const { unit } = await actorOf(work);
  if (quote.businessUnit?.key !== unit.key)
    throw invalidOperation(`The quote '${quote.id}' does not belong to the business unit '${unit.key}'.`);
  const right: Right = ['CreateMyOrdersFromMyQuotes', 'CreateOrdersFromOthersQuotes'];
  await requireRight(work, { owner: quote.customer?.id, act: 'create an order' }, right);
}

function orderRoutes(server: FastifyInstance, context: RouteContext): void {
  const project = `/${context.backend.projectKey}`;
  const post = (base: string, authorise: (request: FastifyRequest) => Promise<Work>): void => {
    server.post(`${base}/orders/quotes`, async (request, reply) => {
      const work = await authorise(request);
      const order = await orderFromQuote(work, request.body);
      return reply.code(201).send(await expanded(work, order, expandPaths(request.query)));
    });
  };
  for (const base of [project, `${project}/in-store/key=:storeKey`])
    post(base, (request) => authorisedWork(context, request, ['manage_quotes']));
  post(`${project}/me`, async (request) => {
    const work = await authorisedWork(context, request, ['manage_my_quotes', 'manage_quotes']);
    return work.forAudience({ ...work.audience, mine: true });
  });
  post(`${project}/as-associate/:associateId/in-business-unit/key=:businessUnitKey`, async (request) => {
    const work = await authorisedWork(context, request, ['manage_quotes']);
    await requireOrders(work, request.body);
    return work;
  });
}

/** Adds the routes of quote requests, staged quotes, quotes and orders from quotes. */
export function quoteRoutes(server: FastifyInstance, context: RouteContext): void {
  ownedRoutes(server, context, quoteRequestsKind);
  ownedRoutes(server, context, stagedQuotesKind);
  ownedRoutes(server, context, quotesKind);
  ownedRoutes(server, context, { ...inUnit(quoteRequestsKind, requestRights), unsupported: () => ['delete'] });
  ownedRoutes(server, context, { ...inUnit(quotesKind, quoteRights), unsupported: () => ['create', 'delete'] });
  orderRoutes(server, context);
}
