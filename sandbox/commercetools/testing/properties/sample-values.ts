/**
 * Two values for published properties that an arbitrary word, number or Boolean does not fit. Named by the property
 * (`country`), by type and property (`LineItemDraft.variantId`), or by the published type (`#LocalizedString`).
 * `Type+` names fields that a body of that type needs beside; `Type.property+` those that this property needs beside.
 *
 * `$n` in a text is another number in each request. `&name` is the id of something in the shop (`sampling-shop.ts`),
 * `@path` a value of the resource that is changed; `|` parts alternatives, the last of which may be a text after `=`.
 */
const VALUES: Readonly<Record<string, readonly unknown[]>> = {
  // Texts with a form of their own
  country: ['SK', 'HU'],
  currency: ['EUR', 'HUF'],
  currencyCode: ['EUR', 'HUF'],
  locale: ['en', 'de'],
  languages: [['en'], ['de']],
  countries: [['SK'], ['HU']],
  currencies: [['EUR'], ['HUF']],
  email: ['one-$n@example.com', 'two-$n@example.com'],
  customerEmail: ['one@example.com', 'two@example.com'],
  key: ['key-one-$n', 'key-two-$n'],
  dateOfBirth: ['1980-01-02', '1981-02-03'],
  sortOrder: ['0.3$n1', '0.4$n1'],
  orderHint: ['0.31', '0.41'],
  url: ['https://example.com/one', 'https://example.com/two'],
  uri: ['https://example.com/one', 'https://example.com/two'],
  uniquenessValue: ['one-$n', 'two-$n'],
  customerNumber: ['one-$n', 'two-$n'],
  orderNumber: ['one-$n', 'two-$n'],
  cloudEventsVersion: ['1.0', '1.1'],
  ...moments(
    'validFrom',
    'validUntil',
    'addedAt',
    'completedAt',
    'actualTransitionDate',
    'expectedDelivery',
    'returnDate',
    'syncedAt',
    'timestamp',
    'estimatedDelivery',
  ),

  // Predicates
  predicate: ['sku = "A"', 'sku = "B"'],
  cartPredicate: ['country = "DE"', 'country = "AT"'],
  'ShippingMethodDraft.predicate': ['country = "DE"', 'country = "AT"'],
  'ShippingMethodSetPredicateAction.predicate': ['country = "DE"', 'country = "AT"'],
  'CartDiscountCustomLineItemsTarget.predicate': ['slug = "a"', 'slug = "b"'],
  'MultiBuyCustomLineItemsTarget.predicate': ['slug = "a"', 'slug = "b"'],
  'CountOnCustomLineItemUnits.predicate': ['slug = "a"', 'slug = "b"'],

  // Numbers with bounds
  amount: [0.11, 0.12],
  rate: [0.11, 0.12],
  rating: [3, 4],
  permyriad: [100, 200],
  centAmount: [2100, 2200],
  quantity: [2, 3],
  fractionDigits: [2, 2],
  position: [0, 1],
  coordinates: [
    [21, 22],
    [23, 24],
  ],
  variantId: [1, 2],
  billingAddresses: [[0], [1]],
  shippingAddresses: [[0], [1]],
  defaultBillingAddress: [0, 1],
  defaultShippingAddress: [0, 1],

  // Values whose shape the merchant decides
  '#LocalizedString': [{ en: 'one' }, { en: 'two' }],
  '#FieldContainer': [{ note: 'one' }, { note: 'two' }],
  '#SearchKeywords': [{ en: [{ text: 'one' }] }, { en: [{ text: 'two' }] }],
  '#CategoryOrderHints': [{ '&category1': '0.31' }, { '&category1': '0.41' }],
  '#_Money': [
    { currencyCode: 'EUR', centAmount: 2100 },
    { currencyCode: 'EUR', centAmount: 2200 },
  ],
  '#Money': [
    { currencyCode: 'EUR', centAmount: 2100 },
    { currencyCode: 'EUR', centAmount: 2200 },
  ],
  '#TypedMoneyDraft': [
    { type: 'centPrecision', currencyCode: 'EUR', centAmount: 2100 },
    { type: 'centPrecision', currencyCode: 'EUR', centAmount: 2200 },
  ],
  '#TypedMoney': [
    { type: 'centPrecision', currencyCode: 'EUR', centAmount: 2100, fractionDigits: 2 },
    { type: 'centPrecision', currencyCode: 'EUR', centAmount: 2200, fractionDigits: 2 },
  ],

  // Parts of the resource that is changed
  lineItemId: parts('@lineItems.#.id'),
  lineItemKey: parts('@lineItems.#.key'),
  textLineItemId: parts('@textLineItems.#.id'),
  textLineItemKey: parts('@textLineItems.#.key'),
  lineItemOrder: bothWays('lineItems'),
  textLineItemOrder: bothWays('textLineItems'),
  'ShoppingListLineItemDraft+': [{ sku: 'EX10000001' }],
  'ShoppingListLineItemDraft.productId+': [{ sku: undefined }],
  'ShoppingListLineItemDraft.variantId+': [{ sku: undefined, productId: '&fryer-1' }],
  'ShoppingListAddLineItemAction+': [{ sku: 'EX10000003', variantId: undefined }],
  'MyShoppingListAddLineItemAction+': [{ sku: 'EX10000003', variantId: undefined }],
  'ShoppingListAddLineItemAction.productId+': [{ sku: undefined }],
  'MyShoppingListAddLineItemAction.productId+': [{ sku: undefined }],
  'ShoppingListAddLineItemAction.variantId+': [{ sku: undefined, productId: '&fryer-3' }],
  'MyShoppingListAddLineItemAction.variantId+': [{ sku: undefined, productId: '&fryer-3' }],
  customLineItemId: parts('@customLineItems.#.id'),
  customLineItemKey: parts('@customLineItems.#.key'),
  addressId: parts('@addresses.#.id'),
  addressKey: ['home', 'work'],
  assetId: parts('@assets.#.id|masterData.staged.masterVariant.assets.#.id'),
  assetKey: parts('@assets.#.key|masterData.staged.masterVariant.assets.#.key'),
  assetOrder: [
    [first('assets'), second('assets')],
    [second('assets'), first('assets')],
  ],
  priceId: parts('@masterData.staged.masterVariant.prices.#.id'),
  imageUrl: parts('@masterData.staged.masterVariant.images.#.url'),
  sku: ['@masterData.staged.variants.0.sku|=EX10000001', '@masterData.staged.variants.1.sku|=EX10000002'],
  'InventoryEntryDraft.sku': ['one-$n', 'two-$n'],
  'ProductVariantDraft.sku': ['one-$n', 'two-$n'],
  'ProductAddVariantAction.sku': ['one-$n', 'two-$n'],
  'ProductSetSkuAction.sku': ['one-$n', 'two-$n'],
  'ProductVariantImportDraft+': [{ sku: 'EX10000001' }],
  deliveryId: parts('@shippingInfo.deliveries.#.id'),
  deliveryKey: parts('@shippingInfo.deliveries.#.key'),
  'OrderAddDeliveryAction.deliveryKey': ['one', 'two'],
  parcelId: parts('@shippingInfo.deliveries.0.parcels.#.id'),
  parcelKey: parts('@shippingInfo.deliveries.0.parcels.#.key'),
  'OrderAddParcelToDeliveryAction.parcelKey': ['one', 'two'],
  returnItemId: parts('@returnInfo.0.items.#.id'),
  returnItemKey: parts('@returnInfo.0.items.#.key'),
  taxRateId: parts('@rates.#.id'),
  taxRateKey: parts('@rates.#.key'),
  transactionId: parts('@transactions.#.id'),
  attributeName: ['plain', 'plain2'],
  attributeNames: [
    ['plain', 'plain2', 'local', 'local2'],
    ['plain2', 'plain', 'local', 'local2'],
  ],
  fieldName: ['plain', 'plain2'],
  fieldNames: [
    ['plain', 'plain2', 'local', 'local2'],
    ['plain2', 'plain', 'local', 'local2'],
  ],
  keys: [
    ['a', 'b'],
    ['b', 'a'],
  ],

  // Bodies that need more than what is published as required
  'LineItemDraft+': [{ sku: 'EX10000001' }],
  'MyLineItemDraft+': [{ sku: 'EX10000001' }],
  'LineItemDraft.productId+': [{ sku: undefined }],
  'MyLineItemDraft.productId+': [{ sku: undefined }],
  'LineItemDraft.variantId+': [{ sku: undefined, productId: '&fryer-1' }],
  'MyLineItemDraft.variantId+': [{ sku: undefined, productId: '&fryer-1' }],
  'AssetDraft+': [{ sources: [{ uri: 'https://example.com/x' }] }],
  'TaxRateDraft+': [{ amount: 0.2 }],
  'ExternalTaxRateDraft+': [{ amount: 0.2 }],

  'CartDiscountValueAbsoluteDraft+': [{ money: [{ currencyCode: 'EUR', centAmount: 1 }] }],
  'CartDiscountValueFixedDraft+': [{ money: [{ currencyCode: 'EUR', centAmount: 1 }] }],
  'ProductDiscountValueAbsoluteDraft+': [{ money: [{ currencyCode: 'EUR', centAmount: 1 }] }],
  resourceTypeIds: [['order'], ['category']],
  'TypeDraft+': [{ resourceTypeIds: ['order'] }],
  'DiscountCodeDraft.code': ['one-$n', 'two-$n'],
  'CustomerGroupDraft.groupName': ['one-$n', 'two-$n'],
  'CustomerGroupChangeNameAction.name': ['one-$n', 'two-$n'],
  'CustomerDraft+': [{ password: 'frying-pan-1' }],
  'MyCustomerDraft+': [{ password: 'frying-pan-1' }],
  'ProductTypeAddPlainEnumValueAction.value.key': ['c', 'd'],
  'ProductTypeAddPlainEnumValueAction.value+': [{ key: 'c' }],
  'ProductTypeAddLocalizedEnumValueAction.value.key': ['c', 'd'],
  'ProductTypeAddLocalizedEnumValueAction.value+': [{ key: 'c' }],
  'TypeAddEnumValueAction.value.key': ['c', 'd'],
  'TypeAddEnumValueAction.value+': [{ key: 'c' }],
  'TypeAddLocalizedEnumValueAction.value.key': ['c', 'd'],
  'TypeAddLocalizedEnumValueAction.value+': [{ key: 'c' }],
  'ProductTypeChangeIsSearchableAction+': [{ isSearchable: false }],
  'ProductMoveImageToPositionAction+': [{ position: 1 }],
  'ProductChangeAssetOrderAction+': [{ assetOrder: [second('assets'), first('assets')] }],
  'ProductChangeAssetOrderAction.sku': ['@masterData.staged.masterVariant.sku', '@masterData.staged.variants.0.sku'],
  'CategorySetAssetKeyAction.assetKey': ['new1', 'new2'],
  'CategorySetAssetKeyAction.assetKey+': [{ assetId: first('assets') }],
  'ProductSetAssetKeyAction.assetKey': ['new1', 'new2'],
  'ProductSetAssetKeyAction.assetKey+': [{ assetId: first('assets') }],
  'ProductSetAssetKeyAction.sku': ['@masterData.staged.masterVariant.sku', '@masterData.staged.variants.0.sku'],
  'ShippingMethodRemoveShippingRateAction.shippingRate+': [{ price: { currencyCode: 'EUR', centAmount: 100 } }],
  'ShippingMethodRemoveShippingRateAction.shippingRate.price': [
    { currencyCode: 'EUR', centAmount: 100 },
    { currencyCode: 'HUF', centAmount: 1 },
  ],
  'StoreCountry.code': ['SK', 'HU'],
  'StoreRemoveCountryAction.country.code': ['AT', 'SK'],
  'CartRemoveLineItemAction.shippingDetailsToRemove.targets[].quantity': [1, 2],
  'MyCartRemoveLineItemAction.shippingDetailsToRemove.targets[].quantity': [1, 2],
  inventoryMode: ['TrackOnly', 'None'],
  'CartAddDiscountCodeAction.code': ['CODE1', 'CODE2'],
  'MyCartAddDiscountCodeAction.code': ['CODE1', 'CODE2'],
  discountCodes: [['CODE1'], ['CODE2']],
  'MyCartChangeTaxModeAction.taxMode': ['Disabled', 'Platform'],
  'MyCartAddPaymentAction.payment': payments(),
  'MyCartRemovePaymentAction.payment': payments(),
  'ReturnItemDraft.shipmentState': ['Advised', 'Returned'],
  'OrderSetReturnPaymentStateAction.paymentState': ['Refunded', 'NotRefunded'],
  'CartClassificationType+': [{ values: [{ key: 'a', label: { en: 'x' } }] }],
  'ProductSetProductAttributeAction.name': ['series', 'season'],
  'ProductSetProductAttributeAction.value': ['one', 'two'],
  'ProductSetAttributeAction.value': ['msw', 'other'],
  'ProductSetAttributeInAllVariantsAction.value': ['msw', 'other'],
  'ProductDraft.attributes[].name': ['series', 'season'],
  'Attribute.value': ['msw', 'other'],
  'StoreDraft.countries': [[{ code: 'SK' }], [{ code: 'HU' }]],
  'StoreSetCountriesAction.countries': [[{ code: 'SK' }], [{ code: 'HU' }]],
  'Attribute.name': ['brand', 'maker'],
  'Attribute+': [{ value: 'msw' }],
  'AssetSource+': [{ uri: 'https://example.com/x' }],
  'CategorySetAssetSourcesAction+': [{ sources: [{ uri: 'https://example.com/y' }] }],
  'ProductSetAssetSourcesAction+': [{ sources: [{ uri: 'https://example.com/y' }] }],
  'CustomLineItemDraft+': [{ taxCategory: { typeId: 'tax-category', key: 'standard' } }],
  'LineItemImportDraft.variant+': [{ productId: '&fryer-1' }],
  'ProductVariantImportDraft.id': [1, 2],
  'ProductVariantImportDraft.id+': [{ sku: undefined }],
  'StandalonePriceDraft.sku': ['one-$n', 'two-$n'],
  'StandalonePriceDraft+': [{ sku: 'one-$n' }],
  'StandalonePriceRemovePriceTierAction.minimumQuantity': [5, 10],
  'HttpDestination.url': ['http://127.0.0.1:1/one', 'http://127.0.0.1:1/two'],
  'ExtensionDraft+': [
    {
      destination: { type: 'HTTP', url: 'http://127.0.0.1:1/' },
      triggers: [{ resourceTypeId: 'payment', actions: ['Create'], condition: 'version = 99' }],
    },
  ],
  headerValue: ['one-secret', 'two-secret'],
  'AzureFunctionsAuthentication.key': ['one-secret', 'two-secret'],
  // The services behind these extensions do not exist: their conditions hold for nothing.
  'ExtensionTrigger+': [{ actions: ['Create'], condition: 'version = 99' }],
  'ExtensionTrigger.resourceTypeId': ['payment', 'customer-group'],
  'ExtensionTrigger.actions': [['Create'], ['Update']],
  'ExtensionTrigger.condition': ['version = 99', 'version = 98'],
  timeoutInMs: [1000, 1500],
  'CartScoreTier+': [{ price: { currencyCode: 'EUR', centAmount: 1 } }],
  'DeliveryItem.id': parts('@lineItems.#.id'),
  'ReturnItemDraft+': [{ lineItemId: '@lineItems.0.id' }],
  'ReturnItemDraft.customLineItemId+': [{ lineItemId: undefined }],
  'CartAddLineItemAction+': [{ sku: 'EX10000003', variantId: undefined }],
  'MyCartAddLineItemAction+': [{ sku: 'EX10000003', variantId: undefined }],
  'CartAddLineItemAction.productId+': [{ sku: undefined }],
  'MyCartAddLineItemAction.productId+': [{ sku: undefined }],
  'CartAddLineItemAction.variantId+': [{ sku: undefined, productId: '&fryer-3' }],
  'MyCartAddLineItemAction.variantId+': [{ sku: undefined, productId: '&fryer-3' }],
  'CartAddCustomLineItemAction+': [{ taxCategory: { typeId: 'tax-category', key: 'standard' } }],
  'ProductSetSkuAction.sku+': [{ variantId: 1 }],
  'ProductRemoveVariantAction.id': [2, 3],
  'ProductRemoveVariantAction.sku+': [{ id: undefined }],
  'ProductChangeMasterVariantAction.variantId': [2, 3],
  'ProductDraft+': [{ slug: { en: 'slug-one-$n' } }],
  'ShippingMethodAddShippingRateAction.zone': zoneIds(),
  'ShippingMethodRemoveShippingRateAction.zone': zoneIds(),
  'ShippingMethodRemoveZoneAction.zone': zoneIds(),
  'ShippingMethodRemoveShippingRateAction+': [{ shippingRate: { price: { currencyCode: 'EUR', centAmount: 100 } } }],
  'ProductTypeChangeAttributeConstraintAction.newValue': ['None', 'Unique'],
  'ProductTypeRemoveAttributeDefinitionAction.name': ['plain', 'plain2'],
  'ProductTypeChangeLocalizedEnumValueLabelAction.attributeName': ['local', 'local2'],
  'ProductTypeAddLocalizedEnumValueAction.attributeName': ['local', 'local2'],
  'TypeChangeLocalizedEnumValueLabelAction.fieldName': ['local', 'local2'],
  'TypeAddLocalizedEnumValueAction.fieldName': ['local', 'local2'],
  'TypeChangeLocalizedEnumValueOrderAction.fieldName': ['local', 'local2'],
  'TypeChangeEnumValueOrderAction+': [{ keys: ['b', 'a'] }],
  'TypeChangeLocalizedEnumValueOrderAction+': [{ keys: ['b', 'a'] }],
  'AttributePlainEnumValue.key': ['a', 'b'],
  'AttributeLocalizedEnumValue.key': ['a', 'b'],
  'CustomFieldEnumValue.key': ['a', 'b'],
  'CustomFieldLocalizedEnumValue.key': ['a', 'b'],
  'ZoneRemoveLocationAction.location': [{ country: 'SK' }, { country: 'HU' }],
  'ChannelRemoveRolesAction.roles': [['Primary'], ['InventorySupply']],
  'StateRemoveRolesAction.roles': [['Return'], ['ReviewIncludedInStatistics']],
  'ProductResourceIdentifier+': [{ id: '&fryer-1' }],
  'ProductResourceIdentifier.id': ['&fryer-1', '&fryer-2'],
  'ProductResourceIdentifier.key': ['fryer-1', 'fryer-2'],
  'ProductResourceIdentifier.key+': [{ id: undefined }],
  'ChannelResourceIdentifier+': [{ id: '&channel1' }],
  'ChannelResourceIdentifier.id': ['&channel1', '&channel2'],
  'ChannelResourceIdentifier.key': ['channel1', 'channel2'],
  'ChannelResourceIdentifier.key+': [{ id: undefined }],
  'CartReference.id': ['&cart1', '&cart2'],
  'OrderReference.id': ['&order1', '&order2'],
  'ProductSetCategoryOrderHintAction+': [{ orderHint: '0.31' }],
  'ProductDraft.state': states('productState'),
  'ProductTransitionStateAction.state': states('productState'),
  'ReviewDraft.state': states('reviewState'),
  'ReviewTransitionStateAction.state': states('reviewState'),
  'PaymentStatusDraft.state': states('paymentState'),
  'PaymentTransitionStateAction.state': states('paymentState'),
  fromState: [
    { typeId: 'state', key: 'lineState1' },
    { typeId: 'state', key: 'productState1' },
  ],
  toState: [
    { typeId: 'state', key: 'lineState2' },
    { typeId: 'state', key: 'productState2' },
  ],

  // References
  ...identifiers('cart-discount', 'CartDiscount', ['reduction1', 'reduction2']),
  ...identifiers('category', 'Category', ['category1', 'category2']),
  ...identifiers('channel', 'Channel', ['channel1', 'channel2']),
  ...identifiers('customer-group', 'CustomerGroup', ['group1', 'group2']),
  ...identifiers('customer', 'Customer', ['customer1', 'customer2']),
  ...identifiers('discount-code', 'DiscountCode', ['code1', 'code2']),
  ...identifiers('extension', 'Extension', ['extension1', 'extension2']),
  ...identifiers('payment', 'Payment', ['payment1', 'payment2']),
  ...identifiers('product', 'Product', ['fryer-1', 'fryer-2']),
  ...identifiers('product-discount', 'ProductDiscount', ['external1', 'external2']),
  ...identifiers('product-selection', 'ProductSelection', ['selection1', 'selection2']),
  ...identifiers('product-type', 'ProductType', ['other_product', 'standard_product']),
  ...identifiers('shipping-method', 'ShippingMethod', ['parcel', 'express']),
  ...identifiers('state', 'State', ['state1', 'state2']),
  ...identifiers('store', 'Store', ['ferrum_sk', 'ferrum_de']),
  ...identifiers('tax-category', 'TaxCategory', ['standard', 'reduced']),
  ...identifiers('type', 'Type', ['type1', 'type2']),
  ...identifiers('zone', 'Zone', ['zone1', 'zone2']),
  ...identifiers('cart', 'Cart', ['cart1', 'cart2']),
  ...identifiers('order', 'Order', ['order1', 'order2']),
  ...identifiers('quote-request', 'QuoteRequest', ['request1', 'request2']),
  ...identifiers('staged-quote', 'StagedQuote', ['staged1', 'staged2']),
  ...identifiers('quote', 'Quote', ['quote1', 'quote2']),
  'QuoteRequestDraft.cart': [1, 2].map((number) => ({ typeId: 'cart', id: `&quoteCart${number}` })),
  cartVersion: [1, 1],
  quoteRequestVersion: [1, 1],
  stagedQuoteVersion: [1, 1],
  'OrderFromQuoteDraft.version': [1, 1],
  quoteRequestState: ['Rejected', 'Closed'],
  stagedQuoteState: ['Sent', 'Closed'],
  'QuoteChangeQuoteStateAction.quoteState': ['Withdrawn', 'Declined'],
  'MyQuoteChangeMyQuoteStateAction.quoteState': ['Accepted', 'Declined'],
  validTo: ['2031-01-02T03:04:05.000Z', '2032-01-02T03:04:05.000Z'],
  ...identifiers('associate-role', 'AssociateRole', ['role1', 'role2']),
  ...identifiers('business-unit', 'BusinessUnit', ['unit1', 'unit2']),
  permission: ['ViewMyOrders', 'ViewOthersOrders'],
  'AssociateRoleRemovePermissionAction.permission': ['ViewMyCarts', 'ViewMyOrders'],
  permissions: [['ViewMyOrders'], ['ViewOthersOrders']],
  'BusinessUnitChangeStatusAction.status': ['Inactive', 'Active'],
  'BusinessUnitChangeAssociateModeAction.associateMode+': [{ makeInheritedAssociatesExplicit: false }],
  'BusinessUnitSetUnitTypeAction.parentUnit+': [{ unitType: 'Division' }],
  'CompanyDraft.storeMode': ['Explicit', 'FromParent'],
  'CompanyDraft.associateMode': ['Explicit', 'ExplicitAndFromParent'],
  'CompanyDraft.approvalRuleMode': ['Explicit', 'ExplicitAndFromParent'],
  contactEmail: ['one@example.com', 'two@example.com'],
  'AssociateDraft.associateRoleAssignments': [[{ associateRole: { typeId: 'associate-role', key: 'role1' } }], []],
  customerId: ['&customer1', '&customer2'],
  categoryId: ['&category1', '&category2'],
  productId: ['&fryer-1', '&fryer-2'],
};

