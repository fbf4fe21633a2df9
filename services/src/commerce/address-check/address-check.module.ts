import type { AddressPlace } from '@manifold/domain/address-check/contract';
import { addressVerdict } from '@manifold/domain/address-check/verdict';
import type { CommerceResponse } from '@manifold/domain/commerce-api/operations';
import { ShopError } from '@manifold/domain/shop-error/shop-error';
import { Injectable, Module, type OnModuleInit } from '@nestjs/common';
import { AddressServicesModule } from '../../integrations/address-services/address-services.module.js';
import { AddressServices } from '../../integrations/address-services/address-services.js';
import { RateLimits } from '../../platform/rate-limits/rate-limits.service.js';
import { CommerceHandlers, OperationsModule } from '../operations/index.js';
import type { Visit } from '../visit/index.js';
import { AddressServicesController } from './address-services.controller.js';
import { AddressSuggestions } from './address-suggestions.service.js';

/** Checks addresses with a service, in stores that switch it on. */
@Injectable()
class AddressCheck implements OnModuleInit {
  constructor(
    private readonly handlers: CommerceHandlers,
    private readonly services: AddressServices,
    private readonly limits: RateLimits,
  ) {}

  onModuleInit(): void {
    this.handlers.register({ validateAddress: (visit, { address }) => this.check(visit, address) });
  }

  /** Throws `not-allowed` if the store does not check addresses. A service that does not answer leaves the address unchecked. */
  private async check(visit: Visit, address: AddressPlace): Promise<CommerceResponse<'validateAddress'>> {
    const { store, 'feature-toggles': toggles } = visit.snapshot.document.sections;
    if (!toggles.addressValidation)
      throw new ShopError('not-allowed', { message: 'The store does not check addresses' });
    this.limits.take('address-check', visit.session.current?.sid);
    const checked = await this.services.check(store.countryCode, address);
    return checked ? addressVerdict(address, checked) : { verdict: 'unchecked', suggestion: null };
  }
}

/** The check and the completion of addresses at the checkout. */
@Module({
  imports: [AddressServicesModule, OperationsModule],
  controllers: [AddressServicesController],
  providers: [AddressCheck, AddressSuggestions],
})
export class AddressCheckModule {}
