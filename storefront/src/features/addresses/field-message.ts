import type { MessageDescriptor } from 'react-intl';
import type { FieldReason } from './form-errors.js';
import { addressErrorMessages as messages } from './messages.js';

const BY_FIELD: Readonly<Record<string, MessageDescriptor>> = messages;

/** Returns the message for a refused field. `field` is its name without the prefix of its address. */
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
