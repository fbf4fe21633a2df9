/** The fields of every address. */
export const addressFieldsText = /* GraphQL */ `
  fragment AddressFields on Address {
    firstName
    lastName
    streetName
    streetNumber
    additionalAddressInfo
    postalCode
    city
    country
    phone
    company
    department
    email
    custom {
      customFieldsRaw(includeNames: ["vatNumber"]) {
        name
        value
      }
    }
  }
`;

/** Fragments for carts, orders and cart updates. Variables: $languages. */
export const cartFieldsText = /* GraphQL */ `
  ${addressFieldsText}
  fragment MoneyFields on Money {
    centAmount
    currencyCode
    fractionDigits
  }
  fragment ItemTaxFields on TaxedItemPrice {
    totalNet {
      ...MoneyFields
    }
    totalGross {
      ...MoneyFields
    }
  }
  fragment LineItemFields on LineItem {
    id
    productId
    quantity
    lineItemMode
    name(acceptLanguage: $languages)
    productSlug(acceptLanguage: $languages)
    productType {
      key
    }
    variant {
      sku
      images {
        url
      }
      attributesRaw(includeNames: ["freight"]) {
        name
        value
      }
    }
    price {
      value {
        centAmount
        currencyCode
        fractionDigits
      }
      discounted {
        value {
          centAmount
          currencyCode
          fractionDigits
        }
      }
    }
    totalPrice {
      ...MoneyFields
    }
    taxRate {
      amount
    }
    taxedPrice {
      ...ItemTaxFields
    }
    discountedPricePerQuantity {
      quantity
      discountedPrice {
        includedDiscounts {
          discountRef {
            id
          }
          discount {
            name(acceptLanguage: $languages)
          }
          discountedAmount {
            centAmount
            currencyCode
            fractionDigits
          }
        }
      }
    }
  }
  fragment CustomLineItemFields on CustomLineItem {
    id
    name(acceptLanguage: $languages)
    slug
    quantity
    money {
      ...MoneyFields
    }
    totalPrice {
      ...MoneyFields
    }
    taxRate {
      amount
    }
    taxedPrice {
      ...ItemTaxFields
    }
  }
  fragment TaxedPriceFields on TaxedPrice {
    totalNet {
      ...MoneyFields
    }
    totalGross {
      ...MoneyFields
    }
    taxPortions {
      rate
      amount {
        ...MoneyFields
      }
    }
  }
  fragment ShippingInfoFields on ShippingInfo {
    shippingMethodName
    shippingMethodState
    shippingMethod {
      key
    }
    price {
      ...MoneyFields
    }
    discountedPrice {
      value {
        centAmount
        currencyCode
        fractionDigits
      }
    }
    taxRate {
      amount
    }
    taxedPrice {
      ...ItemTaxFields
    }
  }
`;

const saleFields = /* GraphQL */ `
  id version anonymousId customerEmail locale
  lineItems { ...LineItemFields }
  customLineItems { ...CustomLineItemFields }
  shippingInfo { ...ShippingInfoFields }
  totalPrice { ...MoneyFields }
  taxedPrice { ...TaxedPriceFields }
  billingAddress { ...AddressFields }
  shippingAddress { ...AddressFields }
  custom { customFieldsRaw(includeNames: ["calculatedCodFee", "cashRounding", "customerAgreedToSendEmail", "grossBeforeNet", "grossCustomLines", "grossSubtotalBeforeNet", "netPricesDue", "netShippingMethod"]) { name value } }
`;

export const cartSelection = `${saleFields} cartState discountCodes { state discountCode { id code } }
  refusedGifts { id name(acceptLanguage: $languages) }
  paymentInfo { paymentRefs { id } }`;

export const orderSelection = `${saleFields} orderNumber createdAt orderState paymentState shipmentState cartRef { id }
  paymentInfo { payments {
    key paymentMethodInfo { paymentInterface } transactions { type state amount { centAmount } }
  } }`;
