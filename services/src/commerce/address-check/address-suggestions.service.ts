import type { CommerceResponse } from '@manifold/domain/commerce-api/operations';
import { ShopError } from '@manifold/domain/shop-error/shop-error';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { AddressServices, type TypedAddress } from '../../integrations/address-services/address-services.js';
import { RateLimits } from '../../platform/rate-limits/rate-limits.service.js';
import { CommerceHandlers } from '../operations/index.js';
import type { Visit } from '../visit/index.js';

/** Completes addresses while shoppers type, in stores with the flag `google_autocomplete_enabled` (spec shell §3.6). */
@Injectable()
export class AddressSuggestions implements OnModuleInit {
  constructor(
    private readonly handlers: CommerceHandlers,
    private readonly services: AddressServices,
    private readonly limits: RateLimits,
  ) {}

  onModuleInit(): void {
    this.handlers.register({
      suggestAddresses: (visit, { text, session }) => this.suggest(visit, text, session),
      getSuggestedAddress: (visit, { id, session }) => this.getSuggested(visit, id, session),
    });
  }

  private async suggest(visit: Visit, text: string, session: string): Promise<CommerceResponse<'suggestAddresses'>> {
    const typed = this.admit(visit, session);
    return { suggestions: [...(await this.services.suggest(text, typed))] };
  }

  private async getSuggested(
    visit: Visit,
    id: string,
    session: string,
  ): Promise<CommerceResponse<'getSuggestedAddress'>> {
    const typed = this.admit(visit, session);
    return { address: (await this.services.suggested(id, typed)) ?? null };
  }

  /** Throws `not-allowed` if the store does not complete addresses. */
  private admit({ snapshot, session: { current }, locale }: Visit, session: string): TypedAddress {
    const { store, 'store-flags': flags } = snapshot.document.sections;
    if (!flags.googleAutocomplete)
      throw new ShopError('not-allowed', { message: 'The store does not complete addresses' });
    this.limits.take('address-suggestions', current?.sid);
    return { countryCode: store.countryCode, locale, session };
  }
}
