/** The door of VAT checks: the check at the addresses and before an order is placed, the evidence of orders, and the check of a profile. */
export { OrderVatChecks } from './order-vat-checks.service.js';
export { ProfileVatCheck } from './profile-vat-check.service.js';
export { VatCheckModule } from './vat-check.module.js';
export { VatChecks, type VatCheck } from './vat-checks.repository.js';
export { VatValidation } from './vat-validation.service.js';
