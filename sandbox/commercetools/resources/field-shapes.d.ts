/** The fields of a product's current or staged data, which are also those of a projection. */
export declare const productDataFields: {
  name: import('../predicates/shape.js').Shape;
  slug: import('../predicates/shape.js').Shape;
  description: import('../predicates/shape.js').Shape;
  metaTitle: import('../predicates/shape.js').Shape;
  metaDescription: import('../predicates/shape.js').Shape;
  metaKeywords: import('../predicates/shape.js').Shape;
  categories: import('../predicates/shape.js').Shape;
  categoryOrderHints: import('../predicates/shape.js').Shape;
  masterVariant: {
    readonly kind: 'object';
    readonly fields: Readonly<Record<string, import('../predicates/shape.js').Shape>>;
  };
  variants: import('../predicates/shape.js').Shape;
};
export declare const productFields: {
  productType: {
    readonly kind: 'object';
    readonly fields: Readonly<Record<string, import('../predicates/shape.js').Shape>>;
  };
  taxCategory: {
    readonly kind: 'object';
    readonly fields: Readonly<Record<string, import('../predicates/shape.js').Shape>>;
  };
  priceMode: import('../predicates/shape.js').Shape;
  masterData: {
    readonly kind: 'object';
    readonly fields: Readonly<Record<string, import('../predicates/shape.js').Shape>>;
  };
};
export declare const discountFields: {
  name: import('../predicates/shape.js').Shape;
  description: import('../predicates/shape.js').Shape;
  isActive: import('../predicates/shape.js').Shape;
  sortOrder: import('../predicates/shape.js').Shape;
  validFrom: import('../predicates/shape.js').Shape;
  validUntil: import('../predicates/shape.js').Shape;
  value: {
    readonly kind: 'object';
    readonly fields: Readonly<Record<string, import('../predicates/shape.js').Shape>>;
  };
  custom: {
    readonly kind: 'object';
    readonly fields: Readonly<Record<string, import('../predicates/shape.js').Shape>>;
  };
};
export declare const cartFields: {
  cartState: import('../predicates/shape.js').Shape;
  customerId: import('../predicates/shape.js').Shape;
  customerEmail: import('../predicates/shape.js').Shape;
  anonymousId: import('../predicates/shape.js').Shape;
  store: {
    readonly kind: 'object';
    readonly fields: Readonly<Record<string, import('../predicates/shape.js').Shape>>;
  };
  country: import('../predicates/shape.js').Shape;
  locale: import('../predicates/shape.js').Shape;
  origin: import('../predicates/shape.js').Shape;
  inventoryMode: import('../predicates/shape.js').Shape;
  taxMode: import('../predicates/shape.js').Shape;
  totalPrice: {
    readonly kind: 'object';
    readonly fields: Readonly<Record<string, import('../predicates/shape.js').Shape>>;
  };
  taxedPrice: {
    readonly kind: 'object';
    readonly fields: Readonly<Record<string, import('../predicates/shape.js').Shape>>;
  };
  lineItems: import('../predicates/shape.js').Shape;
  customLineItems: import('../predicates/shape.js').Shape;
  shippingAddress: {
    readonly kind: 'object';
    readonly fields: Readonly<Record<string, import('../predicates/shape.js').Shape>>;
  };
  billingAddress: {
    readonly kind: 'object';
    readonly fields: Readonly<Record<string, import('../predicates/shape.js').Shape>>;
  };
  shippingInfo: {
    readonly kind: 'object';
    readonly fields: Readonly<Record<string, import('../predicates/shape.js').Shape>>;
  };
  discountCodes: import('../predicates/shape.js').Shape;
  paymentInfo: {
    readonly kind: 'object';
    readonly fields: Readonly<Record<string, import('../predicates/shape.js').Shape>>;
  };
  custom: {
    readonly kind: 'object';
    readonly fields: Readonly<Record<string, import('../predicates/shape.js').Shape>>;
  };
};
export declare const orderFields: {
  orderNumber: import('../predicates/shape.js').Shape;
  orderState: import('../predicates/shape.js').Shape;
  paymentState: import('../predicates/shape.js').Shape;
  shipmentState: import('../predicates/shape.js').Shape;
  completedAt: import('../predicates/shape.js').Shape;
  purchaseOrderNumber: import('../predicates/shape.js').Shape;
  cart: {
    readonly kind: 'object';
    readonly fields: Readonly<Record<string, import('../predicates/shape.js').Shape>>;
  };
  state: {
    readonly kind: 'object';
    readonly fields: Readonly<Record<string, import('../predicates/shape.js').Shape>>;
  };
  customerId: import('../predicates/shape.js').Shape;
  customerEmail: import('../predicates/shape.js').Shape;
  anonymousId: import('../predicates/shape.js').Shape;
  store: {
    readonly kind: 'object';
    readonly fields: Readonly<Record<string, import('../predicates/shape.js').Shape>>;
  };
  country: import('../predicates/shape.js').Shape;
  locale: import('../predicates/shape.js').Shape;
  origin: import('../predicates/shape.js').Shape;
  inventoryMode: import('../predicates/shape.js').Shape;
  taxMode: import('../predicates/shape.js').Shape;
  totalPrice: {
    readonly kind: 'object';
    readonly fields: Readonly<Record<string, import('../predicates/shape.js').Shape>>;
  };
  taxedPrice: {
    readonly kind: 'object';
    readonly fields: Readonly<Record<string, import('../predicates/shape.js').Shape>>;
  };
  lineItems: import('../predicates/shape.js').Shape;
  customLineItems: import('../predicates/shape.js').Shape;
  shippingAddress: {
    readonly kind: 'object';
    readonly fields: Readonly<Record<string, import('../predicates/shape.js').Shape>>;
  };
  billingAddress: {
    readonly kind: 'object';
    readonly fields: Readonly<Record<string, import('../predicates/shape.js').Shape>>;
  };
  shippingInfo: {
    readonly kind: 'object';
    readonly fields: Readonly<Record<string, import('../predicates/shape.js').Shape>>;
  };
  discountCodes: import('../predicates/shape.js').Shape;
  paymentInfo: {
    readonly kind: 'object';
    readonly fields: Readonly<Record<string, import('../predicates/shape.js').Shape>>;
  };
  custom: {
    readonly kind: 'object';
    readonly fields: Readonly<Record<string, import('../predicates/shape.js').Shape>>;
  };
};
export declare const paymentFields: {
  anonymousId: import('../predicates/shape.js').Shape;
  customer: {
    readonly kind: 'object';
    readonly fields: Readonly<Record<string, import('../predicates/shape.js').Shape>>;
  };
  interfaceId: import('../predicates/shape.js').Shape;
  amountPlanned: {
    readonly kind: 'object';
    readonly fields: Readonly<Record<string, import('../predicates/shape.js').Shape>>;
  };
  paymentMethodInfo: {
    readonly kind: 'object';
    readonly fields: Readonly<Record<string, import('../predicates/shape.js').Shape>>;
  };
  paymentStatus: {
    readonly kind: 'object';
    readonly fields: Readonly<Record<string, import('../predicates/shape.js').Shape>>;
  };
  transactions: import('../predicates/shape.js').Shape;
  custom: {
    readonly kind: 'object';
    readonly fields: Readonly<Record<string, import('../predicates/shape.js').Shape>>;
  };
};
