import type { CommerceResponse } from '@manifold/domain/commerce-api/operations';
import { cleanVatNumber } from '@manifold/domain/vat-number/clean';
import type { VatNumberFormat } from '@manifold/domain/vat-number/contract';
import type { VatEvent } from '../analytics/events.js';
import { Observable } from '../observable/observable.js';

type VatAnswer = CommerceResponse<'validateVatNumber'>;

/** The result of a finished check, as shown to the shopper. */
export type VatResult = 'net' | 'valid' | 'without-rate-change' | 'not-valid' | 'could-not-validate' | 'timeout';

/** Results of a check, by their names in the message catalogue and in storage. */
export const VAT_RESULTS: readonly VatResult[] = [
  'net',
  'valid',
  'without-rate-change',
  'not-valid',
  'could-not-validate',
  'timeout',
];

/** `number` is cleaned. */
export type VatCheckState =
  | { readonly status: 'idle' }
  | { readonly status: 'running'; readonly number: string }
  | { readonly status: 'done'; readonly number: string; readonly result: VatResult };

/** The server gives a register 5 seconds. */
const LIMIT_MILLISECONDS = 9000;
const IDLE: VatCheckState = { status: 'idle' };

export interface VatCheckOptions {
  readonly format: VatNumberFormat;
  /** Asks the server. A rejection is a technical issue, not an error of the shopper. */
  readonly validate: (number: string) => Promise<VatAnswer>;
  /** Restores gross prices if the cart has the net prices of a number that is no longer in the field. */
  readonly withdraw: () => Promise<void>;
  readonly report: (event: VatEvent) => void;
  readonly first?: VatCheckState;
  readonly limitMilliseconds?: number;
}

/** The check of one VAT number field: at most one request for a number, which every caller waits for. */
export class VatCheck {
  readonly state: Observable<VatCheckState>;
  private running: Promise<void> = Promise.resolve();
  private attempt = 0;
  /** The number for which a submit was stopped. */
  private refused: string | undefined;
  /** The number for which the shopper has seen that the register does not answer. */
  private unanswered: string | undefined;

  constructor(private readonly options: VatCheckOptions) {
    this.state = new Observable(options.first ?? IDLE);
  }

  /** Forgets the result of another number than the typed one. */
  edit(typed: string): void {
    const state = this.state.get();
    if (state.status !== 'idle' && state.number !== this.clean(typed)) this.state.set(IDLE);
  }

  /** Checks a number unless it is being checked or was checked; resolves with the result, at the latest at the time limit. */
  check(typed: string): Promise<void> {
    const number = this.clean(typed);
    if (number.length < this.options.format.minimumLength) return this.clear();
    const state = this.state.get();
    const isSame = state.status !== 'idle' && state.number === number;
    return isSame ? this.running : this.start(number, 'triggered');
  }

  /** Checks the number again after a failure. */
  retry(): Promise<void> {
    this.noteUnanswered();
    const state = this.state.get();
    return state.status === 'done' ? this.start(state.number, 'button-click') : this.running;
  }

  /** Forgets the number, as for a private shopper. A failure leaves the prices to the next step, which decides them again. */
  clear(): Promise<void> {
    this.state.set(IDLE);
    return this.options.withdraw().catch(() => undefined);
  }

  /**
   * Checks the number of a submit. Returns the result if the submit must stop; undefined if it may continue. It stops once if the
   * number is not valid, because the shopper may continue anyway (spec shell §8), and once if the register has not answered and
   * the shopper could not see that before the submit.
   */
  async checkAtSubmit(typed: string): Promise<VatResult | undefined> {
    this.noteUnanswered();
    await this.check(typed);
    const state = this.state.get();
    if (state.status !== 'done' || state.number === this.refused) return undefined;
    const isUnseen = isUnanswered(state.result) && state.number !== this.unanswered;
    const isStop = state.result === 'not-valid' || isUnseen;
    if (!isStop) return undefined;
    this.refused = state.number;
    return state.result;
  }

  /** Notes a failure that the page shows when the shopper acts. */
  private noteUnanswered(): void {
    const state = this.state.get();
    if (state.status === 'done' && isUnanswered(state.result)) this.unanswered = state.number;
  }

  private start(number: string, event: VatEvent): Promise<void> {
    this.state.set({ status: 'running', number });
    this.options.report(event);
    const { validate, limitMilliseconds = LIMIT_MILLISECONDS } = this.options;
    const attempt = ++this.attempt;
    this.running = new Promise((resolve) => {
      const finish = (result: VatResult) => {
        clearTimeout(timer);
        if (attempt === this.attempt) this.finish(number, result);
        resolve();
      };
      const timer = setTimeout(() => finish('timeout'), limitMilliseconds);
      // An answer after the time limit replaces the timeout, because the prices follow it.
      validate(number).then(
        (answer) => finish(resultOf(answer)),
        () => finish('could-not-validate'),
      );
    });
    return this.running;
  }

  /** Shows a result, unless the shopper has typed another number since. */
  private finish(number: string, result: VatResult): void {
    const state = this.state.get();
    if (state.status === 'idle') return void this.clear();
    if (state.number !== number) return;
    this.state.set({ status: 'done', number, result });
    this.options.report(EVENTS[result]);
  }

  private clean(typed: string): string {
    return cleanVatNumber(typed, this.options.format);
  }
}

const EVENTS: Readonly<Record<VatResult, VatEvent>> = {
  net: 'success',
  valid: 'success',
  'without-rate-change': 'failed-without-rate-change',
  'not-valid': 'failed',
  'could-not-validate': 'failed',
  timeout: 'timeout',
};

/** Returns whether the register may answer another time (spec shell §8). */
export const isUnanswered = (result: VatResult): boolean => result === 'could-not-validate' || result === 'timeout';

/** Returns what the shopper sees of the server's answer. */
export function resultOf({ state, outcome, isNet }: Pick<VatAnswer, 'state' | 'outcome' | 'isNet'>): VatResult {
  if (state === 'notValid') return 'not-valid';
  if (state === 'couldNotValidate') return outcome === 'timeout' ? 'timeout' : 'could-not-validate';
  if (outcome === 'failed-without-rate-change') return 'without-rate-change';
  return isNet ? 'net' : 'valid';
}
