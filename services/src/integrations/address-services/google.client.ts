import type { AddressPlace, AddressSuggestion } from '@manifold/domain/address-check/contract';
import type { CheckedAddress } from '@manifold/domain/address-check/verdict';
import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { Env } from '../../platform/env/env.js';
import { exchange } from '../../platform/http/outbound/exchange.js';
import { LOGGER } from '../../platform/logging/logging.module.js';
import { type AddressServiceState, AddressServices, type TypedAddress } from './address-services.js';
import { checkedAddress } from './google-answer.js';
import { readPlace, readSuggestions } from './places-answer.js';
import { ServiceCalls } from './service-calls.js';

const MAXIMUM_ANSWER_LENGTH = 60_000;

type Settings = NonNullable<Env['addressServices']>;

/** Google's Address Validation and Places. After five failures in a row a service is not asked for half a minute. */
@Injectable()
export class GoogleAddressServices extends AddressServices {
  private readonly validation = new ServiceCalls('validation');
  private readonly places = new ServiceCalls('suggestions');

  constructor(
    private readonly env: Env,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    super();
  }

  override states(): readonly AddressServiceState[] {
    const isConfigured = this.env.addressServices !== undefined;
    return [this.validation.state(isConfigured), this.places.state(isConfigured)];
  }

  override async check(countryCode: string, address: AddressPlace): Promise<CheckedAddress | undefined> {
    const { addressServices } = this.env;
    if (!addressServices) return undefined;
    try {
      return await this.validation.run(() => this.ask(addressServices, countryCode, address));
    } catch (error) {
      this.logger.warn({ err: error }, 'address not checked');
      return undefined;
    }
  }

  /** Throws if the service does not answer, or not in its format. The key is in a header, because addresses of requests are logged. */
  private async ask(
    { validationUrl, apiKey }: Settings,
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

  override async suggest(
    text: string,
    { countryCode, locale, session }: TypedAddress,
  ): Promise<readonly AddressSuggestion[]> {
    const body = { input: text, includedRegionCodes: [countryCode], languageCode: locale, sessionToken: session };
    const request = ({ placesUrl }: Settings) => ({ url: new URL(`${placesUrl}:autocomplete`), body });
    return (await this.complete(request, readSuggestions)) ?? [];
  }

  override suggested(id: string, { locale, session }: TypedAddress): Promise<AddressPlace | undefined> {
    const query = new URLSearchParams({ languageCode: locale, sessionToken: session }).toString();
    const request = ({ placesUrl }: Settings) => ({ url: new URL(`${placesUrl}/${encodeURIComponent(id)}?${query}`) });
    return this.complete(request, readPlace);
  }

  /** Asks Places. Undefined without a service and without an answer; the log has no address, because shoppers type it. */
  private async complete<Answer>(
    requestOf: (settings: Settings) => { readonly url: URL; readonly body?: object },
    read: (answer: unknown) => Answer,
  ): Promise<Answer | undefined> {
    const { addressServices: settings } = this.env;
    if (!settings) return undefined;
    const { url, body } = requestOf(settings);
    try {
      return await this.places.run(async () => {
        const answer = await exchange(url, {
          method: body ? 'POST' : 'GET',
          headers: {
            'content-type': 'application/json',
            'x-goog-api-key': settings.apiKey,
            ...(body ? {} : { 'x-goog-fieldmask': 'addressComponents' }),
          },
          ...(body ? { body: JSON.stringify(body) } : {}),
          timeoutMs: this.env.deadlines.addressSuggestions,
          maximumAnswerLength: MAXIMUM_ANSWER_LENGTH,
        });
        if (answer.status !== 200) throw new Error(`The address service answered with status ${answer.status}`);
        return read(JSON.parse(answer.body));
      });
    } catch (error) {
      this.logger.warn({ err: error }, 'address not completed');
      return undefined;
    }
  }
}
