import type { VatAnswer, VatQuery } from './ports/vat-registers.js';

/** The answer of one register; `VatRegisters` adds the rest. */
export type RegisterAnswer = Pick<VatAnswer, 'code' | 'status' | 'consultationNumber' | 'ownNumber'>;

/** A customer's number, and our own number as this register accepts it; undefined if the seller has none. */
export interface RegisterQuery extends Pick<VatQuery, 'prefix' | 'number'> {
  readonly ownNumber: string | undefined;
}

/** One register. Throws if it does not answer, or not in its format. */
export interface RegisterClient {
  check(query: RegisterQuery): Promise<RegisterAnswer>;
}

/** An answer is a few hundred characters; a longer one is an error. */
export const MAXIMUM_ANSWER_LENGTH = 20_000;

/** Thrown if the format of a register's answer is not the documented one. The message has no personal data. */
export class UnreadableAnswer extends Error {
  constructor(register: string, status: number) {
    super(`${register} sent an unreadable answer with status ${status}`);
    this.name = 'UnreadableAnswer';
  }
}

/** Parses JSON; returns undefined for any other text. */
export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
