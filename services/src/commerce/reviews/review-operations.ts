import { Injectable, type OnModuleInit } from '@nestjs/common';
import { CustomerHandlers } from '../account/index.js';
import { CommerceHandlers } from '../operations/index.js';
import { NewReviews } from './new-reviews.service.js';
import { OwnReviews } from './own-reviews.service.js';
import { Reviews } from './reviews.service.js';

/** Handles reading reviews, and writing one as a customer. */
@Injectable()
export class ReviewOperations implements OnModuleInit {
  constructor(
    private readonly handlers: CommerceHandlers,
    private readonly customerHandlers: CustomerHandlers,
    private readonly reviews: Reviews,
    private readonly newReviews: NewReviews,
    private readonly ownReviews: OwnReviews,
  ) {}

  onModuleInit(): void {
    this.handlers.register({
      getReviews: async (visit, request) => ({ reviews: await this.reviews.list(visit, request) }),
    });
    this.customerHandlers.register({
      getMyReviews: async (visit) => ({ reviews: await this.ownReviews.list(visit) }),
      addReview: async (visit, request) => ({ review: await this.newReviews.add(visit, request) }),
    });
  }
}
