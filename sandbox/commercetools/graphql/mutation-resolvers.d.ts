import type { GraphQLResolveInfo } from 'graphql';
import type { GraphqlContext } from './graphql-context.js';
interface MutationArguments {
  readonly id?: string | null;
  readonly key?: string | null;
  readonly version?: number;
  readonly storeKey?: string | null;
  readonly draft?: unknown;
  readonly actions?: unknown;
}
type Mutation = (root: unknown, args: MutationArguments, context: GraphqlContext, info: GraphQLResolveInfo) => unknown;
/** Every mutation is the REST operation of the same name with the same rights. */
export declare const mutationResolvers: {
  readonly Mutation: Readonly<Record<string, Mutation>>;
};
export {};
