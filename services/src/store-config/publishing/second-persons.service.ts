import { mayBeSecondPerson, SECOND_PERSON_AFTER_MS } from '@manifold/domain/four-eyes/second-person';
import { ShopError } from '@manifold/domain/shop-error/shop-error';
import type { Staff } from '@manifold/domain/staff/contract';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/process/clock.js';
import type { Database } from '../sections/definition/section.js';

/** Decides who may be the second person of a four-eyes review. */
@Injectable()
export class SecondPersons {
  constructor(private readonly clock: Clock) {}

  /** Throws `not-allowed` if an admin has invited, reset or enabled the account or changed its rights within the last 24 hours. */
  async refuseNew(db: Database, { id }: Pick<Staff, 'id'>): Promise<void> {
    const { accessGivenAt } = await db.staff.findUniqueOrThrow({ where: { id }, select: { accessGivenAt: true } });
    if (mayBeSecondPerson(accessGivenAt, this.clock.now())) return;
    const until = new Date((accessGivenAt?.getTime() ?? 0) + SECOND_PERSON_AFTER_MS).toISOString();
    throw new ShopError('not-allowed', { details: { reason: 'account-too-new', until } });
  }
}
