import type { VatNumberFormat } from '@manifold/domain/vat-number/contract';

export type VatRegisterName = VatNumberFormat['register'];

/** A customer's VAT number, cleaned. */
export interface VatQuery {
  /** As registers expect it: EL for Greece. */
  readonly prefix: string;
  readonly number: string;
  /** The seller's own VAT numbers with prefix and without spaces. A request contains the one that the register accepts. */
  readonly ownNumbers: readonly string[];
}

/** The answer of a register, as evidence of the check. */
export interface VatAnswer {
  readonly register: VatRegisterName;
  /** A code of the specification (shell §5); 999 without an answer. */
  readonly code: number;
  /** The register's own status, for staff. */
  readonly status: string;
  /** The register's proof of the check; null if it gives none. */
  readonly consultationNumber: string | null;
  /** Our own number in the request to the register; null if none was sent. */
  readonly ownNumber: string | null;
  readonly hasTimedOut: boolean;
}

/** The public registers of VAT numbers. */
export abstract class VatRegisters {
  /** Checks a number. Never throws: an outage is code 999. */
  abstract check(register: VatRegisterName, query: VatQuery): Promise<VatAnswer>;
}
