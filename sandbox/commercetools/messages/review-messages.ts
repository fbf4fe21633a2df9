import type { MessagePayload, Review } from '@commercetools/platform-sdk';
import type { MessageFactory } from '../storage/message-factory.js';

function reviewChanges(after: Review, before: Review): MessagePayload[] {
  const payloads: MessagePayload[] = [];
  const { target, state, includedInStatistics } = after;
  if (after.rating !== before.rating)
    payloads.push({
      type: 'ReviewRatingSet',
      oldRating: before.rating,
      newRating: after.rating,
      includedInStatistics,
      target,
    });
  if (state !== undefined && state.id !== before.state?.id)
    payloads.push({
      type: 'ReviewStateTransition',
      oldState: before.state,
      newState: state,
      oldIncludedInStatistics: before.includedInStatistics,
      newIncludedInStatistics: includedInStatistics,
      target,
      force: false,
    });
  return payloads;
}

export const reviewMessages: MessageFactory<Review> = {
  created: (review) => [{ type: 'ReviewCreated', review }],
  changed: reviewChanges,
  identifiers: ({ key }) => ({ key }),
};
