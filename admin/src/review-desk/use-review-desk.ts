import type { DecideReview, ReviewState } from '@manifold/domain/review-desk/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../providers/api.js';

const REVIEWS = ['reviews'];

/** Loads a page of reviews in a state. */
export function useReviews(state: ReviewState, offset: number) {
  return useQuery({
    queryKey: [...REVIEWS, state, offset],
    queryFn: ({ signal }) => callApi('deskReviews', { query: { state, offset }, signal }),
    // Keeps the old reviews on screen while the next page of the same tab loads.
    placeholderData: (previous, query) => (query?.queryKey[1] === state ? previous : undefined),
  });
}

/** Returns a function that decides about a review, and loads the lists again. */
export function useDecision() {
  const client = useQueryClient();
  return async (id: string, body: DecideReview) => {
    try {
      return await callApi('decideReview', { path: { id }, body });
    } finally {
      await client.invalidateQueries({ queryKey: REVIEWS });
    }
  };
}
