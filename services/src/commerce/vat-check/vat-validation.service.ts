import type { Cart } from '@manifold/domain/cart/contract';
import type { CommerceResponse } from '@manifold/domain/commerce-api/operations';
import { vatRegistrations } from '@manifold/domain/seller/vat-registrations';
import { invalidField, ShopError } from '@manifold/domain/shop-error/shop-error';
import { cleanVatNumber, hasVatNumberForm } from '@manifold/domain/vat-number/clean';
import { isIntraCommunity } from '@manifold/domain/vat-number/net-prices';
import { vatState, type VatState } from '@manifold/domain/vat-number/register-code';
import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { VatRegisters } from '../../integrations/vat-registers/ports/vat-registers.js';
import { LOGGER } from '../../platform/logging/logging.module.js';
import { RateLimits } from '../../platform/rate-limits/rate-limits.service.js';
import { LiveConfig } from '../../store-config/index.js';
import { Carts } from '../cart/index.js';
import type { Visit } from '../visit/index.js';
import { VatChecks, type VatCheck } from './vat-checks.repository.js';

type VatAnswer = CommerceResponse<'validateVatNumber'> & { readonly cart: Cart };

/** Registers ask not to repeat a request at once. Only the evidence of the same cart is used again. */
const REUSE_MILLISECONDS = 10 * 60_000;
/** How long evidence counts if the register does not answer when the order is placed. */
const EVIDENCE_MILLISECONDS = 24 * 60 * 60_000;

interface Result {
  readonly state: VatState;
  readonly hasTimedOut: boolean;
}

