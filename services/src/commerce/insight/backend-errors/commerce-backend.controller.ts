import type { CommerceBackend } from '@manifold/domain/systems/commerce-backend';
import { Controller, Get, Header, UseGuards } from '@nestjs/common';
import { Roles, StaffGuard } from '../../../platform/auth/staff-guard.js';
import { BackendView } from './backend-view.service.js';

/** Whether the commerce backend is there, what is under way to it and what is kept of it. */
@Controller('api/admin/commerce-backend')
@UseGuards(StaffGuard)
@Roles(['admin', 'operations'])
export class CommerceBackendController {
  constructor(private readonly view: BackendView) {}

  @Get()
  @Header('cache-control', 'no-store')
  look(): CommerceBackend {
    return this.view.now();
  }
}
