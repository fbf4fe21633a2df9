import { customerOperations } from '@manifold/domain/customer-api/operations';
import { Controller } from '@nestjs/common';
import { OperationsController } from '../operations/index.js';
import { CustomerAccounts } from './customer-accounts.service.js';

/** The customer's operations: `POST /api/customer/{operation}`. */
@Controller('api/customer')
export class CustomerController extends OperationsController {
  constructor(accounts: CustomerAccounts) {
    super(customerOperations, accounts);
  }
}
