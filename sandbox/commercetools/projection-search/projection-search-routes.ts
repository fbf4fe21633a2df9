import type { FastifyInstance } from 'fastify';
import { invalidInput } from '../errors/platform-error.js';
import { booleanValue, asList, listParameters, parseQuery, singleValue } from '../http/query-parameters.js';
import { authorisedWork, type RouteContext } from '../http/request-work.js';
import type { TextSearch } from './full-text.js';
import { searchProjections, type ProjectionSearch } from './projection-search.js';

type Parameters = ReturnType<typeof parseQuery>;

const MAX_FUZZY = 2;
const TEXT = /^text\.([A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,8})*)$/;

/** Returns the number of mistakes that a word may have; short words allow fewer. */
function fuzzyLevel(query: Parameters): number | undefined {
  if (!booleanValue(query, 'fuzzy')) return undefined;
  const level = singleValue(query, 'fuzzyLevel') ?? String(MAX_FUZZY);
  if (!/^\d$/.test(level) || Number(level) > MAX_FUZZY)
    throw invalidInput(`Malformed parameter: fuzzyLevel: The value must be within the range [0..${MAX_FUZZY}].`);
  return Number(level);
}

function textsOf(query: Parameters): TextSearch[] {
  return Object.keys(query).flatMap((name) => {
    const language = TEXT.exec(name)?.[1];
    const words = language === undefined ? undefined : singleValue(query, name);
    return language === undefined || words === undefined ? [] : [{ language, words, fuzzyLevel: fuzzyLevel(query) }];
  });
}

function searchOf(raw: unknown): ProjectionSearch {
  const query = parseQuery(raw);
  if (booleanValue(query, 'staged'))
    throw invalidInput('Malformed parameter: staged: This server searches published products only.');
  const { limit, offset, expand, sort } = listParameters(raw);
  return {
    texts: textsOf(query),
    queryFilters: asList(query['filter.query']),
    filters: asList(query.filter),
    facets: asList(query.facet),
    facetFilters: asList(query['filter.facets']),
    sort,
    limit,
    offset,
    expand,
    marksVariants: booleanValue(query, 'markMatchingVariants'),
    view: {
      priceCurrency: singleValue(query, 'priceCurrency'),
      priceCountry: singleValue(query, 'priceCountry'),
      priceChannel: singleValue(query, 'priceChannel'),
      priceCustomerGroup: singleValue(query, 'priceCustomerGroup'),
      localeProjection: asList(query.localeProjection),
      storeProjection: singleValue(query, 'storeProjection'),
    },
  };
}

/** Adds `/product-projections/search` by GET, and by POST with the same parameters as a form. */
export function projectionSearchRoutes(server: FastifyInstance, context: RouteContext): void {
  const path = `/${context.backend.projectKey}/product-projections/search`;
  const scopes = ['view_published_products'];
  server.get(path, async (request) =>
    searchProjections(await authorisedWork(context, request, scopes), searchOf(request.query)),
  );
  server.post(path, async (request) =>
    searchProjections(await authorisedWork(context, request, scopes), searchOf(request.body ?? {})),
  );
}
