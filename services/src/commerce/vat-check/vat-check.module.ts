import { Injectable, Module, type OnModuleInit } from '@nestjs/common';
import { VatRegistersModule } from '../../integrations/vat-registers/vat-registers.module.js';
import { JobsModule } from '../../platform/jobs/jobs.module.js';
import { StoreConfigModule } from '../../store-config/index.js';
import { CartModule } from '../cart/index.js';
import { CommerceHandlers, OperationsModule } from '../operations/index.js';
import { VisitModule } from '../visit/index.js';
import { OrderVatChecks } from './order-vat-checks.service.js';
import { ProfileVatCheck } from './profile-vat-check.service.js';
import { RecordedVatChecks } from './recorded-vat-checks.service.js';
import { VatChecks } from './vat-checks.repository.js';
import { VatValidation } from './vat-validation.service.js';

/** Handles the check of a VAT number. */
@Injectable()
class VatOperations implements OnModuleInit {
  constructor(
    private readonly handlers: CommerceHandlers,
    private readonly validation: VatValidation,
    private readonly profiles: ProfileVatCheck,
  ) {}

  onModuleInit(): void {
    this.handlers.register({
      validateVatNumber: (visit, { vatNumber, isForProfile = false }) =>
        (isForProfile ? this.profiles : this.validation).validate(visit, vatNumber),
      withdrawVatNumber: async (visit) => ({ cart: await this.validation.withdraw(visit) }),
    });
  }
}

/** Checks VAT numbers at registers, with evidence. */
@Module({
  imports: [CartModule, JobsModule, OperationsModule, StoreConfigModule, VatRegistersModule, VisitModule],
  providers: [OrderVatChecks, ProfileVatCheck, RecordedVatChecks, VatChecks, VatOperations, VatValidation],
  exports: [OrderVatChecks, ProfileVatCheck, VatChecks, VatValidation],
})
export class VatCheckModule {}
