import { defineMessages } from '../../ui/define-messages.js';

export const accountMessages = defineMessages({
  signInLead: { id: 'account.sign-in-lead', defaultMessage: 'Your orders, addresses and details in one place.' },
  signingIn: { id: 'account.signing-in', defaultMessage: 'Signing in …' },
  signedIn: { id: 'account.signed-in', defaultMessage: 'Welcome, {name}' },
  cartKept: {
    id: 'account.cart-kept',
    defaultMessage:
      'Welcome, {name}. Your cart now has {count, plural, one {# item} other {# items}}, those of your account included.',
  },
  forgotten: { id: 'account.forgotten', defaultMessage: 'Forgot your password?' },
  newHere: { id: 'account.new-here', defaultMessage: 'New here?' },
  newHereLead: {
    id: 'account.new-here-lead',
    defaultMessage: 'You can order without an account. With one you type your address only once.',
  },
  creating: { id: 'account.creating', defaultMessage: 'Creating your account …' },
  haveAccount: { id: 'account.have-account', defaultMessage: 'Do you have an account already?' },
  email: { id: 'account.email', defaultMessage: 'E-mail' },
  password: { id: 'account.password', defaultMessage: 'Password' },
  showPassword: { id: 'account.show-password', defaultMessage: 'Show password' },
  passwordHint: {
    id: 'account.password-hint',
    defaultMessage: 'At least 8 characters, with a letter and a digit.',
  },
  customerType: { id: 'account.customer-type', defaultMessage: 'The account is for' },
  private: { id: 'account.private', defaultMessage: 'A private person' },
  company: { id: 'account.company', defaultMessage: 'A company' },
  firstName: { id: 'account.first-name', defaultMessage: 'First name' },
  lastName: { id: 'account.last-name', defaultMessage: 'Last name' },
  dateOfBirth: { id: 'account.date-of-birth', defaultMessage: 'Date of birth' },
  vatNumber: { id: 'account.vat-number', defaultMessage: 'VAT number' },
  optional: { id: 'account.optional', defaultMessage: 'optional' },
  signingOut: { id: 'account.signing-out', defaultMessage: 'Logging out …' },
  signedOut: { id: 'account.signed-out', defaultMessage: 'You are logged out' },
  signedOutLead: {
    id: 'account.signed-out-lead',
    defaultMessage: 'Your cart waits in your account until you sign in again.',
  },
  toShop: { id: 'account.to-shop', defaultMessage: 'To the shop' },
});

export const resetMessages = defineMessages({
  lead: {
    id: 'account.reset-lead',
    defaultMessage: 'Enter the e-mail address of your account. We send you a link to set a new password.',
  },
  send: { id: 'account.reset-send', defaultMessage: 'Send the link' },
  sending: { id: 'account.reset-sending', defaultMessage: 'Sending …' },
  back: { id: 'account.reset-back', defaultMessage: 'Back to sign-in' },
  checkLead: {
    id: 'account.check-lead',
    defaultMessage:
      'If there is an account with this address, a message with a link is on its way. It can take a few minutes; please look into the spam folder too.',
  },
  again: { id: 'account.reset-again', defaultMessage: 'Send it again' },
  newPassword: { id: 'account.new-password', defaultMessage: 'New password' },
  save: { id: 'account.new-password-save', defaultMessage: 'Save the password' },
  saving: { id: 'account.saving', defaultMessage: 'Saving …' },
  changed: {
    id: 'account.password-changed',
    defaultMessage: 'Your new password is saved. Please sign in with it.',
  },
  linkIncomplete: {
    id: 'account.link-incomplete',
    defaultMessage: 'This link is incomplete or too old. Please ask for a new one.',
  },
});

export const menuMessages = defineMessages({
  account: { id: 'account.menu', defaultMessage: 'My account' },
  ordersElsewhere: { id: 'account.new-tab', defaultMessage: '(opens in a new tab)' },
});

export const profileMessages = defineMessages({
  details: { id: 'account.your-details', defaultMessage: 'Your details' },
  save: { id: 'account.save', defaultMessage: 'Save' },
  saved: { id: 'account.saved', defaultMessage: 'Your changes are saved.' },
  emailTitle: { id: 'account.email-title', defaultMessage: 'E-mail address' },
  emailConfirmed: { id: 'account.email-confirmed', defaultMessage: 'confirmed' },
  emailUnconfirmed: { id: 'account.email-unconfirmed', defaultMessage: 'not confirmed yet' },
  newEmail: { id: 'account.new-email', defaultMessage: 'New e-mail address' },
  changeEmail: { id: 'account.change-email', defaultMessage: 'Change the address' },
  emailNowConfirmed: { id: 'account.email-now-confirmed', defaultMessage: 'Your e-mail address is confirmed.' },
  passwordTitle: { id: 'account.password-title', defaultMessage: 'Change password' },
  currentPassword: { id: 'account.current-password', defaultMessage: 'Current password' },
  passwordChanged: {
    id: 'account.password-changed-others',
    defaultMessage: 'Your password is changed. You are logged out on your other devices.',
  },
});

export const bookMessages = defineMessages({
  shippingLead: {
    id: 'account.shipping-lead',
    defaultMessage: 'Where we deliver your orders.',
  },
  billingLead: {
    id: 'account.billing-lead',
    defaultMessage: 'What is written on your invoices.',
  },
  none: { id: 'account.no-address', defaultMessage: 'You have no address here yet.' },
  add: { id: 'account.add-address', defaultMessage: 'Add an address' },
  edit: { id: 'account.edit-address', defaultMessage: 'Edit' },
  remove: { id: 'account.remove-address', defaultMessage: 'Delete' },
  makeDefault: { id: 'account.make-default', defaultMessage: 'Make it the default' },
  isDefault: { id: 'account.is-default', defaultMessage: 'Default' },
  removed: { id: 'account.address-removed', defaultMessage: 'The address is deleted.' },
});

export const accountFieldErrors = defineMessages({
  email: { id: 'account.error-email', defaultMessage: 'Enter your e-mail address, for example name@example.com.' },
  password: { id: 'account.error-password', defaultMessage: 'Enter your password.' },
  'password-too-short': { id: 'account.error-password-short', defaultMessage: 'Use at least 8 characters.' },
  'password-too-long': { id: 'account.error-password-long', defaultMessage: 'Use at most 200 characters.' },
  'password-letter-and-number': {
    id: 'account.error-password-letter',
    defaultMessage: 'Password must include one letter and one number',
  },
  'wrong-password': { id: 'account.error-wrong-password', defaultMessage: 'This is not your current password.' },
  'same-address': {
    id: 'account.error-same-address',
    defaultMessage: 'This is your address already. Enter the new one.',
  },
  firstName: { id: 'account.error-first-name', defaultMessage: 'Enter your first name.' },
  lastName: { id: 'account.error-last-name', defaultMessage: 'Enter your last name.' },
  'date-of-birth': { id: 'account.error-date-of-birth', defaultMessage: 'Enter a date in the past.' },
  'vat-number': {
    id: 'account.error-vat-number',
    defaultMessage: 'This is not a VAT number of this country. Correct it, or leave the field empty.',
  },
  'vat-not-valid': { id: 'vat.not-validated', defaultMessage: 'VAT ID not validated.' },
  invalid: { id: 'account.error-invalid', defaultMessage: 'Please check this field.' },
});
