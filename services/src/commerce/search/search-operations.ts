import { Injectable, type OnModuleInit } from '@nestjs/common';
import { RateLimits } from '../../platform/rate-limits/rate-limits.service.js';
import { CommerceHandlers } from '../operations/index.js';
import { Search } from './search.service.js';

/** Handles the search operations, with a rate limit per session. */
@Injectable()
export class SearchOperations implements OnModuleInit {
  constructor(
    private readonly handlers: CommerceHandlers,
    private readonly search: Search,
    private readonly limits: RateLimits,
  ) {}

  onModuleInit(): void {
    this.handlers.register({
      searchProducts: async (visit, request) => {
        this.limits.take('search', visit.session.current?.sid);
        return { search: await this.search.page(visit, request) };
      },
      quickSearch: async (visit, { text }) => {
        this.limits.take('search', visit.session.current?.sid);
        return { suggestions: await this.search.suggestions(visit, text) };
      },
      recordSearchClick: async (visit, request) => ({ recorded: await this.search.choose(visit, request) }),
    });
  }
}
