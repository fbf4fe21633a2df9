import type { AddressRecord } from '../ports/cart-records.js';
import type { CartChange, NewLineItem } from '../ports/cart-backend.js';
import { ADDRESS_TYPE_KEY } from '../custom-types/custom-types.js';

const channel = (id: string | undefined) => (id ? { typeId: 'channel', id } : undefined);

/** An address as a GraphQL input, which takes custom values as JSON in a string. */
export function addressInput({ vatNumber, ...address }: AddressRecord) {
  if (!vatNumber) return address;
  const fields = [{ name: 'vatNumber', value: JSON.stringify(vatNumber) }];
  return { ...address, custom: { typeKey: ADDRESS_TYPE_KEY, fields } };
}

/** A line as the platform's input, of a new cart or of an `addLineItem`. */
export const lineItemDraft = ({ sku, quantity, supplyChannelId, distributionChannelId }: NewLineItem) => ({
  sku,
  quantity,
  supplyChannel: channel(supplyChannelId),
  distributionChannel: channel(distributionChannelId),
});

/** A change as the platform's `MyCartUpdateAction` input. */
export function myCartUpdateAction(change: CartChange): Readonly<Record<string, object>> {
  switch (change.change) {
    case 'add-line-item':
      return { addLineItem: lineItemDraft(change) };
    case 'remove-line-item':
      return { removeLineItem: { lineItemId: change.lineItemId } };
    case 'change-quantity':
      return { changeLineItemQuantity: { lineItemId: change.lineItemId, quantity: change.quantity } };
    case 'set-supply-channel':
      return { setLineItemSupplyChannel: { lineItemId: change.lineItemId, supplyChannel: channel(change.channelId) } };
    case 'set-distribution-channel': {
      const { lineItemId, channelId } = change;
      return { setLineItemDistributionChannel: { lineItemId, distributionChannel: channel(channelId) } };
    }
    case 'add-discount-code':
      return { addDiscountCode: { code: change.code } };
    case 'remove-discount-code':
      return { removeDiscountCode: { discountCode: { typeId: 'discount-code', id: change.discountCodeId } } };
    case 'set-shipping-method':
      return { setShippingMethod: { shippingMethod: { typeId: 'shipping-method', id: change.shippingMethodId } } };
    case 'set-email':
      return { setCustomerEmail: { email: change.email } };
    case 'set-billing-address':
      return { setBillingAddress: { address: addressInput(change.address) } };
    case 'set-shipping-address':
      return { setShippingAddress: { address: addressInput(change.address) } };
    case 'set-agreed-to-email':
      return { setCustomField: { name: 'customerAgreedToSendEmail', value: JSON.stringify(change.agreed) } };
    case 'set-utm-source':
      return { setCustomField: { name: 'utmSource', value: JSON.stringify(change.utmSource) } };
    case 'recalculate':
      return { recalculate: { updateProductData: false } };
  }
}