/** Parts of a resource that its actions name by their id; the first is named where a sample is about something else. */
export const SELECTORS: readonly string[] = [
  'lineItemId',
  'customLineItemId',
  'textLineItemId',
  'addressId',
  'assetId',
  'variantId',
  'priceId',
  'deliveryId',
  'parcelId',
  'returnItemId',
  'taxRateId',
  'transactionId',
];

/** The same for names that many types have in common. */
const PATTERNS: readonly (readonly [RegExp, readonly unknown[]])[] = [
  [/CustomFieldAction\.name$/, ['note', 'remark']],
  [/CustomFieldAction\.name\+$/, [{ value: 'x' }]],
  [/CustomFieldAction\.value\+$/, [{ name: 'note' }]],
  [/CustomTypeAction\.fields\+$/, [{ type: { typeId: 'type', key: 'type1' } }]],
  [/^ProductSetAttribute.*Action\.name$/, ['brand', 'maker']],
  [/ItemShippingAddress.*\.address\+$|itemShippingAddresses\[\]\+$/, [{ key: 'home', city: 'x' }]],
  [/ItemShippingAddress.*\.address\.key$|itemShippingAddresses\[\]\.key$/, ['home', 'other']],
  [/^(Product|Category).*\.slug$/, [{ en: 'slug-one-$n' }, { en: 'slug-two-$n' }]],
  [/^ProductSetAssetKeyAction\.(variantId|sku)\+$/, [{}]],
  [/^Product.*Asset.*Action\.(variantId|sku)\+$/, [{ assetId: undefined, assetKey: 'asset1' }]],
];

