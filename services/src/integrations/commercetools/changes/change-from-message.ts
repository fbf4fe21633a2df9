import type { CatalogueChange } from '../ports/catalogue-changes.js';

/** The used part of a platform message. */
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

/** Sent for each product whose price changes because a discount starts or ends. */
const DISCOUNTED = 'ProductPriceDiscountsSet';

/** Returns the catalogue change in a message; undefined for messages about other resources. */
export function changeFromMessage(message: ChangeMessage): CatalogueChange | undefined {
  const { type, resource } = message;
  switch (resource.typeId) {
    case 'product':
      return type === DISCOUNTED ? { kind: 'prices', productId: resource.id } : { kind: 'product', id: resource.id };
    case 'review': {
      const { target, review }: ReviewMessage = message;
      return { kind: 'review', productId: (target ?? review?.target)?.id };
    }
    case 'inventory-entry':
      return { kind: 'stock' };
    case 'category':
      return { kind: 'categories' };
    case 'store':
      return { kind: 'stores' };
    default:
      return undefined;
  }
}
