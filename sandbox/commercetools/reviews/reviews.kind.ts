import type { Review, StateReference } from '@commercetools/platform-sdk';
import * as z from 'zod';
import { customFields } from '../resources/custom-fields.js';
import { customFieldsDraft, key, locale, resourceIdentifier, type ResourceIdentifier } from '../input/draft-parts.js';
import { channels, customers, products, reviews, states } from '../families/families.js';
import { action, assigns, creates, customActions, type Kind } from '../resources/kind.js';
import { optionalReference, reference, referenced, referenceUnread } from '../work/references.js';
import { nextState, stateTransition } from '../resources/state-transition.js';
import type { Work } from '../work/work.js';
import { countReview } from '../families/rating-statistics.js';

const MAX_RATING = 100;
const rating = z.int().min(-MAX_RATING).max(MAX_RATING);
const line = z.string().max(256);
const text = z.string().optional();
const draft = z.object({
  key: key.optional(),
  uniquenessValue: line.optional(),
  locale: locale.optional(),
  authorName: line.optional(),
  title: line.optional(),
  text,
  target: resourceIdentifier.optional(),
  state: resourceIdentifier.optional(),
  customer: resourceIdentifier.optional(),
  rating: rating.optional(),
  custom: customFieldsDraft.optional(),
});

interface ReviewState {
  readonly state?: StateReference;
  readonly includedInStatistics: boolean;
}

/** Returns state and `includedInStatistics`: true without a state, or if the state has the role ReviewIncludedInStatistics. */
async function reviewState(work: Work, identifier: ResourceIdentifier | undefined): Promise<ReviewState> {
  if (identifier === undefined) return { includedInStatistics: true };
  const state = await referenced(work, states, identifier);
  return {
    state: { typeId: 'state', id: state.id },
    includedInStatistics: state.roles?.includes('ReviewIncludedInStatistics') ?? false,
  };
}

/** Returns the reference to a review's target: a product or a channel. */
const reviewed = (work: Work, target: ResourceIdentifier): Promise<NonNullable<Review['target']>> =>
  target.typeId === 'channel' ? reference(work, channels, target) : referenceUnread(work, products, target);

/** Updates the rating statistics of a review's target, before and after the change. */
async function recount(after: Review | undefined, before: Review | undefined, work: Work): Promise<void> {
  await countReview(work.db, after, before);
  const targets = [after, before].flatMap((review) => review?.target?.id ?? []);
  work.afterCommit(() => work.backend.ratings.forget(targets));
}

export const reviewsKind: Kind<Review> = {
  path: 'reviews',
  family: reviews,
  view: ['view_reviews'],
  manage: ['manage_reviews'],
  create: creates(draft, async ({ custom, state, target, customer, ...input }, work) =>
    work.newResource({
      ...input,
      ...(await reviewState(work, state)),
      customer: await optionalReference(work, customers, customer),
      target: target && (await reviewed(work, target)),
      custom: await customFields(work, 'review', custom),
    }),
  ),
  actions: {
    ...customActions<Review>('review'),
    setKey: assigns('key', key.optional()),
    setAuthorName: assigns('authorName', line.optional()),
    setLocale: assigns('locale', locale.optional()),
    setTitle: assigns('title', line.optional()),
    setText: assigns('text', text),
    setRating: assigns('rating', rating.optional()),
    setTarget: action(z.object({ target: resourceIdentifier }), async (body: Review, input, work) => ({
      ...body,
      target: await reviewed(work, input.target),
    })),
    transitionState: action(stateTransition, async (body: Review, input, work) => ({
      ...body,
      ...(await reviewState(work, await nextState(work, body.state, input))),
    })),
  },
  afterWrite: recount,
  afterDelete: (body, work) => recount(undefined, body, work),
};
