/** The door of reviews, for the copy of a customer's data. */
export { OwnReviews } from './own-reviews.service.js';
export { ReviewsModule } from './reviews.module.js';
