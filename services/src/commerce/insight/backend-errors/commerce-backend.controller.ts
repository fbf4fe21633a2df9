import type { CommerceBackend } from '@manifold/domain/systems/commerce-backend';
import { Controller, Get, Header, UseGuards } from '@nestjs/common';
import { Roles, StaffGuard } from '../../../platform/auth/staff-guard.js';
import { BackendView } from './backend-view.service.js';

/** Shows availability, connections and caches of the commerce backend. */
@Controller('api/admin/commerce-backend')
@UseGuards(StaffGuard)
@Roles(['admin', 'operations'])
export class CommerceBackendController {
  constructor(private readonly view: BackendView) {}

  @Get()
  @Header('cache-control', 'no-store')
  status(): CommerceBackend {
    return this.view.status();
  }
}
