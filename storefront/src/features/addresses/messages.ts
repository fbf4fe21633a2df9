import { defineMessages } from '../../ui/define-messages.js';

export const addressMessages = defineMessages({
  clientType: { id: 'addresses.client-type', defaultMessage: 'I am buying' },
  private: { id: 'addresses.private', defaultMessage: 'As a private person' },
  company: { id: 'addresses.as-company', defaultMessage: 'As a company' },
  contact: { id: 'addresses.contact', defaultMessage: 'Contact' },
  email: { id: 'addresses.email', defaultMessage: 'E-mail' },
  emailHint: { id: 'addresses.email-hint', defaultMessage: 'Only for questions and news about this order.' },
  agreeToEmail: {
    id: 'addresses.agree-to-email',
    defaultMessage: 'Send me offers and news by e-mail. I can unsubscribe at any time.',
  },
  billing: { id: 'addresses.billing', defaultMessage: 'Billing address' },
  shipping: { id: 'addresses.shipping', defaultMessage: 'Shipping address' },
  shippingChoice: { id: 'addresses.shipping-choice', defaultMessage: 'Where should we deliver?' },
  sameAsBilling: { id: 'addresses.same-as-billing', defaultMessage: 'To the billing address' },
  differentFromBilling: { id: 'addresses.different-from-billing', defaultMessage: 'To another address' },
  optional: { id: 'addresses.optional', defaultMessage: 'optional' },
  country: { id: 'addresses.country', defaultMessage: 'Country' },
  countryHint: { id: 'addresses.country-hint', defaultMessage: 'This shop delivers within its own country.' },
  houseName: { id: 'addresses.house-name', defaultMessage: 'The house has a name and no number' },
  example: { id: 'addresses.example', defaultMessage: 'For example {example}' },
  submit: { id: 'addresses.submit', defaultMessage: 'Continue to payment' },
  submitting: { id: 'addresses.submitting', defaultMessage: 'Checking your address …' },
  back: { id: 'addresses.back', defaultMessage: 'Back to cart' },
  billingError: { id: 'addresses.billing-error', defaultMessage: 'Please check the billing address.' },
  shippingError: { id: 'addresses.shipping-error', defaultMessage: 'Please check the shipping address.' },
  contactError: { id: 'addresses.contact-error', defaultMessage: 'Please check your e-mail address.' },
});

/** The list of addresses that begin like the typed street. */
export const suggestionMessages = defineMessages({
  list: { id: 'search.suggestions', defaultMessage: 'Suggestions' },
  count: { id: 'search.suggestion-count', defaultMessage: '{count, plural, one {# suggestion} other {# suggestions}}' },
});

/** The question about an address that the validation service doubts. */
export const placeMessages = defineMessages({
  didYouMean: { id: 'addresses.did-you-mean', defaultMessage: 'Did you mean this address?' },
  entered: { id: 'addresses.entered', defaultMessage: 'Your input' },
  suggested: { id: 'addresses.suggested', defaultMessage: 'Our suggestion' },
  useSuggested: { id: 'addresses.use-suggested', defaultMessage: 'Use the suggestion' },
  keepEntered: { id: 'addresses.keep-entered', defaultMessage: 'Keep my address' },
  notConfirmed: {
    id: 'addresses.not-confirmed',
    defaultMessage: 'We could not find this address. Please check the street, the house number and the town.',
  },
  close: { id: 'shell.close', defaultMessage: 'Close' },
});

export const addressFieldNames = defineMessages({
  company: { id: 'addresses.field-company', defaultMessage: 'Company' },
  department: { id: 'addresses.field-department', defaultMessage: 'Department' },
  vatNumber: { id: 'addresses.field-vat-number', defaultMessage: 'VAT number' },
  firstName: { id: 'addresses.field-first-name', defaultMessage: 'First name' },
  lastName: { id: 'addresses.field-last-name', defaultMessage: 'Last name' },
  streetName: { id: 'addresses.field-street', defaultMessage: 'Street' },
  streetNumber: { id: 'addresses.field-street-number', defaultMessage: 'House number' },
  additionalAddressInfo: {
    id: 'addresses.field-additional',
    defaultMessage: 'Address supplement (floor, entrance, door)',
  },
  postalCode: { id: 'addresses.field-postal-code', defaultMessage: 'Postal code' },
  city: { id: 'addresses.field-city', defaultMessage: 'Town or city' },
  phone: { id: 'addresses.field-phone', defaultMessage: 'Phone' },
});

export const addressErrorMessages = defineMessages({
  email: { id: 'addresses.error-email', defaultMessage: 'Enter your e-mail address, for example name@example.com.' },
  company: { id: 'addresses.error-company', defaultMessage: 'Enter the name of your company.' },
  firstName: { id: 'addresses.error-first-name', defaultMessage: 'Enter your first name.' },
  lastName: { id: 'addresses.error-last-name', defaultMessage: 'Enter your last name.' },
  streetName: { id: 'addresses.error-street', defaultMessage: 'Enter the street.' },
  streetNumber: { id: 'addresses.error-street-number', defaultMessage: 'Enter the house number.' },
  streetNumberDigit: {
    id: 'addresses.error-street-number-digit',
    defaultMessage: 'Enter a number such as 12 or 12a. If the house has only a name, enter it and tick the box.',
  },
  postalCode: { id: 'addresses.error-postal-code', defaultMessage: 'Enter the postal code, for example {example}.' },
  postalCodeForm: {
    id: 'addresses.error-postal-code-form',
    defaultMessage: 'That is not a valid postal code. It should look like {example}.',
  },
  city: { id: 'addresses.error-city', defaultMessage: 'Enter the town or city.' },
  phone: {
    id: 'addresses.error-phone',
    defaultMessage: 'Enter a phone number with 8 to 15 digits so that the carrier can reach you.',
  },
  vatNumber: {
    id: 'addresses.error-vat-number',
    defaultMessage: 'This VAT number is too short. Enter it in full, or leave the field empty.',
  },
  tooLong: { id: 'addresses.error-too-long', defaultMessage: 'This is too long.' },
  invalid: { id: 'addresses.error-invalid', defaultMessage: 'Please check this field.' },
});

/** Also of the account's other forms. */
export const addressEditorMessages = defineMessages({
  save: { id: 'account.save', defaultMessage: 'Save' },
  saving: { id: 'account.saving', defaultMessage: 'Saving …' },
  cancel: { id: 'account.cancel', defaultMessage: 'Cancel' },
});
