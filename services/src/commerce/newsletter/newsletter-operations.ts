import { Injectable, type OnModuleInit } from '@nestjs/common';
import { CustomerHandlers } from '../account/index.js';
import { CommerceHandlers } from '../operations/index.js';
import { Newsletter } from './newsletter.service.js';

/** Handles signing up for the newsletter, ending it, and the channels of customers. */
@Injectable()
export class NewsletterOperations implements OnModuleInit {
  constructor(
    private readonly handlers: CommerceHandlers,
    private readonly customerHandlers: CustomerHandlers,
    private readonly newsletter: Newsletter,
  ) {}

  onModuleInit(): void {
    this.handlers.register({
      subscribeToNewsletter: async (visit, request) => {
        await this.newsletter.subscribe(visit, request);
        return { requested: true };
      },
      unsubscribeFromNewsletter: async (visit, { token }) => {
        await this.newsletter.unsubscribe(visit, token, 'page');
        return { done: true };
      },
    });
    this.customerHandlers.register({
      getMySubscriptions: (visit) => this.newsletter.findSubscriptions(visit),
      updateMySubscriptions: (visit, request) => this.newsletter.change(visit, request),
    });
  }
}
