import {
  decideReviewSchema,
  deskReviewSchema,
  deskReviewsQuerySchema,
  deskReviewsSchema,
} from '../review-desk/contract.js';
import { ALL_ROLES, type AdminRoute } from './route.js';

const REVIEW_DESK = { roles: ALL_ROLES, isForOrderDesk: true } as const;

/** Routes of the moderation of reviews. They show reviews of the caller's countries only; others answer 404. */
export const reviewDeskRoutes = {
  deskReviews: {
    method: 'GET',
    path: '/api/admin/reviews',
    summary: 'Lists the reviews by customers in a state, oldest first',
    ...REVIEW_DESK,
    query: deskReviewsQuerySchema,
    answer: deskReviewsSchema,
  },
  decideReview: {
    method: 'POST',
    path: '/api/admin/reviews/{id}/decision',
    summary: 'Publishes or refuses a review, with an answer of customer care. Audited',
    ...REVIEW_DESK,
    body: decideReviewSchema,
    answer: deskReviewSchema,
  },
} as const satisfies Record<string, AdminRoute>;
