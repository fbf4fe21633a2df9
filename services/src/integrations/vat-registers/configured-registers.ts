import { isOwnMistake, NO_ANSWER_CODE, vatState } from '@manifold/domain/vat-number/register-code';
import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { CircuitBreaker, CircuitOpen } from '../../platform/concurrency/circuit-breaker.js';
import { Env } from '../../platform/env/env.js';
import { LOGGER } from '../../platform/logging/logging.module.js';
import { EvatrRest } from './evatr-rest.client.js';
import { EvatrXml } from './evatr-xml.client.js';
import { Hmrc } from './hmrc.client.js';
import { type VatAnswer, type VatQuery, type VatRegisterName, VatRegisters } from './ports/vat-registers.js';
import type { RegisterAnswer, RegisterClient } from './register-client.js';
import { Vies } from './vies.client.js';

type Online = Exclude<VatRegisterName, 'format-only'>;

/** The next shopper after the pause asks again, so that prices are net soon after an outage. */
const BREAKER = { opensAfter: 5, pauseMilliseconds: 4000, trialMilliseconds: 2000, isOutage: () => true };
const NOTHING = { consultationNumber: null, ownNumber: null, hasTimedOut: false } as const;

/** Our own numbers that a register accepts: a German one for eVatR, one of the United Kingdom for HMRC. */
const ACCEPTED: Readonly<Record<Online, RegExp>> = {
  evatr: /^DE\d{9}$/,
  'evatr-rest': /^DE\d{9}$/,
  vies: /^(?!GB|CHE|NO)[A-Z]{2}/,
  hmrc: /^GB(\d{9}|\d{12})$/,
};
const NEEDS_OWN_NUMBER: readonly Online[] = ['evatr', 'evatr-rest'];

/** Returns the clients of the registers that the environment configures. */
function clients({ vatRegisters, deadlines }: Env): Partial<Record<Online, RegisterClient>> {
  const { evatrXmlUrl, evatrRestUrl, viesUrl, hmrc } = vatRegisters;
  const timeoutMs = deadlines.vatRegister;
  return {
    ...(evatrXmlUrl ? { evatr: new EvatrXml({ url: evatrXmlUrl, timeoutMs }) } : {}),
    'evatr-rest': new EvatrRest({ url: evatrRestUrl, timeoutMs }),
    vies: new Vies({ url: viesUrl, timeoutMs }),
    ...(hmrc ? { hmrc: new Hmrc({ ...hmrc, timeoutMs }) } : {}),
  };
}

/** The registers of the environment. After five failures in a row a register is not asked for four seconds. */
@Injectable()
export class ConfiguredVatRegisters extends VatRegisters {
  private readonly clients: Partial<Record<Online, RegisterClient>>;
  private readonly breakers = new Map<Online, CircuitBreaker>();

  constructor(
    env: Env,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    super();
    this.clients = clients(env);
  }

  override async check(register: VatRegisterName, query: VatQuery): Promise<VatAnswer> {
    if (register === 'format-only') return { ...NOTHING, register, code: NO_ANSWER_CODE, status: 'no register' };
    const client = this.clients[register];
    const ownNumber = query.ownNumbers.find((number) => ACCEPTED[register].test(number));
    if (!client || (NEEDS_OWN_NUMBER.includes(register) && ownNumber === undefined)) {
      this.logger.error({ register, alert: true }, 'VAT register is not configured');
      return { ...NOTHING, register, code: NO_ANSWER_CODE, status: 'not configured' };
    }
    try {
      const answer = await this.breaker(register).run(() => client.check({ ...query, ownNumber }));
      this.report(register, answer);
      return { ...answer, register, hasTimedOut: false };
    } catch (error) {
      this.logger.warn({ err: error, register }, 'VAT register did not answer');
      return { ...NOTHING, register, code: NO_ANSWER_CODE, status: statusOf(error), hasTimedOut: hasTimedOut(error) };
    }
  }

  /** Alerts staff if the register refuses our own number or request, because then no customer can be checked. */
  private report(register: Online, { code, status }: RegisterAnswer): void {
    if (isOwnMistake(code))
      this.logger.error({ register, code, status, alert: true }, 'VAT register refuses our own number or request');
    else if (code === NO_ANSWER_CODE || vatState(code) === 'couldNotValidate')
      this.logger.warn({ register, code, status }, 'VAT register could not validate');
  }

  private breaker(register: Online): CircuitBreaker {
    const breaker = this.breakers.get(register) ?? new CircuitBreaker(BREAKER);
    this.breakers.set(register, breaker);
    return breaker;
  }
}

/** Returns whether the deadline ended the call: nothing else aborts an exchange. */
const hasTimedOut = (error: unknown): boolean =>
  typeof error === 'object' &&
  error !== null &&
  'name' in error &&
  (error.name === 'TimeoutError' || error.name === 'AbortError');

function statusOf(error: unknown): string {
  if (error instanceof CircuitOpen) return 'register is not asked';
  return hasTimedOut(error) ? 'timeout' : 'no answer';
}
