import { BACKEND_CALLERS, type BackendCaller } from '@manifold/domain/systems/commerce-backend';
import { Injectable } from '@nestjs/common';
import type { BackendStatus } from '../ports/backend-watch.js';
import { BackendAvailability } from './backend-availability.js';
import { CallerConnection, type BackendRequest, type RequestLimit } from './caller-connection.js';

/** The connections to the commerce backend, one per caller, so that many catalogue reads do not block the shoppers' carts. */
@Injectable()
export class BackendConnections {
  private readonly availability = new BackendAvailability();
  private readonly connections: Readonly<Record<BackendCaller, CallerConnection>> = {
    service: this.connection('service'),
    storefront: this.connection('storefront'),
    shopper: this.connection('shopper'),
    tokens: this.connection('tokens'),
  };

  /** Sends a request on the caller's connection; see `CallerConnection.send`. */
  send<Answer>(
    caller: BackendCaller,
    endpoint: string,
    request: BackendRequest<Answer>,
    limit: RequestLimit,
  ): Promise<Answer> {
    return this.connections[caller].send(endpoint, request, limit);
  }

  /** Returns the callers whose circuit breaker is open. */
  openBreakers(): BackendCaller[] {
    return BACKEND_CALLERS.filter((caller) => this.connections[caller].rejectsCalls);
  }

  /** Returns the problems of all connections as texts for the health page. */
  problems(): string[] {
    return BACKEND_CALLERS.flatMap((caller) => {
      const { rejectsCalls, isFull, overdue, oldestMilliseconds } = this.connections[caller];
      const oldest = `oldest call ${Math.round(oldestMilliseconds)} ms`;
      return [
        ...(rejectsCalls ? [`no answers: ${caller}`] : []),
        ...(isFull ? [`no free slots: ${caller} (${oldest})`] : []),
        ...(overdue > 0 ? [`${overdue} calls past their deadline: ${caller} (${oldest})`] : []),
      ];
    });
  }

  /** Returns whether the backend is available, and the status of each connection. */
  status(): BackendStatus {
    const { state, since } = this.availability.state;
    const connections = BACKEND_CALLERS.map((caller) => this.connections[caller].status);
    return { state, since: since?.toISOString() ?? null, connections };
  }

  private connection(caller: BackendCaller): CallerConnection {
    return new CallerConnection(caller, (isAnswered) => {
      if (isAnswered) this.availability.recordAnswer();
      else this.availability.recordNoAnswer();
    });
  }
}
