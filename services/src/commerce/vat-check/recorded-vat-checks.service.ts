import { vatRegistrations } from '@manifold/domain/seller/vat-registrations';
import type { Snapshot } from '@manifold/domain/store-document/contract';
import { vatState, type VatState } from '@manifold/domain/vat-number/register-code';
import { Injectable } from '@nestjs/common';
import { VatRegisters } from '../../integrations/vat-registers/ports/vat-registers.js';
import { LiveConfig } from '../../store-config/index.js';
import { VatChecks, type VatCheck } from './vat-checks.repository.js';

/** Registers ask not to repeat a request at once. Only the evidence of the same cart is used again. */
const REUSE_MILLISECONDS = 10 * 60_000;
/** How long evidence counts if the register does not answer when the order is placed. */
const EVIDENCE_MILLISECONDS = 24 * 60 * 60_000;

export interface VatResult {
  readonly state: VatState;
  readonly hasTimedOut: boolean;
}

/** Checks the VAT numbers of carts at the registers of their stores, and records each check as evidence. */
@Injectable()
export class RecordedVatChecks {
  constructor(
    private readonly registers: VatRegisters,
    private readonly checks: VatChecks,
    private readonly config: LiveConfig,
  ) {}

  /** Checks a cleaned number, unless the register has answered about it a moment ago. An outage is `couldNotValidate`. */
  async check(snapshot: Snapshot, cartId: string, number: string): Promise<VatResult> {
    const { 'vat-number': format, seller } = snapshot.document.sections;
    const { prefix, register } = format;
    const vatNumber = `${prefix}${number}`;
    const before = await this.checks.latest(cartId);
    if (before && isReusable(before, vatNumber)) return { state: vatState(before.code), hasTimedOut: false };
    const sellers = this.config.snapshots().map(({ document }) => document.sections.seller);
    const answer = await this.registers.check(register, {
      prefix,
      number,
      ownNumbers: vatRegistrations(seller, sellers),
    });
    await this.checks.record({ cartId, storeKey: snapshot.storeKey, vatNumber }, answer);
    return { state: vatState(answer.code), hasTimedOut: answer.hasTimedOut };
  }

  /** Returns the newest check of a cleaned number to which a register gave an answer, not older than a day. */
  async evidence({ document }: Snapshot, cartId: string, number: string): Promise<VatCheck | undefined> {
    const check = await this.checks.latestAnswered(cartId, `${document.sections['vat-number'].prefix}${number}`);
    const isRecent = check && Date.now() - check.checkedAt.getTime() < EVIDENCE_MILLISECONDS;
    return isRecent ? check : undefined;
  }
}

/** Returns whether the register gave its answer about this number a moment ago. */
const isReusable = (check: VatCheck, vatNumber: string): boolean =>
  check.vatNumber === vatNumber &&
  vatState(check.code) !== 'couldNotValidate' &&
  Date.now() - check.checkedAt.getTime() < REUSE_MILLISECONDS;
