import type { Fields } from '../answers/schema.js';

/** The conditions under which a property is applied. */
export interface SampleContext {
  /** Further properties of the sent draft, or of the resource to which an action is applied. */
  readonly draft?: Fields;
  /** Actions that are applied before. */
  readonly prior?: readonly Fields[];
  /** True if the second value is refused, which shows that the property has an effect. */
  readonly decides?: true;
  /** The reason why no answer shows the property, and the file that tests it. */
  readonly shownBy?: string;
}

const delivery = (key: string): Fields => ({
  action: 'addDelivery',
  deliveryKey: key,
  parcels: ['one', 'two'].map((parcel) => ({ key: `${key}-${parcel}` })),
});
const returned = {
  action: 'addReturnInfo',
  items: [
    { key: 'return1', quantity: 1, lineItemId: '@lineItems.0.id', shipmentState: 'Returned' },
    { key: 'return2', quantity: 1, lineItemId: '@lineItems.1.id', shipmentState: 'Returned' },
  ],
};
const pays = ['payment1', 'payment2'].map((key) => ({ action: 'addPayment', payment: { typeId: 'payment', key } }));
const myPays = ['myPayment1', 'myPayment2'].map((name) => ({
  action: 'addPayment',
  payment: { typeId: 'payment', id: `&${name}` },
}));
const codes = ['CODE1', 'CODE2'].map((code) => ({ action: 'addDiscountCode', code }));
const home = { key: 'home', country: 'SK' };
const shipped = { country: 'SK', shippingAddress: home, shippingMethod: { typeId: 'shipping-method', key: 'parcel' } };

const finalState = (kind: string): Fields => ({
  typeId: 'state',
  key: kind === 'Order' ? 'final' : `${kind.toLowerCase()}Final`,
});

