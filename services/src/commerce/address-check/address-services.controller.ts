import type { AddressServicesStatus, AddressServiceStatus } from '@manifold/domain/systems/address-services';
import { Controller, Get, Header, UseGuards } from '@nestjs/common';
import { AddressServices } from '../../integrations/address-services/address-services.js';
import { Roles, StaffGuard } from '../../platform/auth/staff-guard.js';
import { LiveConfig } from '../../store-config/index.js';

/** Shows whether the services that know addresses answer, and how many stores use them. */
@Controller('api/admin/address-services')
@UseGuards(StaffGuard)
@Roles(['admin', 'operations'])
export class AddressServicesController {
  constructor(
    private readonly services: AddressServices,
    private readonly live: LiveConfig,
  ) {}

  @Get()
  @Header('cache-control', 'no-store')
  status(): AddressServicesStatus {
    const services = this.services.states().map((state) => ({ ...state, stores: this.storesWith(state.name) }));
    return { at: new Date().toISOString(), services };
  }

  private storesWith(name: AddressServiceStatus['name']): number {
    const sections = this.live.snapshots().map(({ document }) => document.sections);
    return sections.filter(({ 'feature-toggles': toggles, 'store-flags': flags }) =>
      name === 'validation' ? toggles.addressValidation : flags.googleAutocomplete,
    ).length;
  }
}
