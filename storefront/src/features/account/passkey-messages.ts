import { ShopError } from '@manifold/domain/shop-error/shop-error';
import type { MessageDescriptor } from 'react-intl';
import { accountErrorMessage } from '../../platform/errors/account-error-message.js';
import { defineMessages } from '../../ui/define-messages.js';

/** Texts of passkeys. */
export const passkeyMessages = defineMessages({
  signIn: { id: 'passkeys.sign-in', defaultMessage: 'Sign in with a passkey' },
  title: { id: 'passkeys.title', defaultMessage: 'Passkeys' },
  lead: {
    id: 'passkeys.lead',
    defaultMessage: 'Sign in without a password: with your fingerprint, your face or the code of your device.',
  },
  unnamed: { id: 'passkeys.unnamed', defaultMessage: 'Passkey' },
  dates: { id: 'passkeys.dates', defaultMessage: 'Added: {added}. Last used: {used}' },
  datesUnused: { id: 'passkeys.dates-unused', defaultMessage: 'Added: {added}. Not used yet' },
  add: { id: 'passkeys.add', defaultMessage: 'Add a passkey' },
  adding: { id: 'passkeys.adding', defaultMessage: 'Waiting for your device …' },
  added: { id: 'passkeys.added', defaultMessage: 'Your passkey is saved. You can now sign in with it.' },
  proofLead: {
    id: 'passkeys.proof-lead',
    defaultMessage:
      'Confirm that it is you. If you have no password, log out, sign in again and add the passkey within 15 minutes.',
  },
  name: { id: 'passkeys.name', defaultMessage: 'Name of the passkey' },
  rename: { id: 'passkeys.rename', defaultMessage: 'Rename' },
  renamed: { id: 'passkeys.renamed', defaultMessage: 'The new name is saved.' },
  remove: { id: 'passkeys.remove', defaultMessage: 'Remove' },
  removed: {
    id: 'passkeys.removed',
    defaultMessage: 'The passkey no longer opens your account. You can also delete it on your device.',
  },
  byPasskey: { id: 'passkeys.by-passkey', defaultMessage: 'Confirm with a passkey instead' },
  byPassword: { id: 'passkeys.by-password', defaultMessage: 'Confirm with the password instead' },
});

/** Why a passkey was refused, by the browser or the shop. */
export const passkeyErrors = defineMessages({
  'passkey-cancelled': {
    id: 'passkeys.error-cancelled',
    defaultMessage: 'You cancelled, or this device has no passkey for this shop. Try again or use your password.',
  },
  'passkey-expired': { id: 'passkeys.error-expired', defaultMessage: 'That took too long. Please try again.' },
  'passkey-unknown': {
    id: 'passkeys.error-unknown',
    defaultMessage: 'This passkey does not open an account here. It may have been removed. Use your password.',
  },
  'passkey-known': {
    id: 'passkeys.error-known',
    defaultMessage: 'This device already has a passkey for your account.',
  },
  'passkey-limit': {
    id: 'passkeys.error-limit',
    defaultMessage: 'You have reached the maximum number of passkeys. Remove one first.',
  },
  'passkey-refused': {
    id: 'passkeys.error-refused',
    defaultMessage: 'This passkey could not be saved. Try again or use another device.',
  },
  'passkey-unsupported': {
    id: 'passkeys.error-unsupported',
    defaultMessage: 'Passkeys do not work on this device. Use your password.',
  },
});

const BY_REASON: Readonly<Record<string, MessageDescriptor>> = passkeyErrors;

/** Returns the message for a failure: that of a refused passkey, else that of the account's error. */
export function passkeyErrorMessage(reason: unknown): MessageDescriptor {
  const refusal = reason instanceof ShopError ? reason.fields?.find(({ field }) => field === 'passkey') : undefined;
  return (refusal && BY_REASON[refusal.reason]) ?? accountErrorMessage(reason);
}