/** Two values for a property or a type, or what a body needs beside it. */
export const sampleValues = (name: string): readonly unknown[] | undefined =>
  VALUES[name] ?? PATTERNS.find(([pattern]) => pattern.test(name))?.[1];

function first(list: string): string {
  return `@${list}.0.id|masterData.staged.masterVariant.${list}.0.id`;
}
function second(list: string): string {
  return `@${list}.1.id|masterData.staged.masterVariant.${list}.1.id`;
}

/** The first and the second of the parts that a path leads to. */
function parts(path: string): readonly unknown[] {
  return [path.replaceAll('#', '0'), path.replaceAll('#', '1')];
}

function bothWays(list: string): readonly unknown[] {
  const [one, other] = [`@${list}.0.id`, `@${list}.1.id`];
  return [
    [one, other],
    [other, one],
  ];
}

function zoneIds(): readonly unknown[] {
  return ['SK', 'DE'].map((key) => ({ typeId: 'zone', key }));
}

function states(name: string): readonly unknown[] {
  return [1, 2].map((number) => ({ typeId: 'state', key: `${name}${number}` }));
}

function payments(): readonly unknown[] {
  return [1, 2].map((number) => ({ typeId: 'payment', id: `&myPayment${number}` }));
}

function moments(...names: readonly string[]): Record<string, readonly unknown[]> {
  return Object.fromEntries(names.map((name) => [name, ['2031-01-02T03:04:05.000Z', '2032-01-02T03:04:05.000Z']]));
}

function identifiers(
  typeId: string,
  name: string,
  [one, other]: readonly [string, string],
): Record<string, readonly unknown[]> {
  const pair = [
    { typeId, id: `&${one}` },
    { typeId, id: `&${other}` },
  ];
  return { [`#${name}ResourceIdentifier`]: pair, [`#${name}Reference`]: pair };
}
