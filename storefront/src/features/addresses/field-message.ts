import type { MessageDescriptor } from 'react-intl';
import type { FieldReason } from './form-errors.js';
import { addressErrorMessages as messages } from './messages.js';

const BY_FIELD: Readonly<Record<string, MessageDescriptor>> = messages;

/** What to tell the shopper of a refused field, in words that help: `field` is its own name, without the form's. */
export function fieldMessage(field: string, reason: FieldReason): MessageDescriptor {
  switch (reason) {
    case 'too-long':
      return messages.tooLong;
    case 'postal-code':
      return messages.postalCodeForm;
    case 'street-number-digit':
      return messages.streetNumberDigit;
    case 'company-required':
      return messages.company;
    case 'vat-number':
      return messages.vatNumber;
    case 'required':
    case 'invalid':
    case 'country':
      return BY_FIELD[field] ?? messages.invalid;
  }
}
