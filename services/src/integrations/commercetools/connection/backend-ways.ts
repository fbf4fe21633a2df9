import { BACKEND_ASKERS, type BackendAsker } from '@manifold/domain/systems/commerce-backend';
import { Injectable } from '@nestjs/common';
import type { BackendCondition } from '../ports/backend-watch.js';
import { BackendReach } from './backend-reach.js';
import { BackendRoute, type BackendRequest, type RequestLimit } from './backend-route.js';

/** Who asks: one of our own two clients, a shopper, or whoever needs a token first. */
export const ASKERS = BACKEND_ASKERS;
export type Asker = BackendAsker;

/** The ways to the commerce backend: each asker's own, so that the catalogue's rush does not keep shoppers from their carts. */
@Injectable()
export class BackendWays {
  private readonly reach = new BackendReach();
  private readonly routes: Readonly<Record<Asker, BackendRoute>> = {
    service: this.route('service'),
    storefront: this.route('storefront'),
    shopper: this.route('shopper'),
    tokens: this.route('tokens'),
  };

  /** Sends a request on the asker's own route; see `BackendRoute.send`. */
  send<Answer>(asker: Asker, endpoint: string, request: BackendRequest<Answer>, limit: RequestLimit): Promise<Answer> {
    return this.routes[asker].send(endpoint, request, limit);
  }

  /** On whose behalf nothing is sent at the moment. */
  closed(): Asker[] {
    return ASKERS.filter((asker) => this.routes[asker].refuses);
  }

  /** What is wrong with each route, in words for the health page; empty when nothing is. */
  troubles(): string[] {
    return ASKERS.flatMap((asker) => {
      const { refuses, isFull, overdue, oldestMilliseconds } = this.routes[asker];
      const oldest = `oldest call ${Math.round(oldestMilliseconds)} ms`;
      return [
        ...(refuses ? [`no answers: ${asker}`] : []),
        ...(isFull ? [`no free places: ${asker} (${oldest})`] : []),
        ...(overdue > 0 ? [`${overdue} calls past their deadline: ${asker} (${oldest})`] : []),
      ];
    });
  }

  /** Whether the backend is there, and how each way to it is. */
  condition(): BackendCondition {
    const { state, since } = this.reach.state;
    const ways = ASKERS.map((asker) => this.routes[asker].condition);
    return { state, since: since?.toISOString() ?? null, ways };
  }

  private route(asker: Asker): BackendRoute {
    return new BackendRoute(asker, (isAnswered) => {
      if (isAnswered) this.reach.answered();
      else this.reach.unanswered();
    });
  }
}
