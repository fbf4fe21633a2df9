import { ShopError } from '@manifold/domain/shop-error/shop-error';
import type { LinkProblem, SocialProblem } from '@manifold/domain/social-sign-in/contract';
import type { MessageDescriptor } from 'react-intl';
import { errorMessage } from '../../platform/errors/error-message.js';
import { defineMessages } from '../../ui/define-messages.js';

/** Texts of signing in through a provider. */
export const socialMessages = defineMessages({
  google: { id: 'social.google', defaultMessage: 'Continue with Google' },
  facebook: { id: 'social.facebook', defaultMessage: 'Continue with Facebook' },
  linked: { id: 'social.linked', defaultMessage: 'Sign-in with other services' },
  linkedLead: {
    id: 'social.linked-lead',
    defaultMessage:
      'You can also sign in with these services. You can remove one if another way to sign in is left: a password, a passkey or the other service.',
  },
  unlink: { id: 'social.unlink', defaultMessage: 'Remove {name}' },
  unlinked: { id: 'social.unlinked', defaultMessage: '{name} can no longer sign in to your account.' },
  nowLinked: { id: 'social.now-linked', defaultMessage: 'You can now also sign in with {name}.' },
  link: { id: 'social.link', defaultMessage: 'Connect {name}' },
  linkLead: { id: 'social.link-lead', defaultMessage: 'You can then also sign in with {name}.' },
  linkedOff: {
    id: 'social.linked-off',
    defaultMessage:
      'You cannot sign in with {name} here at the moment. Set a password or add a passkey, so that you can sign in.',
  },
  switchedOff: {
    id: 'social.switched-off',
    defaultMessage:
      'You cannot sign in with {name} here at the moment. Your account is still there: use a passkey, or set a password with the link below the form.',
  },
  off: {
    id: 'social.off',
    defaultMessage:
      'You cannot sign in this way here at the moment. If you have an account, it is still there: use a passkey, or set a password with the link below the form.',
  },
  taken: {
    id: 'social.taken',
    defaultMessage:
      'That account is already connected to another customer account. Choose a different one, or remove it there first.',
  },
  linkRefused: { id: 'social.link-refused', defaultMessage: 'You cancelled, so nothing was connected.' },
  linkOff: { id: 'social.link-off', defaultMessage: 'This service is not available here at the moment.' },
  refused: {
    id: 'social.refused',
    defaultMessage: 'You cancelled the sign-in. Try again, or sign in with your e-mail address.',
  },
  noEmail: {
    id: 'social.no-email',
    defaultMessage: 'We did not receive a confirmed e-mail address. Please create an account with your e-mail address.',
  },
  password: {
    id: 'social.password',
    defaultMessage:
      'There is an account with your e-mail address. Sign in with its password once. After that, Google or Facebook is enough. If you have no password, set one with the link below the form.',
  },
  failed: {
    id: 'social.failed',
    defaultMessage: 'This sign-in has expired or was used already. Please try again.',
  },
  unavailable: {
    id: 'social.unavailable',
    defaultMessage: 'Signing in this way does not work at the moment. Try again later, or use your e-mail address.',
  },
});

const PROBLEMS = {
  refused: socialMessages.refused,
  'no-email': socialMessages.noEmail,
  password: socialMessages.password,
  failed: socialMessages.failed,
  unavailable: socialMessages.unavailable,
  'too-many': errorMessage(new ShopError('too-many-attempts')),
  off: socialMessages.off,
} as const satisfies Readonly<Record<SocialProblem, MessageDescriptor>>;

const LINK_PROBLEMS = {
  refused: socialMessages.linkRefused,
  taken: socialMessages.taken,
  failed: socialMessages.failed,
  unavailable: errorMessage(new ShopError('backend-unavailable')),
  'too-many': PROBLEMS['too-many'],
  off: socialMessages.linkOff,
} as const satisfies Readonly<Record<LinkProblem, MessageDescriptor>>;

const isProblem = (text: string): text is SocialProblem => Object.hasOwn(PROBLEMS, text);
const isLinkProblem = (text: string): text is LinkProblem => Object.hasOwn(LINK_PROBLEMS, text);

/** Returns the message of the sign-in page about a problem in its address; undefined for any other text. */
export const socialProblemMessage = (problem: string): MessageDescriptor | undefined =>
  isProblem(problem) ? PROBLEMS[problem] : undefined;

/** Returns the message of the profile about a problem in its address; undefined for any other text. */
export const linkProblemMessage = (problem: string): MessageDescriptor | undefined =>
  isLinkProblem(problem) ? LINK_PROBLEMS[problem] : undefined;
