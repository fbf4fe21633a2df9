import type { AddressPlace } from '@manifold/domain/address-check/contract';
import type { CheckedAddress } from '@manifold/domain/address-check/verdict';
import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { CircuitBreaker } from '../../platform/concurrency/circuit-breaker.js';
import { Env } from '../../platform/env/env.js';
import { exchange } from '../../platform/http/outbound/exchange.js';
import { LOGGER } from '../../platform/logging/logging.module.js';
import { AddressServices } from './address-services.js';
import { checkedAddress } from './google-answer.js';

const MAXIMUM_ANSWER_LENGTH = 60_000;
const BREAKER = { opensAfter: 5, pauseMilliseconds: 30_000, isOutage: () => true };

/** Google's Address Validation. After five failures in a row it is not asked for half a minute. */
@Injectable()
export class GoogleAddressServices extends AddressServices {
  private readonly breaker = new CircuitBreaker(BREAKER);

  constructor(
    private readonly env: Env,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    super();
  }

  override async check(countryCode: string, address: AddressPlace): Promise<CheckedAddress | undefined> {
    const { addressServices } = this.env;
    if (!addressServices) return undefined;
    try {
      return await this.breaker.run(() => this.ask(addressServices, countryCode, address));
    } catch (error) {
      this.logger.warn({ err: error }, 'address not checked');
      return undefined;
    }
  }

  /** Throws if the service does not answer, or not in its format. The key is in a header, because addresses of requests are logged. */
  private async ask(
    { validationUrl, apiKey }: NonNullable<Env['addressServices']>,
    countryCode: string,
    { streetName, streetNumber, postalCode, city }: AddressPlace,
  ): Promise<CheckedAddress> {
    const { status, body } = await exchange(new URL(validationUrl), {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-goog-api-key': apiKey },
      body: JSON.stringify({
        address: { regionCode: countryCode, addressLines: [city, `${streetName} ${streetNumber}`, postalCode] },
      }),
      timeoutMs: this.env.deadlines.addressServices,
      maximumAnswerLength: MAXIMUM_ANSWER_LENGTH,
    });
    const checked = status === 200 ? checkedAddress(JSON.parse(body)) : undefined;
    if (!checked) throw new Error(`The address service sent an unreadable answer with status ${status}`);
    return checked;
  }
}
