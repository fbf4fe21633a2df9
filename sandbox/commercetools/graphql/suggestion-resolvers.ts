import { suggestions } from '../projection-search/suggestions.js';
import { requireScope } from '../oauth/scopes.js';
import type { GraphqlContext } from './graphql-context.js';

interface SuggestArguments {
  readonly searchKeywords: readonly { readonly locale: string; readonly searchKeyword: string }[];
  readonly fuzzy?: boolean | null;
  readonly limit?: number | null;
  readonly staged?: boolean | null;
}

export const suggestionResolvers = {
  Query: {
    productProjectionsSuggest: async (_root: unknown, args: SuggestArguments, { work }: GraphqlContext) => {
      const options = { fuzzy: args.fuzzy === true, staged: args.staged === true, limit: args.limit ?? 10 };
      requireScope(work.access, [options.staged ? 'view_products' : 'view_published_products']);
      const queries = args.searchKeywords.map(({ locale, searchKeyword: words }) => ({ ...options, locale, words }));
      return { searchKeywords: await suggestions(work, queries) };
    },
  },
};
