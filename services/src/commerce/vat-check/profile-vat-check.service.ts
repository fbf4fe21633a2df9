import { createHash } from 'node:crypto';
import type { CommerceResponse } from '@manifold/domain/commerce-api/operations';
import { vatRegistrations } from '@manifold/domain/seller/vat-registrations';
import { invalidField, ShopError } from '@manifold/domain/shop-error/shop-error';
import { cleanVatNumber, hasVatNumberForm } from '@manifold/domain/vat-number/clean';
import { type VatState, vatState } from '@manifold/domain/vat-number/register-code';
import { Injectable } from '@nestjs/common';
import { VatRegisters } from '../../integrations/vat-registers/ports/vat-registers.js';
import { Cache } from '../../platform/cache/cache.js';
import { CacheRegistry } from '../../platform/cache/cache-registry.js';
import { RateLimits } from '../../platform/rate-limits/rate-limits.service.js';
import { LiveConfig } from '../../store-config/index.js';
import { SignedInCustomers, type Visit } from '../visit/index.js';

interface Result {
  readonly state: VatState;
  readonly hasTimedOut: boolean;
}

const MAXIMUM_RESULTS = 1000;
/** Registers ask not to repeat a request at once. The field checks a number, and saving it checks it again. */
const REUSE_MILLISECONDS = 10 * 60_000;
/** A register that did not answer is asked again by the next check, but not by the save that follows at once. */
const RETRY_MILLISECONDS = 10_000;

/**
 * Checks the VAT numbers of customers' profiles. Such a check changes no prices and is no evidence, because both belong to a
 * cart: the checkout checks the number again.
 */
@Injectable()
export class ProfileVatCheck {
  /** Keyed by a digest of store and number, so that no numbers are in memory. */
  private readonly results: Cache<Result>;

  constructor(
    private readonly registers: VatRegisters,
    private readonly limits: RateLimits,
    private readonly customers: SignedInCustomers,
    private readonly config: LiveConfig,
    caches: CacheRegistry,
  ) {
    this.results = new Cache({
      maximumEntries: MAXIMUM_RESULTS,
      lifetimes: ({ state }) => ({ fresh: state === 'couldNotValidate' ? RETRY_MILLISECONDS : REUSE_MILLISECONDS }),
    });
    caches.register('vat-checks', this.results);
  }

  /** Checks a number for the signed-in customer. A register that does not answer is `couldNotValidate`, never an error. */
  async validate(visit: Visit, typed: string): Promise<CommerceResponse<'validateVatNumber'>> {
    const { 'vat-number': format, 'store-flags': flags } = visit.snapshot.document.sections;
    if (!flags.vatValidation) throw new ShopError('not-allowed', { message: 'The store does not check VAT numbers' });
    if (!hasVatNumberForm(typed, format)) throw invalidField('vatNumber', 'vat-number');
    await this.customers.require(visit);
    const { state, hasTimedOut } = await this.check(visit, cleanVatNumber(typed, format));
    const failure = hasTimedOut ? 'timeout' : 'failed';
    return { state, outcome: state === 'valid' ? 'success' : failure, isNet: false, cart: null };
  }

  /**
   * Refuses a cleaned number that the register does not know. One that could not be checked is accepted, because the customer is
   * not to blame for the outage.
   */
  async refuseInvalid(visit: Visit, number: string): Promise<void> {
    if (!visit.snapshot.document.sections['store-flags'].vatValidation) return;
    const { state } = await this.check(visit, number);
    if (state === 'notValid') throw invalidField('vatId', 'vat-not-valid');
  }

  private check(visit: Visit, number: string): Promise<Result> {
    const { 'vat-number': format, seller } = visit.snapshot.document.sections;
    const { prefix, register } = format;
    const key = createHash('sha256').update(`${visit.market.storeKey} ${register} ${number}`).digest('base64');
    return this.results.load(key, async () => {
      this.limits.take('vat-check', visit.session.current?.sid);
      const sellers = this.config.snapshots().map(({ document }) => document.sections.seller);
      const query = { prefix, number, ownNumbers: vatRegistrations(seller, sellers) };
      const { code, hasTimedOut } = await this.registers.check(register, query);
      return { state: vatState(code), hasTimedOut };
    });
  }
}
