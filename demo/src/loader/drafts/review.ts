import type { ReviewDraft, ReviewUpdateAction, StateDraft } from '@commercetools/platform-sdk';
import type { DemoReview } from '../../reviews/reviews.js';
import { languages } from '../../terms/language.js';
import { typeKeys } from './custom-types.js';

/** Returns the draft of a review in the author's language, with its translations. */
export function reviewDraft(review: DemoReview) {
  const { key, sku, authorName, locale, rating, title, text, answer } = review;
  const language = languages.find((one) => locale.startsWith(one)) ?? 'en';
  return {
    key,
    authorName,
    locale,
    rating,
    title: title[language],
    text: text[language],
    target: { typeId: 'product', key: sku },
    custom: {
      type: { typeId: 'type', key: typeKeys.review },
      fields: {
        reviewCreatedAt: review.writtenAt,
        source: review.source,
        titleTranslations: title,
        textTranslations: text,
        ...(answer ? { customerCareResponseText: answer[language], customerCareResponseTranslations: answer } : {}),
      },
    },
  } as const satisfies ReviewDraft;
}

/** Returns the actions that update a review to its draft. */
export const reviewChanges = ({
  authorName,
  locale,
  rating,
  title,
  text,
  custom,
}: ReturnType<typeof reviewDraft>): readonly ReviewUpdateAction[] => [
  { action: 'setAuthorName', authorName },
  { action: 'setLocale', locale },
  { action: 'setRating', rating },
  { action: 'setTitle', title },
  { action: 'setText', text },
  { action: 'setCustomType', ...custom },
];

/** The states of a review: submitted by a customer, then approved by staff. Services use the key of the first. */
export const reviewStateDrafts: readonly StateDraft[] = [
  { key: 'review-submitted', type: 'ReviewState', initial: true, name: { en: 'Submitted' } },
  {
    key: 'review-shown',
    type: 'ReviewState',
    initial: false,
    name: { en: 'Shown' },
    roles: ['ReviewIncludedInStatistics'],
  },
];
