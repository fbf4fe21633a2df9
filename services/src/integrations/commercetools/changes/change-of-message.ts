import type { CatalogueChange } from '../ports/catalogue-changes.js';

/** What a message of the platform says, as far as it counts here. */
export interface ChangeMessage {
  readonly id: string;
  readonly type: string;
  readonly createdAt: string;
  readonly resource: { readonly typeId: string; readonly id: string };
}

interface ReviewMessage extends ChangeMessage {
  readonly target?: { readonly id: string };
  readonly review?: { readonly target?: { readonly id: string } };
}

/** A discount that began or ended, told for each product whose price it changes. */
const DISCOUNTED = 'ProductPriceDiscountsSet';

/** What of the catalogue a message says to have changed; undefined for what nobody shows. */
export function changeOfMessage(message: ChangeMessage): CatalogueChange | undefined {
  const { type, resource } = message;
  switch (resource.typeId) {
    case 'product':
      return type === DISCOUNTED ? { of: 'prices', productId: resource.id } : { of: 'product', id: resource.id };
    case 'review': {
      const { target, review }: ReviewMessage = message;
      return { of: 'review', productId: (target ?? review?.target)?.id };
    }
    case 'inventory-entry':
      return { of: 'stock' };
    case 'category':
      return { of: 'categories' };
    case 'store':
      return { of: 'stores' };
    default:
      return undefined;
  }
}