/** Checks the VAT number of a company for its cart, and sets the prices that follow. */
@Injectable()
export class VatValidation {
  constructor(
    private readonly registers: VatRegisters,
    private readonly checks: VatChecks,
    private readonly carts: Carts,
    private readonly limits: RateLimits,
    private readonly config: LiveConfig,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /**
   * Checks a number for the visitor's active cart. A register that does not answer is `couldNotValidate`, never an error. Throws
   * `not-allowed` if the store does not check numbers, and `cart-empty` without a cart.
   */
  async validate(visit: Visit, typed: string): Promise<VatAnswer> {
    const { 'vat-number': format, 'store-flags': flags } = visit.snapshot.document.sections;
    if (!flags.vatValidation) throw new ShopError('not-allowed', { message: 'The store does not check VAT numbers' });
    if (!hasVatNumberForm(typed, format)) throw invalidField('vatNumber', 'vat-number');
    this.limits.take('vat-check', visit.session.current?.sid);
    const cart = await this.carts.active(visit);
    if (!cart || cart.itemCount === 0) throw new ShopError('cart-empty');
    const number = cleanVatNumber(typed, format);
    const result = await this.check(visit, cart.id, number);
    return this.applied(visit, cart, result);
  }

  /** Restores gross prices of the visitor's cart, because its buyer has removed the number; null without a cart. */
  async withdraw(visit: Visit): Promise<Cart | null> {
    const cart = await this.carts.active(visit);
    return cart?.cartState === 'Active' ? this.gross(visit, cart) : cart;
  }

  /** Returns whether a cart with this cleaned number has net prices, because its newest evidence is valid. */
  async hasNetPrices(visit: Visit, cartId: string, number: string | undefined): Promise<boolean> {
    const { 'vat-number': format, 'store-flags': flags } = visit.snapshot.document.sections;
    if (number === undefined || !flags.vatValidation || !flags.changeTaxRate || !this.isIntraCommunity(visit))
      return false;
    const evidence = await this.evidence(cartId, `${format.prefix}${number}`);
    return evidence !== undefined && vatState(evidence.code) === 'valid';
  }

  /**
   * Checks the number of a cart with net prices again before it is ordered: that of its billing address, which only a company
   * has. If the register does not answer, evidence younger than a day counts. Otherwise sets gross prices. Net prices that an
   * interrupted change lost are restored. Throws `malformed-price` after each switch, so that the shopper sees the new total.
   */
  async confirm(visit: Visit, cartId: string): Promise<void> {
    // A cart without a check has gross prices.
    if (!(await this.checks.latest(cartId))) return;
    const cart = await this.carts.recordById(visit, cartId);
    if (cart?.cartState !== 'Active') return;
    const isNet = cart.grossBeforeNetCentAmount !== null;
    if (!isNet && !cart.isNetDue) return;
    if ((await this.isStillValid(visit, cartId, cart.billingAddress?.vatNumber)) === isNet) return;
    if (await this.isSwitched(visit, !isNet)) throw new ShopError('malformed-price');
  }

  /** Switches prices before an order. Returns false if net prices are refused: gross ones prevent no order. */
  private async isSwitched(visit: Visit, isNet: boolean): Promise<boolean> {
    try {
      await this.carts.setPrices(visit, isNet);
      return true;
    } catch (error) {
      if (!isNet || !(error instanceof ShopError)) throw error;
      this.logger.warn({ err: error }, 'net prices were not restored before an order');
      return false;
    }
  }

  private async isStillValid(visit: Visit, cartId: string, number: string | undefined): Promise<boolean> {
    if (number === undefined) return false;
    const { state } = await this.check(visit, cartId, number);
    return state === 'valid' || (state === 'couldNotValidate' && (await this.hasNetPrices(visit, cartId, number)));
  }

  /** Attaches the evidence of a cart to the order that is being placed with it. */
  attachEvidence(cartId: string, orderNumber: string): Promise<void> {
    return this.checks.attach(cartId, orderNumber);
  }

  /** Returns the newest check of a number to which a register gave an answer, not older than a day. */
  private async evidence(cartId: string, vatNumber: string): Promise<VatCheck | undefined> {
    const check = await this.checks.latestAnswered(cartId, vatNumber);
    const isRecent = check && Date.now() - check.checkedAt.getTime() < EVIDENCE_MILLISECONDS;
    return isRecent ? check : undefined;
  }

  private async check(visit: Visit, cartId: string, number: string): Promise<Result> {
    const { prefix, register } = visit.snapshot.document.sections['vat-number'];
    const vatNumber = `${prefix}${number}`;
    const before = await this.checks.latest(cartId);
    if (before && isReusable(before, vatNumber)) return { state: vatState(before.code), hasTimedOut: false };
    const answer = await this.registers.check(register, { prefix, number, ownNumbers: this.ownNumbers(visit) });
    await this.checks.record({ cartId, storeKey: visit.market.storeKey, vatNumber }, answer);
    return { state: vatState(answer.code), hasTimedOut: answer.hasTimedOut };
  }

  /** Returns the result with the prices that follow from it. A failed switch is an outcome, not an error. */
  private async applied(visit: Visit, cart: Cart, { state, hasTimedOut }: Result): Promise<VatAnswer> {
    if (state !== 'valid') {
      const outcome = hasTimedOut ? 'timeout' : 'failed';
      return { state, outcome, isNet: false, cart: await this.gross(visit, cart) };
    }
    if (!this.isIntraCommunity(visit)) return { state, outcome: 'success', isNet: false, cart };
    if (!visit.snapshot.document.sections['store-flags'].changeTaxRate)
      return { state, outcome: 'failed-without-rate-change', isNet: false, cart };
    try {
      return { state, outcome: 'success', isNet: true, cart: await this.carts.setPrices(visit, true) };
    } catch (error) {
      this.logger.warn({ err: error, cartId: cart.id }, 'net prices were not set');
      return { state, outcome: 'failed-without-rate-change', isNet: false, cart };
    }
  }

  /** Restores gross prices. A cart with gross prices may still wait for net ones, which an interrupted change lost. */
  private async gross(visit: Visit, cart: Cart): Promise<Cart> {
    const mayWaitForNet = cart.cartState === 'Active' && cart.itemCount > 0;
    return cart.grossBeforeNet || mayWaitForNet ? this.carts.setPrices(visit, false) : cart;
  }

  /** Returns whether the goods go from the seller's seat to a company of another member state. */
  private isIntraCommunity(visit: Visit): boolean {
    const { seller, 'vat-number': format } = visit.snapshot.document.sections;
    return isIntraCommunity(seller.countryCode, format.prefix);
  }

  private ownNumbers({ snapshot }: Visit): string[] {
    const sellers = this.config.snapshots().map(({ document }) => document.sections.seller);
    return vatRegistrations(snapshot.document.sections.seller, sellers);
  }
}

/** Returns whether the register gave its answer about this number a moment ago. */
const isReusable = (check: VatCheck, vatNumber: string): boolean =>
  check.vatNumber === vatNumber &&
  vatState(check.code) !== 'couldNotValidate' &&
  Date.now() - check.checkedAt.getTime() < REUSE_MILLISECONDS;
