import type { Exchange, Validator } from './exchange.js';
import { isFields, type Fields } from './schema.js';

/**
 * Properties of drafts that an answer does not repeat under their name, by the last segment of the path. They are applied;
 * the comments say where they show.
 */
const APPLIED: Readonly<Record<string, readonly string[]>> = {
  // The currency is that of the total; codes, lines and methods become entries with amounts of their own.
  carts: [
    'currency',
    'discountCodes',
    'lineItems',
    'customLineItems',
    'shippingMethod',
    'shippingRateInput',
    'externalTaxRateForShippingMethod',
  ],
  // A sign-up answers with the customer under `customer`.
  customers: ['*'],
  signup: ['*'],
  // The secret in it is partially hidden.
  extensions: ['destination'],
  // Lines become entries with their product.
  'shopping-lists': ['lineItems'],
  // The day on which it is deleted.
  'api-clients': ['deleteDaysAfterCreation'],
  // The group's name.
  'customer-groups': ['groupName'],
  // The order repeats its cart; `id` and `version` are the cart's.
  orders: ['id', 'version', 'cart'],
  // The amounts of imported lines and shipping are in their totals.
  import: ['lineItems', 'customLineItems', 'shippingInfo', 'taxedPrice'],
  // A shopper's payment has one transaction, in the list of transactions.
  payments: ['transaction', 'paymentStatus'],
  // Product data is in `masterData`.
  products: [
    'name',
    'slug',
    'description',
    'metaTitle',
    'metaDescription',
    'metaKeywords',
    'categories',
    'categoryOrderHints',
    'searchKeywords',
    'masterVariant',
    'variants',
    'attributes',
    'publish',
  ],
  // Quotes refer to their source by id and version.
  'quote-requests': ['cartId', 'cartVersion'],
  'staged-quotes': ['quoteRequestVersion', 'quoteRequestStateToAccepted'],
  quotes: ['id', 'version', 'stagedQuoteVersion', 'stagedQuoteStateToSent', 'quoteStateToAccepted'],
  'order-quote': ['id', 'version', 'quoteStateToAccepted'],
  // Addresses get ids, and are chosen by them.
  'business-units': [
    'addresses',
    'shippingAddresses',
    'billingAddresses',
    'defaultShippingAddress',
    'defaultBillingAddress',
  ],
  // The expected version of an existing object.
  'custom-objects': ['version'],
  replicate: ['*'],
  // Decides whether the edit is stored.
  edits: ['dryRun'],
};

/** Requests that create no resource. */
const QUESTIONS: ReadonlySet<string> = new Set([
  'search',
  'login',
  'matching',
  'graphql',
  'password',
  'password-token',
  'email-token',
  'reset',
  'confirm',
]);

const isNothing = (value: unknown): boolean =>
  value === undefined || value === null || (Array.isArray(value) && value.length === 0);

const isReference = (value: Fields): boolean => 'typeId' in value || 'id' in value || 'key' in value;

/** Returns whether the answer contains what was sent; a key may have become an id or an id a key. */
function holds(received: unknown, sent: unknown): boolean {
  if (isNothing(sent)) return true;
  if (Array.isArray(sent))
    return (
      Array.isArray(received) &&
      sent.length === received.length &&
      // Some lists are sorted by the platform, such as price tiers.
      sent.every((one) => received.some((other) => holds(other, one)))
    );
  if (!isFields(sent)) return received === sent || Date.parse(String(received)) === Date.parse(String(sent));
  if (!isFields(received)) return false;
  return Object.entries(sent).every(([name, value]) => {
    const isNaming = isReference(sent) && ['key', 'id', 'typeId'].includes(name) && !(name in received);
    return isNaming || holds(received[name], value);
  });
}

/**
 * Returns a validator that finds properties of a draft that are missing in a 201 answer: they were dropped silently. Properties
 * that show elsewhere are listed above.
 */
export function draftValidator(): Validator {
  return ({ method, path, status, sent, received }: Exchange): readonly string[] => {
    const [address = ''] = path.split('?');
    const word = address.split('/').at(-1) ?? '';
    if (method !== 'POST' || status !== 201 || QUESTIONS.has(word)) return [];
    if (!isFields(sent) || !isFields(received)) return [];
    const applied = APPLIED[word] ?? [];
    if (applied.includes('*')) return [];
    return Object.entries(sent)
      .filter(([name, value]) => !applied.includes(name) && !holds(received[name], value))
      .map(([name]) => `'${name}' of the draft was taken and is not in the answer`);
  };
}
