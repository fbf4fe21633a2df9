import { type GraphQLInputType } from 'graphql';
/** A GraphQL input as the body that the REST operation of the same name takes. */
export declare function restInput(type: GraphQLInputType, value: unknown): unknown;
/** Update actions: `{ addLineItem: {…} }` becomes `{ action: 'addLineItem', … }`. */
export declare function restActions(actions: unknown): object[];
