import type { Cart } from '@manifold/domain/cart/contract';
import type { CommerceResponse } from '@manifold/domain/commerce-api/operations';
import { invalidField, ShopError } from '@manifold/domain/shop-error/shop-error';
import { cleanVatNumber, hasVatNumberForm } from '@manifold/domain/vat-number/clean';
import { isIntraCommunity } from '@manifold/domain/vat-number/net-prices';
import { vatState } from '@manifold/domain/vat-number/register-code';
import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { LOGGER } from '../../platform/logging/logging.module.js';
import { RateLimits } from '../../platform/rate-limits/rate-limits.service.js';
import { Carts } from '../cart/index.js';
import type { Visit } from '../visit/index.js';
import { RecordedVatChecks, type VatResult } from './recorded-vat-checks.service.js';
import { VatChecks } from './vat-checks.repository.js';

type VatAnswer = CommerceResponse<'validateVatNumber'> & { readonly cart: Cart };

/** Checks the VAT number of a company for its cart, and sets the prices that follow. */
@Injectable()
export class VatValidation {
  constructor(
    private readonly recorded: RecordedVatChecks,
    private readonly checks: VatChecks,
    private readonly carts: Carts,
    private readonly limits: RateLimits,
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
    const result = await this.recorded.check(visit.snapshot, cart.id, number);
    return this.applied(visit, cart, result);
  }

  /** Restores gross prices of the visitor's cart, because its buyer has removed the number; null without a cart. */
  async withdraw(visit: Visit): Promise<Cart | null> {
    const cart = await this.carts.active(visit);
    return cart?.cartState === 'Active' ? this.gross(visit, cart) : cart;
  }

  /** Returns whether a cart with this cleaned number has net prices, because its newest evidence is valid. */
  async hasNetPrices(visit: Visit, cartId: string, number: string | undefined): Promise<boolean> {
    const { 'store-flags': flags } = visit.snapshot.document.sections;
    if (number === undefined || !flags.vatValidation || !flags.changeTaxRate || !this.isIntraCommunity(visit))
      return false;
    const evidence = await this.recorded.evidence(visit.snapshot, cartId, number);
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
    const { state } = await this.recorded.check(visit.snapshot, cartId, number);
    return state === 'valid' || (state === 'couldNotValidate' && (await this.hasNetPrices(visit, cartId, number)));
  }

  /** Returns the result with the prices that follow from it. A failed switch is an outcome, not an error. */
  private async applied(visit: Visit, cart: Cart, { state, hasTimedOut }: VatResult): Promise<VatAnswer> {
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
}
