import type { BackendErrors } from '@manifold/domain/backend-errors/contract';
import { Controller, Get, Header, UseGuards } from '@nestjs/common';
import { BackendWatch } from '../../../integrations/commercetools/ports/backend-watch.js';
import { Roles, StaffGuard } from '../../../platform/auth/staff-guard.js';

/** Lists the last error of each operation of the commerce backend (spec core §8). */
@Controller('api/admin/backend-errors')
@UseGuards(StaffGuard)
@Roles(['admin', 'operations'])
export class BackendErrorsController {
  constructor(private readonly watch: BackendWatch) {}

  @Get()
  @Header('cache-control', 'no-store')
  list(): BackendErrors {
    return this.watch.errors();
  }
}
