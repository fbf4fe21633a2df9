import { type GraphQLField, type GraphQLFieldResolver } from 'graphql';
import type { GraphqlContext } from './graphql-context.js';
export type Source = Readonly<Record<string, unknown>>;
export type Resolver = GraphQLFieldResolver<Source, GraphqlContext, Record<string, never>>;
/** One text of a localized string: the named locale, or the first accepted one that there is. */
export declare function localizedText(
  texts: unknown,
  wanted: {
    locale?: unknown;
    acceptLanguage?: unknown;
  },
): string | undefined;
/** How a field is resolved that has no resolver of its own: by its name, its arguments and its type. */
export declare function conventionalResolver(field: GraphQLField<unknown, unknown>): Resolver;
