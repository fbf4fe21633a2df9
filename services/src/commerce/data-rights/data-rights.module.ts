import { Module } from '@nestjs/common';
import { CommercetoolsModule } from '../../integrations/commercetools/commercetools.module.js';
import { JobsModule } from '../../platform/jobs/jobs.module.js';
import { AccountModule } from '../account/index.js';
import { CartModule } from '../cart/index.js';
import { MailsModule } from '../mails/index.js';
import { MyOrdersModule } from '../my-orders/index.js';
import { NewsletterModule } from '../newsletter/index.js';
import { ReviewsModule } from '../reviews/index.js';
import { VisitModule } from '../visit/index.js';
import { AccountDeletion } from './account-deletion.service.js';
import { AccountErasure } from './account-erasure.service.js';
import { CustomerDataFiles } from './customer-data-files.service.js';
import { CustomerProof } from './customer-proof.service.js';
import { CustomerSources } from './customer-sources.service.js';
import { DataExportMails } from './data-export-mails.service.js';
import { DataRequestDesk } from './data-request-desk.service.js';
import { DataRequestSweep } from './data-request-sweep.service.js';
import { DataRequestsController } from './data-requests.controller.js';
import { DataRequests } from './data-requests.repository.js';
import { DataRightsOperations } from './data-rights-operations.js';
import { DataRights } from './data-rights.service.js';
import { DeletionMail } from './deletion-mail.service.js';
import { PersonalRecords } from './personal-records.repository.js';
import { SupportErasures } from './support-erasures.repository.js';

/** The rights of customers to their data: a copy, and the deletion of the account. */
@Module({
  imports: [
    AccountModule,
    CartModule,
    CommercetoolsModule,
    JobsModule,
    MailsModule,
    MyOrdersModule,
    NewsletterModule,
    ReviewsModule,
    VisitModule,
  ],
  controllers: [DataRequestsController],
  providers: [
    AccountDeletion,
    AccountErasure,
    CustomerDataFiles,
    CustomerProof,
    CustomerSources,
    DataExportMails,
    DataRequestDesk,
    DataRequestSweep,
    DataRequests,
    DataRights,
    DataRightsOperations,
    DeletionMail,
    PersonalRecords,
    SupportErasures,
  ],
})
export class DataRightsModule {}
