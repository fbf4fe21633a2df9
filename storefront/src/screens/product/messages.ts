import { defineMessages } from '../../ui/define-messages.js';

export const productMessages = defineMessages({
  gallery: { id: 'product.gallery', defaultMessage: 'Pictures of the product' },
  picture: { id: 'product.picture', defaultMessage: 'Picture {number, number} of {count, number}' },
  sku: { id: 'product.sku', defaultMessage: 'Item {sku}' },
  shippingFree: { id: 'product.shipping-free', defaultMessage: 'Free shipping' },
  shippingFee: { id: 'product.shipping-fee', defaultMessage: 'plus {amount} shipping' },
  freight: { id: 'product.freight', defaultMessage: 'Large item: delivered to your door by a freight carrier' },
  returns: { id: 'product.returns', defaultMessage: '{days, plural, one {# day} other {# days}} to change your mind' },
  guarantee: { id: 'product.guarantee', defaultMessage: '{years, plural, one {#-year} other {#-year}} guarantee' },
  /** Named as in the table of facts. */
  energyClass: { id: 'attribute.energyRating', defaultMessage: 'Energy class' },
  productSheet: { id: 'product.product-sheet', defaultMessage: 'Product information sheet' },
});
