import type { CustomerRequest, CustomerResponse } from '@manifold/domain/customer-api/operations';
import { deviceName } from '@manifold/domain/device/device-name';
import { ShopError } from '@manifold/domain/shop-error/shop-error';
import { Injectable } from '@nestjs/common';
import { CartEvents } from '../cart-events/index.js';
import { CustomerSessions, type SessionOwner, type Visit } from '../visit/index.js';

/** The session of a signed-in customer. */
interface OwnSession extends SessionOwner {
  readonly sid: string;
}

/** Shows customers the browsers in which they are signed in, and ends sessions. */
@Injectable()
export class CustomerDevices {
  constructor(
    private readonly sessions: CustomerSessions,
    private readonly carts: CartEvents,
  ) {}

  /** Returns the customer's sessions, last used first. Throws `not-signed-in` for a guest. */
  async list(visit: Visit): Promise<CustomerResponse<'listSessions'>> {
    const own = requireOwnSession(visit);
    const sessions = (await this.sessions.list(own)).map(({ id, sid, userAgent, createdAt, seenAt }) => ({
      id,
      device: deviceName(userAgent) ?? null,
      startedAt: createdAt.toISOString(),
      seenAt: seenAt.toISOString(),
      isCurrent: sid === own.sid,
    }));
    return { sessions };
  }

  /** Ends one of the customer's sessions on all replicas. Throws `not-found` for another customer's and for an unknown id. */
  async end(visit: Visit, { sessionId }: CustomerRequest<'endSession'>): Promise<void> {
    const ended = await this.sessions.end(requireOwnSession(visit), sessionId);
    if (!ended) throw new ShopError('not-found');
    this.carts.endSession(ended);
  }

  /** Ends all of the customer's sessions but the current one. */
  async endOthers(visit: Visit): Promise<void> {
    const own = requireOwnSession(visit);
    await this.endAll(own, own.sid);
  }

  /** Ends all sessions of a customer, except the one with this id in its cookie. */
  async endAll(owner: SessionOwner, exceptSid?: string): Promise<void> {
    for (const ended of await this.sessions.endAll(owner, exceptSid)) this.carts.endSession(ended);
  }

  /** Ends the sessions of a customer that began before an instant. */
  async endOlder(owner: SessionOwner, before: Date): Promise<void> {
    for (const ended of await this.sessions.endOlder(owner, before)) this.carts.endSession(ended);
  }
}

function requireOwnSession({ session: { current } }: Visit): OwnSession {
  if (current?.customerId === undefined) throw new ShopError('not-signed-in');
  const { sid, storeKey, customerId } = current;
  return { sid, storeKey, customerId };
}
