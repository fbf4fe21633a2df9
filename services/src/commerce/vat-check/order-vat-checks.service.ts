import { hasVatNumberForm } from '@manifold/domain/vat-number/clean';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { CartRecord } from '../../integrations/commercetools/ports/cart-records.js';
import { Jobs } from '../../platform/jobs/jobs.service.js';
import { LiveConfig } from '../../store-config/index.js';
import type { Visit } from '../visit/index.js';
import { RecordedVatChecks } from './recorded-vat-checks.service.js';
import { CHECK_VAT_NUMBER, type OrderedNumber, VatChecks } from './vat-checks.repository.js';

/** Only for a process that ends or a database that is down: an outage of the register is evidence as well. */
const RETRIES = 3;
const EXPIRE_SECONDS = 60;

/** The evidence of orders that are being placed. */
@Injectable()
export class OrderVatChecks implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly recorded: RecordedVatChecks,
    private readonly checks: VatChecks,
    private readonly config: LiveConfig,
  ) {}

  onModuleInit(): void {
    this.jobs.register<OrderedNumber>({
      name: CHECK_VAT_NUMBER,
      retries: RETRIES,
      expireSeconds: EXPIRE_SECONDS,
      run: (ordered) => this.check(ordered),
    });
  }

  /**
   * Attaches the evidence of a cart to the order that is being placed with it. A company's number to which the register has not
   * answered within a day is checked in a job, because the shopper has agreed to gross prices and needs no answer.
   */
  async attach({ snapshot }: Visit, { id: cartId, billingAddress }: CartRecord): Promise<void> {
    await this.checks.attach(cartId);
    const { 'vat-number': format, 'store-flags': flags } = snapshot.document.sections;
    const number = billingAddress?.vatNumber;
    if (number === undefined || !flags.vatValidation || format.register === 'format-only') return;
    if (!hasVatNumberForm(number, format) || (await this.recorded.evidence(snapshot, cartId, number))) return;
    await this.checks.enqueue({ cartId, storeKey: snapshot.storeKey, number });
  }

  private async check({ cartId, storeKey, number }: OrderedNumber): Promise<void> {
    const snapshot = this.config.snapshot(storeKey);
    if (!snapshot) return;
    await this.recorded.check(snapshot, cartId, number);
    await this.checks.attach(cartId);
  }
}
