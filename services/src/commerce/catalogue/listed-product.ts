import type { ProductTag } from '@manifold/domain/catalogue/contract';
import type { ProductFace } from '../../integrations/commercetools/ports/catalogue-backend.js';

/** A maker; one object for all products of it. */
export interface ListedBrand {
  readonly slug: string;
  readonly name: string;
}

/** One product of a store as far as lists go. */
export interface ListedProduct {
  readonly id: string;
  readonly sku: string;
  readonly brand: ListedBrand | undefined;
  /** Its categories and all above them. */
  readonly categoryIds: readonly string[];
  /** What is paid, every product discount taken off. */
  readonly centAmount: number;
  /** What it costs without the discounts. */
  readonly fullCentAmount: number;
  readonly createdAt: string;
  readonly tags: readonly ProductTag[];
  /** By name: what reduces the product while it runs. */
  readonly campaigns: readonly string[];
  /** Of the same kind and build; null where the catalogue does not say. */
  readonly family: string | null;
  /** See `comparisonScore`. */
  readonly recommends: number;
  /** 1 to 5, moved little by few reviews. */
  readonly rating: number;
  /** In every language: who sorts or shows it looks for the reader's. */
  readonly face: ProductFace;
}
