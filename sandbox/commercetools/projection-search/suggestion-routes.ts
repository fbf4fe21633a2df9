import type { FastifyInstance } from 'fastify';
import { invalidInput } from '../errors/platform-error.js';
import { booleanValue, asList, parseQuery, wholeNumber } from '../http/query-parameters.js';
import { authorisedWork, type RouteContext } from '../http/request-work.js';
import { requireScope } from '../oauth/scopes.js';
import { MAX_SUGGESTIONS, suggestions, type SuggestionQuery } from './suggestions.js';

const KEYWORDS = /^searchKeywords\.([a-z]{2,3}(?:-[A-Z]{2})?)$/;

const LIMIT = { fallback: 10, max: MAX_SUGGESTIONS };

/** Parses the suggestion queries of a request, one per language. */
function queriesOf(raw: unknown): SuggestionQuery[] {
  const query = parseQuery(raw);
  const options = {
    fuzzy: booleanValue(query, 'fuzzy'),
    staged: booleanValue(query, 'staged'),
    limit: wholeNumber(query, 'limit', LIMIT),
  };
  const queries = Object.keys(query).flatMap((name) => {
    const locale = KEYWORDS.exec(name)?.[1];
    return locale === undefined ? [] : asList(query[name]).map((words) => ({ ...options, locale, words }));
  });
  if (queries.length === 0) throw invalidInput('Malformed parameter: searchKeywords: A language is required.');
  return queries;
}

/** Adds `/product-projections/suggest`: completions of search terms. */
export function suggestionRoutes(server: FastifyInstance, context: RouteContext): void {
  server.get(`/${context.backend.projectKey}/product-projections/suggest`, async (request) => {
    const work = await authorisedWork(context, request, ['view_published_products']);
    const queries = queriesOf(request.query);
    if (queries.some(({ staged }) => staged)) requireScope(work.access, ['view_products']);
    const found = await suggestions(work, queries);
    return Object.fromEntries(found.map((one) => [`searchKeywords.${one.locale}`, one.suggestions]));
  });
}
