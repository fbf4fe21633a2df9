import type { FastifyInstance } from 'fastify';
import { invalidInput } from '../errors/platform-error.js';
import { flag, listOf, listParameters, queryOf, single } from '../http/query-parameters.js';
import { authorised, type RouteContext } from '../http/request-work.js';
import type { TextSearch } from './full-text.js';
import { searchProjections, type ProjectionSearch } from './projection-search.js';

type Parameters = ReturnType<typeof queryOf>;

const MAX_FUZZY = 2;
const TEXT = /^text\.([A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,8})*)$/;

/** How many mistakes a word may have; short words are forgiven fewer anyway. */
function fuzzyLevel(query: Parameters): number | undefined {
  if (!flag(query, 'fuzzy')) return undefined;
  const level = single(query, 'fuzzyLevel') ?? String(MAX_FUZZY);
  if (!/^\d$/.test(level) || Number(level) > MAX_FUZZY)
    throw invalidInput(`Malformed parameter: fuzzyLevel: The value must be within the range [0..${MAX_FUZZY}].`);
  return Number(level);
}

function textsOf(query: Parameters): TextSearch[] {
  return Object.keys(query).flatMap((name) => {
    const language = TEXT.exec(name)?.[1];
    const words = language === undefined ? undefined : single(query, name);
    return language === undefined || words === undefined ? [] : [{ language, words, fuzzyLevel: fuzzyLevel(query) }];
  });
}

function searchOf(raw: unknown): ProjectionSearch {
  const query = queryOf(raw);
  if (flag(query, 'staged'))
    throw invalidInput('Malformed parameter: staged: This server searches published products only.');
  const { limit, offset, expand, sort } = listParameters(raw);
  return {
    texts: textsOf(query),
    queryFilters: listOf(query['filter.query']),
    filters: listOf(query.filter),
    facets: listOf(query.facet),
    facetFilters: listOf(query['filter.facets']),
    sort,
    limit,
    offset,
    expand,
    marksVariants: flag(query, 'markMatchingVariants'),
    view: {
      priceCurrency: single(query, 'priceCurrency'),
      priceCountry: single(query, 'priceCountry'),
      priceChannel: single(query, 'priceChannel'),
      priceCustomerGroup: single(query, 'priceCustomerGroup'),
      localeProjection: listOf(query.localeProjection),
      storeProjection: single(query, 'storeProjection'),
    },
  };
}

/** `/product-projections/search` by GET, and by POST with the same parameters as a form. */
export function projectionSearchRoutes(server: FastifyInstance, context: RouteContext): void {
  const path = `/${context.backend.projectKey}/product-projections/search`;
  const scopes = ['view_published_products'];
  server.get(path, async (request) =>
    searchProjections(await authorised(context, request, scopes), searchOf(request.query)),
  );
  server.post(path, async (request) =>
    searchProjections(await authorised(context, request, scopes), searchOf(request.body ?? {})),
  );
}
