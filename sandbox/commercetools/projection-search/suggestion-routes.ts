import type { FastifyInstance } from 'fastify';
import { invalidInput } from '../errors/platform-error.js';
import { flag, listOf, queryOf, upTo } from '../http/query-parameters.js';
import { authorised, type RouteContext } from '../http/request-work.js';
import { requireScope } from '../oauth/scopes.js';
import { MAX_SUGGESTIONS, suggestions, type SuggestionQuery } from './suggestions.js';

const KEYWORDS = /^searchKeywords\.([a-z]{2,3}(?:-[A-Z]{2})?)$/;

const LIMIT = { fallback: 10, max: MAX_SUGGESTIONS };

/** The beginnings of search keywords that a request names, each with its language. */
function queriesOf(raw: unknown): SuggestionQuery[] {
  const query = queryOf(raw);
  const asked = { fuzzy: flag(query, 'fuzzy'), staged: flag(query, 'staged'), limit: upTo(query, 'limit', LIMIT) };
  const queries = Object.keys(query).flatMap((name) => {
    const locale = KEYWORDS.exec(name)?.[1];
    return locale === undefined ? [] : listOf(query[name]).map((words) => ({ ...asked, locale, words }));
  });
  if (queries.length === 0) throw invalidInput('Malformed parameter: searchKeywords: A language is required.');
  return queries;
}

/** `/product-projections/suggest`: what shoppers may mean by what they began to type. */
export function suggestionRoutes(server: FastifyInstance, context: RouteContext): void {
  server.get(`/${context.backend.projectKey}/product-projections/suggest`, async (request) => {
    const work = await authorised(context, request, ['view_published_products']);
    const queries = queriesOf(request.query);
    if (queries.some(({ staged }) => staged)) requireScope(work.access, ['view_products']);
    const found = await Promise.all(
      queries.map(async (query) => [`searchKeywords.${query.locale}`, await suggestions(work, query)] as const),
    );
    return Object.fromEntries(found);
  });
}