const CONTEXTS: readonly (readonly [RegExp, SampleContext])[] = [
  [/^(My)?Cart.*(ternalTaxRate|TaxRateAction)/, { draft: { taxMode: 'External' } }],
  [/^(My)?CartAddItemShippingAddress/, { draft: { itemShippingAddresses: [], lineItems: [] } }],
  [/^(My)?CartRemoveItemShippingAddress/, { draft: { lineItems: [] } }],
  [/(Cart|Import)Draft.*shippingDetails/, { draft: { itemShippingAddresses: [home, { ...home, key: 'work' }] } }],
  [/^(My)?CartDraft.(shippingMethod$|externalTaxRateFor)/, { draft: shipped }],
  [/^OrderImportDraft.lineItems...(variant.id|variant.sku|productId)/, { decides: true }],
  [/<Score>$/, { decides: true }],
  [
    /^CartDiscount.*<giftLineItem>/,
    { shownBy: 'the sample has a target, which a gift must not have: gifts.int.spec.ts' },
  ],
  [
    /^ProductSelection(AddProduct|ExcludeProduct|RemoveProduct|SetVariant)/,
    { shownBy: 'an endpoint of its own lists the products: product-selections.int.spec.ts' },
  ],
  [/^StoreAddProductSelection/, { draft: { productSelections: [] } }],
  [
    /^StoreChangeProductSelection/,
    {
      draft: {
        productSelections: ['selection1', 'selection2'].map((key) => ({
          productSelection: { typeId: 'product-selection', key },
        })),
      },
    },
  ],
  [/destination<HTTP>$/, { decides: true }],
  [/^CustomerDraft.anonymous(Cart)?(Id)?/, { shownBy: 'a sign-up takes the cart over: cart-at-sign-in.int.spec.ts' }],
  [
    /^(My)?CartUpdateItemShippingAddress/,
    { draft: { itemShippingAddresses: [home, { ...home, key: 'other' }], lineItems: [] } },
  ],
  [/^ProductTypeChangeAttributeConstraintAction.newValue/, { decides: true }],
  [/^ProductChangeAssetOrderAction.(variantId|sku)/, { decides: true }],
  [/^ProductSetAssetKeyAction.(variantId|sku)/, { decides: true }],
  [/^(My)?(Cart|ShoppingList)(AddLineItemAction|Draft.lineItems..).variantId/, { decides: true }],
  [/^MyCartRemovePayment/, { prior: myPays }],
  [
    /^ShippingMethodAddShippingRate/,
    {
      draft: {
        zoneRates: [
          { zone: { typeId: 'zone', key: 'SK' }, shippingRates: [] },
          { zone: { typeId: 'zone', key: 'DE' }, shippingRates: [] },
        ],
      },
    },
  ],
  [
    /^ProductAddPrice|^ProductChangePrice/,
    {
      draft: {
        masterVariant: {
          sku: 'one-$n',
          prices: [
            { key: 'price1', country: 'PL', value: { currencyCode: 'EUR', centAmount: 1 } },
            { key: 'price2', country: 'RO', value: { currencyCode: 'EUR', centAmount: 1 } },
          ],
        },
      },
    },
  ],
  [
    /^ShippingMethodRemoveShippingRateAction.shippingRate.(freeAbove|tiers)/,
    { shownBy: 'they name the rate that is removed: product-set-up.int.spec.ts' },
  ],
  [/<Classification>/, { shownBy: 'the project of this test has scores: pricing/shipping.spec.ts' }],
  [/^(My)?CartUnfreezeCart/, { prior: [{ action: 'freezeCart' }] }],
  [/^(My)?CartRemoveDiscountCode/, { prior: codes }],
  [/^(Cart|Order)RemovePayment/, { prior: pays }],
  [
    /^Order(SetDelivery|RemoveDelivery|AddParcel|RemoveParcel|SetParcel)/,
    { prior: [delivery('one'), delivery('two')] },
  ],
  [/^OrderSetReturn(Shipment|Payment)State/, { prior: [returned] }],
  [/^ProductPublish|^ProductRevertStaged/, { prior: [{ action: 'changeName', name: { en: 'staged' }, staged: true }] }],
  [
    /^(Customer|BusinessUnit)(Remove|Set).*(BillingAddressId|BillingAddressAction)/,
    { draft: { billingAddresses: [0, 1] } },
  ],
  [
    /^(Customer|BusinessUnit)(Remove|Set).*(ShippingAddressId|ShippingAddressAction)/,
    { draft: { shippingAddresses: [0, 1] } },
  ],
  [
    /^(My)?(Customer|BusinessUnit)Draft(<\w+>)?\.(default)?(billing|shipping)Address/i,
    { draft: { addresses: [home, { ...home, key: 'work' }] } },
  ],
  [/^(My)?CustomerDraft\.password/, { shownBy: 'passwords are never shown: passwords.int.spec.ts' }],
  [/\.isMatching$/, { shownBy: 'answers say it of a cart: pricing/shipping.spec.ts' }],
  ...['Product', 'Review', 'Payment', 'Order'].map((kind): readonly [RegExp, SampleContext] => [
    new RegExp(`^${kind}TransitionStateAction\\.force`),
    { prior: [{ action: 'transitionState', state: finalState(kind) }], decides: true },
  ]),
  [/^OrderEditDraft\.dryRun/, { shownBy: 'nothing is stored: order-edits.int.spec.ts' }],
  [/^OrderFromCartDraft\.(id|version|cart)/, { shownBy: 'they name the cart: ordering.int.spec.ts' }],
  [/^CustomObjectDraft\.version/, { shownBy: 'it guards the object: contract/catalogue.int.spec.ts' }],
  [/^BusinessUnitDraft<Company>.(store|associate|approvalRule)Mode/, { decides: true }],
  [/^(Cart|ShoppingList)SetBusinessUnit/, { draft: { businessUnit: { typeId: 'business-unit', key: 'unit1' } } }],
  [/^BusinessUnitAddAssociate/, { draft: { associates: [] } }],
  [/^BusinessUnitSetUnitType/, { draft: { associateMode: 'Explicit', approvalRuleMode: 'Explicit' } }],
  [/^BusinessUnitSetUnitTypeAction.unitType/, { decides: true }],
  [/^MyBusinessUnitChangeAssociateAction.associate.customer/, { decides: true }],
  [
    /^(QuoteRequest|StagedQuote|Quote|OrderFromQuote)Draft\.(\w*[vV]ersion|\w+State(ToAccepted|ToSent))$/,
    { shownBy: 'they are about what it is made from: quotes.int.spec.ts' },
  ],
  [
    /^(QuoteRequest|StagedQuote|Quote)TransitionStateAction\.force/,
    { prior: [{ action: 'transitionState', state: finalState('Order') }], decides: true },
  ],
  [/RecalculateAction/, { shownBy: 'nothing changed that could be read again: carts.int.spec.ts' }],
];

/** Returns the context of a property: everything that is listed for its path. */
export const contextOf = (path: string): SampleContext =>
  CONTEXTS.filter(([pattern]) => pattern.test(path)).reduce<SampleContext>(
    (all, [, context]) => ({
      ...all,
      ...context,
      draft: { ...all.draft, ...context.draft },
      prior: [...(all.prior ?? []), ...(context.prior ?? [])],
    }),
    {},
  );
