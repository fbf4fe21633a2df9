import { Injectable, type OnModuleInit } from '@nestjs/common';
import { CustomerHandlers } from '../account/index.js';
import { DataRights } from './data-rights.service.js';

/** Handles the operations about a customer's rights to their data. */
@Injectable()
export class DataRightsOperations implements OnModuleInit {
  constructor(
    private readonly handlers: CustomerHandlers,
    private readonly rights: DataRights,
  ) {}

  onModuleInit(): void {
    this.handlers.register({
      requestMyData: (visit, request) => this.rights.requestExport(visit, request),
      getMyDataRequests: (visit) => this.rights.list(visit),
      downloadMyData: (visit, request) => this.rights.download(visit, request),
      deleteMyAccount: (visit, request) => this.rights.requestDeletion(visit, request),
    });
  }
}
