/** The door of VAT checks: evidence of orders, and the check before an order is placed. */
export { VatCheckModule } from './vat-check.module.js';
export { VatChecks, type VatCheck } from './vat-checks.repository.js';
export { VatValidation } from './vat-validation.service.js';
