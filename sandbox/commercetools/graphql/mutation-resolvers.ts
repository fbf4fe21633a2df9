import type { GraphQLFieldResolver, GraphQLResolveInfo } from 'graphql';
import { createCart, deleteCart, updateCart } from '../carts/cart-operations.js';
import { createOrder } from '../orders/create-order.js';
import { createPayment, deletePayment, updatePayment } from '../payments/payment-operations.js';
import type { Work } from '../work/work.js';
import type { Identifier } from '../storage/repository.js';
import type { GraphqlContext } from './graphql-context.js';
import { restActions, restInput } from './input.js';
import { mutationWork, type Right } from './mutation-work.js';
import { identifierFrom } from './product-queries.js';

interface MutationArguments {
  readonly id?: string | null;
  readonly key?: string | null;
  readonly version?: number;
  readonly storeKey?: string | null;
  readonly draft?: unknown;
  readonly actions?: unknown;
}

type Mutation = GraphQLFieldResolver<unknown, GraphqlContext, MutationArguments>;

/** Returns an argument as the body of the REST operation. */
export function inputOf(info: GraphQLResolveInfo, name: 'draft' | 'actions', value: unknown): unknown {
  const type = info.parentType.getFields()[info.fieldName]?.args.find((arg) => arg.name === name)?.type;
  return type === undefined ? value : restInput(type, value);
}

const creates =
  (right: Right, create: (work: Work, draft: unknown) => Promise<unknown>): Mutation =>
  (_root, args, context, info) =>
    create(mutationWork(right, args, context), inputOf(info, 'draft', args.draft));

const updates =
  (right: Right, update: (work: Work, identifier: Identifier, body: unknown) => Promise<unknown>): Mutation =>
  (_root, args, context, info) =>
    update(mutationWork(right, args, context), identifierFrom(args), {
      version: args.version,
      actions: restActions(inputOf(info, 'actions', args.actions)),
    });

const deletes =
  (right: Right, remove: (work: Work, identifier: Identifier, version: number) => Promise<unknown>): Mutation =>
  (_root, args, context) =>
    remove(mutationWork(right, args, context), identifierFrom(args), args.version ?? 0);

const MY_ORDERS: Right = { mine: true, scopes: ['manage_my_orders'] };
const MY_PAYMENTS: Right = { mine: true, scopes: ['manage_my_payments'] };
const ORDERS: Right = { mine: false, scopes: ['manage_orders'] };
const PAYMENTS: Right = { mine: false, scopes: ['manage_payments'] };

/** Every mutation runs the REST operation of the same name with the same scopes. */
export const mutationResolvers: { readonly Mutation: Readonly<Record<string, Mutation>> } = {
  Mutation: {
    createMyCart: creates(MY_ORDERS, createCart),
    updateMyCart: updates(MY_ORDERS, updateCart),
    deleteMyCart: deletes(MY_ORDERS, deleteCart),
    createMyOrderFromCart: creates(MY_ORDERS, createOrder),
    createMyPayment: creates(MY_PAYMENTS, createPayment),
    updateMyPayment: updates(MY_PAYMENTS, updatePayment),
    deleteMyPayment: deletes(MY_PAYMENTS, deletePayment),
    createCart: creates(ORDERS, createCart),
    updateCart: updates(ORDERS, updateCart),
    deleteCart: deletes(ORDERS, deleteCart),
    createOrderFromCart: creates(ORDERS, createOrder),
    createPayment: creates(PAYMENTS, createPayment),
  },
};
