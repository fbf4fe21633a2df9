import type { MessagePayload, Review } from '@commercetools/platform-sdk';
import type { Telling } from '../storage/message-factory.js';

function reviewChanges(after: Review, before: Review): MessagePayload[] {
  const told: MessagePayload[] = [];
  const { target, state, includedInStatistics } = after;
  if (after.rating !== before.rating)
    told.push({
      type: 'ReviewRatingSet',
      oldRating: before.rating,
      newRating: after.rating,
      includedInStatistics,
      target,
    });
  if (state !== undefined && state.id !== before.state?.id)
    told.push({
      type: 'ReviewStateTransition',
      oldState: before.state,
      newState: state,
      oldIncludedInStatistics: before.includedInStatistics,
      newIncludedInStatistics: includedInStatistics,
      target,
      force: false,
    });
  return told;
}

export const reviewTelling: Telling<Review> = {
  created: (review) => [{ type: 'ReviewCreated', review }],
  changed: reviewChanges,
  identifiers: ({ key }) => ({ key }),
};
