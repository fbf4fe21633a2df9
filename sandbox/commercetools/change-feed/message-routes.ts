import type { FastifyInstance, FastifyRequest } from 'fastify';
import { listParameters } from '../http/query-parameters.js';
import { authorisedWork, identifierOf, type RouteContext } from '../http/request-work.js';
import { notFound, page } from '../http/resource-routes.js';
import { messages, type ChangeMessage } from '../families/families.js';
import type { Work } from '../work/work.js';
import { PageQuery, type Restriction } from '../storage/query.js';
import { MESSAGE_DAYS } from '../storage/expiry.js';

const VIEW = ['view_messages'];
const DAY_MS = 86_400_000;

/** Returns the time before which messages count as removed; the next clean-up deletes them. */
async function retentionStart(work: Work): Promise<string> {
  const days = (await work.project())?.messages.deleteDaysAfterCreation ?? MESSAGE_DAYS;
  return new Date(work.now.getTime() - days * DAY_MS).toISOString();
}

async function findMessage(work: Work, request: FastifyRequest): Promise<ChangeMessage> {
  const identifier = identifierOf(request);
  const found = await work.rows(messages).find(identifier);
  if (found === undefined || found.createdAt < (await retentionStart(work))) throw notFound(identifier);
  return found;
}

/** `/messages`: the change feed of the project. */
export function messageRoutes(server: FastifyInstance, context: RouteContext): void {
  const base = `/${context.backend.projectKey}/messages`;
  server.get(base, async (request) => {
    const work = await authorisedWork(context, request, VIEW);
    const parameters = listParameters(request.query);
    const since = await retentionStart(work);
    const retained: Restriction = { sql: (bound) => `created_at >= ${bound.bind(since)}` };
    return page(work, new PageQuery(messages, { ...parameters, restrictions: [retained] }), parameters);
  });
  server.get(`${base}/:id`, async (request) => findMessage(await authorisedWork(context, request, VIEW), request));
}
