import type { Address, Customer } from '@commercetools/platform-sdk';
import type { GraphQLFieldResolver, GraphQLResolveInfo } from 'graphql';
import {
  deleteCustomer,
  findCustomer,
  ownCustomer,
  updateCustomer,
  visibleCustomers,
} from '../customers/customer-operations.js';
import { customerOfToken } from '../customers/customer-tokens.js';
import {
  changePassword,
  confirmEmail,
  createEmailToken,
  createPasswordToken,
  resetPassword,
} from '../customers/password-operations.js';
import { signIn, signUp } from '../customers/sign-in.js';
import { requireScope } from '../oauth/scopes.js';
import { customers } from '../families/families.js';
import type { Audience, Work } from '../work/work.js';
import type { GraphqlContext } from './graphql-context.js';
import { restActions } from './input.js';
import { listField, type ListArguments } from './list-field.js';
import { inputOf } from './mutation-resolvers.js';
import { mutationWork, type Right } from './mutation-work.js';
import { identifierFrom } from './product-queries.js';

interface Source {
  readonly audience?: Audience;
}

interface CustomerArguments {
  readonly id?: string | null;
  readonly key?: string | null;
  readonly emailToken?: string | null;
  readonly passwordToken?: string | null;
}

const VIEW = ['view_customers'];

function enter(source: Source | undefined, { work }: GraphqlContext): Work {
  const storeKey = source?.audience?.storeKey;
  requireScope(work.access, VIEW, storeKey);
  return work.forAudience({ mine: false, storeKey });
}

const customerFields = {
  customer: (source: Source | undefined, args: CustomerArguments, context: GraphqlContext) => {
    const work = enter(source, context);
    if (args.emailToken) return customerOfToken(work, 'email', args.emailToken);
    if (args.passwordToken) return customerOfToken(work, 'password', args.passwordToken);
    return findCustomer(work, identifierFrom(args));
  },
  customers: (source: Source | undefined, args: ListArguments, context: GraphqlContext) => {
    const work = enter(source, context);
    return listField(work, customers, { ...args, restrictions: visibleCustomers(work) });
  },
};

const myFields = {
  customer: ({ audience }: Source, _args: object, { work }: GraphqlContext) => {
    const storeKey = audience?.storeKey;
    requireScope(work.access, ['manage_my_profile'], storeKey);
    return findCustomer(work.forAudience({ mine: true, storeKey }), ownCustomer(work));
  },
};

const addressOf = ({ addresses }: Customer, id: string | undefined): Address | undefined =>
  addresses.find((address) => address.id === id);
const addressesOf = ({ addresses }: Customer, ids: readonly string[]): Address[] =>
  addresses.filter(({ id }) => id !== undefined && ids.includes(id));

interface MutationArguments {
  readonly storeKey?: string | null;
  readonly version?: number | null;
  readonly id?: string | null;
  readonly key?: string | null;
  readonly draft?: unknown;
  readonly actions?: unknown;
}

type Mutation = GraphQLFieldResolver<unknown, GraphqlContext, MutationArguments>;

const MY_PROFILE: Right = { mine: true, scopes: ['manage_my_profile'] };
const CUSTOMERS: Right = { mine: false, scopes: ['manage_customers'] };

type Operation = (work: Work, body: unknown) => Promise<unknown>;

const withDraft =
  (right: Right, operation: Operation): Mutation =>
  (_root, args, context, info) =>
    operation(mutationWork(right, args, context), inputOf(info, 'draft', args.draft));

/** Returns a mutation whose arguments are the body of the REST operation. */
const withArguments =
  (right: Right, operation: Operation): Mutation =>
  (_root, args, context) => {
    const { storeKey: _store, ...named } = args;
    const given = Object.entries(named).filter(([, value]) => value !== null && value !== undefined);
    return operation(mutationWork(right, args, context), Object.fromEntries(given));
  };

const identifierFor = ({ mine }: Right, work: Work, args: MutationArguments) =>
  mine ? ownCustomer(work) : identifierFrom(args);

const updates =
  (right: Right): Mutation =>
  (_root, args, context, info: GraphQLResolveInfo) => {
    const work = mutationWork(right, args, context);
    const actions = restActions(inputOf(info, 'actions', args.actions));
    return updateCustomer(work, identifierFor(right, work, args), { version: args.version, actions });
  };

const deletes =
  (right: Right): Mutation =>
  (_root, args, context) => {
    const work = mutationWork(right, args, context);
    return deleteCustomer(work, identifierFor(right, work, args), args.version ?? 0);
  };

/** Resolvers of customers; every mutation runs the REST operation with the same scopes. */
export const customerResolvers = {
  Query: customerFields,
  InStore: customerFields,
  Me: myFields,
  InStoreMe: myFields,
  Customer: {
    defaultBillingAddress: (customer: Customer) => addressOf(customer, customer.defaultBillingAddressId),
    defaultShippingAddress: (customer: Customer) => addressOf(customer, customer.defaultShippingAddressId),
    billingAddresses: (customer: Customer) => addressesOf(customer, customer.billingAddressIds),
    shippingAddresses: (customer: Customer) => addressesOf(customer, customer.shippingAddressIds),
  },
  // Tokens are never updated.
  CustomerPasswordToken: { version: () => 1 },
  CustomerEmailToken: { version: () => 1 },
  Mutation: {
    customerSignUp: withDraft(CUSTOMERS, signUp),
    customerSignIn: withDraft(CUSTOMERS, signIn),
    customerSignMeUp: withDraft(MY_PROFILE, signUp),
    customerSignMeIn: withDraft(MY_PROFILE, signIn),
    updateCustomer: updates(CUSTOMERS),
    updateMyCustomer: updates(MY_PROFILE),
    deleteCustomer: deletes(CUSTOMERS),
    deleteMyCustomer: deletes(MY_PROFILE),
    customerChangePassword: withArguments(CUSTOMERS, changePassword),
    customerChangeMyPassword: withArguments(MY_PROFILE, changePassword),
    customerCreatePasswordResetToken: withArguments(CUSTOMERS, createPasswordToken),
    customerResetPassword: withArguments(CUSTOMERS, resetPassword),
    customerResetMyPassword: withArguments(MY_PROFILE, resetPassword),
    customerCreateEmailVerificationToken: withArguments(CUSTOMERS, createEmailToken),
    customerConfirmEmail: withArguments(CUSTOMERS, confirmEmail),
    customerConfirmMyEmail: withArguments(MY_PROFILE, confirmEmail),
  } satisfies Readonly<Record<string, Mutation>>,
};
