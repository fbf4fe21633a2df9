import type { Fields } from '../answers/schema.js';
import { en, eur } from './sample-resources.js';

export type Sender = 'seeder' | 'customer';

interface DraftRequest {
  readonly as: Sender;
  readonly path: string;
  /** Properties that a minimal draft needs in addition to those published as required. */
  readonly extraFields?: Fields;
}

const seeder = (path: string, extraFields: Fields = {}): DraftRequest => ({ as: 'seeder', path, extraFields });
const customer = (path: string, extraFields: Fields = {}): DraftRequest => ({ as: 'customer', path, extraFields });
const testedBy = (file: string) => ({ testedBy: file });

const importedLine = { name: en('x'), variant: { sku: 'EX10000001' }, quantity: 1, price: { value: eur(100) } };

/** The path of each body, or the file that tests it if its answer does not show the properties. */
export const DRAFTS: Readonly<Record<string, DraftRequest | { readonly testedBy: string }>> = {
  CartDiscountDraft: seeder('cart-discounts', {
    isActive: false,
    requiresDiscountCode: true,
    target: { type: 'shipping' },
  }),
  CategoryDraft: seeder('categories'),
  ChannelDraft: seeder('channels'),
  CustomerGroupDraft: seeder('customer-groups'),
  DiscountCodeDraft: seeder('discount-codes'),
  ExtensionDraft: seeder('extensions'),
  InventoryEntryDraft: seeder('inventory'),
  ProductDraft: seeder('products'),
  ProductDiscountDraft: seeder('product-discounts'),
  ProductSelectionDraft: seeder('product-selections'),
  ProductTypeDraft: seeder('product-types'),
  ReviewDraft: seeder('reviews', { rating: 3 }),
  ShippingMethodDraft: seeder('shipping-methods'),
  StandalonePriceDraft: seeder('standalone-prices'),
  StateDraft: seeder('states'),
  StoreDraft: seeder('stores'),
  SubscriptionDraft: seeder('subscriptions', { changes: [{ resourceTypeId: 'order' }] }),
  TaxCategoryDraft: seeder('tax-categories'),
  TypeDraft: seeder('types'),
  ZoneDraft: seeder('zones'),
  ApiClientDraft: testedBy('api-clients.int.spec.ts'),
  CartDraft: seeder('carts'),
  MyCartDraft: customer('me/carts'),
  CustomObjectDraft: seeder('custom-objects'),
  CustomerDraft: seeder('customers'),
  MyCustomerDraft: customer('me/signup'),
  OrderFromCartDraft: seeder('orders'),
  MyOrderFromCartDraft: testedBy('ordering.int.spec.ts'),
  OrderEditDraft: seeder('orders/edits'),
  OrderEditApply: testedBy('order-edits.int.spec.ts'),
  OrderImportDraft: seeder('orders/import', { lineItems: [importedLine] }),
  PaymentDraft: seeder('payments'),
  MyPaymentDraft: customer('me/payments'),
  ShoppingListDraft: seeder('shopping-lists'),
  MyShoppingListDraft: customer('me/shopping-lists'),
  AssociateRoleDraft: seeder('associate-roles'),
  QuoteRequestDraft: seeder('quote-requests'),
  MyQuoteRequestDraft: testedBy('quotes.int.spec.ts'),
  StagedQuoteDraft: seeder('staged-quotes'),
  QuoteDraft: seeder('quotes'),
  OrderFromQuoteDraft: seeder('orders/quotes'),
  MyOrderFromQuoteDraft: testedBy('quotes.int.spec.ts'),
  BusinessUnitDraft: seeder('business-units'),
  MyBusinessUnitDraft: customer('me/business-units'),
  ReplicaCartDraft: seeder('carts/replicate'),
  ReplicaMyCartDraft: testedBy('contract/carts.int.spec.ts'),
  ProductDiscountMatchQuery: testedBy('contract/discounts.int.spec.ts'),
  CustomerSignin: testedBy('cart-at-sign-in.int.spec.ts'),
  MyCustomerSignin: testedBy('cart-at-sign-in.int.spec.ts'),
  CustomerChangePassword: testedBy('passwords.int.spec.ts'),
  CustomerResetPassword: testedBy('passwords.int.spec.ts'),
  CustomerEmailVerify: testedBy('passwords.int.spec.ts'),
  CustomerCreatePasswordResetToken: testedBy('passwords.int.spec.ts'),
  CustomerCreateEmailToken: testedBy('passwords.int.spec.ts'),
  MyCustomerChangePassword: testedBy('passwords.int.spec.ts'),
  MyCustomerResetPassword: testedBy('passwords.int.spec.ts'),
  MyCustomerEmailVerify: testedBy('passwords.int.spec.ts'),
};
