import type { RawField } from '../custom-types/custom-types.js';
import type { Localised } from '../ports/catalogue-backend.js';
import type { ReviewPageRecord, ReviewRecord, TranslatedText } from '../ports/review-backend.js';

export interface ReviewAnswer {
  readonly id: string;
  readonly authorName: string | null;
  readonly rating: number;
  readonly createdAt: string;
  readonly locale: string | null;
  readonly title: string | null;
  readonly text: string | null;
  readonly custom: { readonly customFieldsRaw: readonly RawField[] | null } | null;
}

export interface ReviewPageAnswer {
  readonly products: {
    readonly results: readonly {
      readonly reviewRatingStatistics: {
        readonly averageRating: number;
        readonly count: number;
        readonly ratingsDistribution: Readonly<Record<string, number>>;
      } | null;
    }[];
  };
  readonly reviews: { readonly total: number; readonly results: readonly ReviewAnswer[] };
}

/** Custom fields of a review, as the commerce project defines them (spec core §3). */
const FIELD = {
  writtenAt: 'reviewCreatedAt',
  source: 'source',
  answer: 'customerCareResponseText',
  titles: 'titleTranslations',
  texts: 'textTranslations',
  answers: 'customerCareResponseTranslations',
} as const;

const text = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** Not copied, because a page has thirty reviews in every language and shows two of the languages. */
const localised = (value: unknown): Localised =>
  typeof value === 'object' && value !== null ? (value as Localised) : {};

/** Maps a review of the backend. */
export function reviewRecord(answer: ReviewAnswer): ReviewRecord {
  const fields = new Map((answer.custom?.customFieldsRaw ?? []).map(({ name, value }) => [name, value]));
  const words = (own: string | null, name: string): TranslatedText => ({
    original: own ?? '',
    translations: localised(fields.get(name)),
  });
  const careAnswer = text(fields.get(FIELD.answer));
  return {
    id: answer.id,
    authorName: answer.authorName ?? '',
    rating: answer.rating,
    writtenAt: text(fields.get(FIELD.writtenAt)) ?? answer.createdAt,
    source: text(fields.get(FIELD.source)),
    locale: answer.locale,
    title: words(answer.title, FIELD.titles),
    text: words(answer.text, FIELD.texts),
    answer: careAnswer === null ? null : words(careAnswer, FIELD.answers),
  };
}

/** Maps a page of reviews with the product's statistics; undefined for an unknown product. */
export function reviewPageRecord({ products, reviews }: ReviewPageAnswer): ReviewPageRecord | undefined {
  const [product] = products.results;
  if (!product) return undefined;
  const { reviewRatingStatistics: figures } = product;
  return {
    total: reviews.total,
    reviews: reviews.results.map(reviewRecord),
    statistics: figures && {
      average: figures.averageRating,
      count: figures.count,
      distribution: figures.ratingsDistribution,
    },
  };
}
