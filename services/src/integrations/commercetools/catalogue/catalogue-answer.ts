import type { Money } from '@manifold/domain/money/money';
import type { RawField } from '../custom-types/custom-types.js';

/** Answers of catalogue-documents.ts. */
export type LocalisedAnswer = readonly { readonly locale: string; readonly value: string }[] | null;

export interface CategoryAnswer {
  readonly id: string;
  readonly key: string | null;
  readonly orderHint: string;
  readonly parentRef: { readonly id: string } | null;
  readonly nameAllLocales: LocalisedAnswer;
  readonly slugAllLocales: LocalisedAnswer;
  readonly metaTitleAllLocales: LocalisedAnswer;
  readonly metaDescriptionAllLocales: LocalisedAnswer;
  readonly custom: { readonly customFieldsRaw: readonly RawField[] | null } | null;
}

export interface GuaranteeAnswer {
  readonly id: string;
  readonly productType: { readonly key: string | null } | null;
  readonly masterData: {
    readonly current: {
      readonly name: string | null;
      readonly slug: string | null;
      readonly masterVariant: Pick<VariantAnswer, 'sku' | 'attributesRaw'>;
    } | null;
  };
}

export interface PriceAnswer {
  readonly value: Money;
  readonly discounted: { readonly value: Money } | null;
}

export type RatingAnswer = { readonly averageRating: number; readonly count: number } | null;

interface VariantAnswer {
  readonly sku: string | null;
  readonly price: PriceAnswer | null;
  readonly attributesRaw: readonly RawField[];
}

export interface ImageAnswer {
  readonly url: string;
  readonly label: string | null;
}

export interface ListingRowAnswer {
  readonly id: string;
  readonly reviewRatingStatistics: RatingAnswer;
  readonly createdAt: string;
  readonly masterData: {
    readonly current: {
      readonly nameAllLocales: LocalisedAnswer;
      readonly slugAllLocales: LocalisedAnswer;
      readonly categoriesRef: readonly { readonly id: string }[];
      /** Has a price for each market under the aliases of `listingDocument`. */
      readonly masterVariant: Pick<VariantAnswer, 'sku' | 'attributesRaw'> & {
        readonly images: readonly ImageAnswer[];
      } & Readonly<Record<PriceAlias, ListedPriceAnswer | null>>;
    } | null;
  };
}

export type PriceAlias = `price${number}`;

interface ListedPriceAnswer {
  readonly value: { readonly centAmount: number };
  readonly discounted: { readonly value: { readonly centAmount: number } } | null;
}

export interface CardAnswer {
  readonly id: string;
  readonly reviewRatingStatistics: RatingAnswer;
  readonly masterData: {
    readonly current: {
      readonly name: string | null;
      readonly slug: string | null;
      readonly masterVariant: VariantAnswer & { readonly images: readonly ImageAnswer[] };
    } | null;
  };
}

export interface ProductPageAnswer {
  readonly addresses: Results<{
    readonly masterData: { readonly current: { readonly slugAllLocales: LocalisedAnswer } | null };
  }>;
  readonly products: Results<ProductAnswer>;
}

export interface ProductAnswer {
  readonly id: string;
  readonly reviewRatingStatistics: RatingAnswer;
  readonly productType: { readonly key: string | null } | null;
  readonly masterData: {
    readonly published: boolean;
    readonly current:
      | (NonNullable<CardAnswer['masterData']['current']> & {
          readonly description: string | null;
          readonly metaTitle: string | null;
          readonly metaDescription: string | null;
          readonly categoriesRef: readonly { readonly id: string }[];
        })
      | null;
  };
}

export interface Results<Item> {
  readonly results: readonly Item[];
}
