import type { MessageDescriptor } from 'react-intl';
import { defineMessages } from '../../ui/define-messages.js';
import type { VatResult } from './vat-check.js';

/** The texts of the specification (shell §8), word for word in English. */
export const vatMessages = defineMessages({
  checking: { id: 'vat.checking', defaultMessage: 'Checking your VAT ID …' },
  success: { id: 'vat.success', defaultMessage: 'VAT ID successfully validated.' },
  net: { id: 'vat.net', defaultMessage: 'Prices have been adjusted to NET.' },
  noRateChange: {
    id: 'vat.no-rate-change',
    defaultMessage:
      'We were unable to adjust prices to NET. You can continue and contact our support service to claim the tax back.',
  },
  notValidated: { id: 'vat.not-validated', defaultMessage: 'VAT ID not validated.' },
  checkFormat: {
    id: 'vat.check-format',
    defaultMessage:
      'Make sure your VAT ID format is correct to receive a NET invoice or ignore and continue with GROSS invoice.',
  },
  correctOrContinue: { id: 'vat.correct-or-continue', defaultMessage: 'Please correct it or continue anyway.' },
  timeout: { id: 'vat.timeout', defaultMessage: 'VAT ID validation is taking too much time.' },
  technical: { id: 'vat.technical', defaultMessage: 'Technical issue occurred.' },
  needSupport: { id: 'vat.need-support', defaultMessage: 'Need support?' },
  retry: { id: 'vat.retry', defaultMessage: 'Validate my VAT ID' },
  issues: { id: 'vat.issues', defaultMessage: 'VAT ID Validation Issues' },
});

/** The parts of the dialog about issues (spec shell §8). */
export const vatIssueMessages = defineMessages({
  invalid: { id: 'vat.issue-invalid', defaultMessage: 'Invalid VAT ID' },
  invalidText: { id: 'vat.issue-invalid-text', defaultMessage: 'May be incorrect or nonexistent' },
  private: { id: 'vat.issue-private', defaultMessage: 'Private VAT ID' },
  privateText: { id: 'vat.issue-private-text', defaultMessage: 'Personal ID used instead of business' },
  system: { id: 'vat.issue-system', defaultMessage: 'System Error' },
  systemText: { id: 'vat.issue-system-text', defaultMessage: 'Technical issue' },
  stillContinue: {
    id: 'vat.still-continue',
    defaultMessage: 'You may still continue and reclaim the taxes from your local tax office.',
  },
  close: { id: 'shell.close', defaultMessage: 'Close' },
});

/** The sentences of each result: an explanation, and the next step of the shopper. */
export const RESULT_MESSAGES: Readonly<Record<VatResult, readonly MessageDescriptor[]>> = {
  net: [vatMessages.success, vatMessages.net],
  valid: [vatMessages.success],
  'without-rate-change': [vatMessages.success, vatMessages.noRateChange],
  'not-valid': [vatMessages.notValidated, vatMessages.checkFormat],
  'could-not-validate': [vatMessages.notValidated, vatMessages.technical, vatMessages.correctOrContinue],
  timeout: [vatMessages.timeout, vatMessages.correctOrContinue],
};
