import { type GraphQLSchema } from 'graphql';
/** The published schema with everything that answers it. */
export declare function executableSchema(): GraphQLSchema;
