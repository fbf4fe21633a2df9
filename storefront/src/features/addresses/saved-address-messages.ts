import { defineMessages } from '../../ui/define-messages.js';

export const savedAddressMessages = defineMessages({
  billing: { id: 'saved-addresses.billing', defaultMessage: 'Your billing addresses' },
  shipping: { id: 'saved-addresses.shipping', defaultMessage: 'Your delivery addresses' },
  another: { id: 'saved-addresses.new', defaultMessage: 'New address' },
  choice: { id: 'saved-addresses.choice', defaultMessage: 'To a saved address' },
  save: { id: 'saved-addresses.save', defaultMessage: 'Save address' },
  saveChanges: { id: 'saved-addresses.save-changes', defaultMessage: 'Save address changes' },
  notSaved: {
    id: 'saved-addresses.not-saved',
    defaultMessage: 'The address could not be saved in your account. To go on without saving it, clear the checkbox.',
  },
});
