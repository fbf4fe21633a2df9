import type { ExtensionDestination, HttpDestinationAuthentication } from '@commercetools/platform-sdk';

const hidden = (value: string): string => `${value.slice(0, 4)}****`;

function withHiddenSecret(sent: HttpDestinationAuthentication): HttpDestinationAuthentication {
  return sent.type === 'AuthorizationHeader'
    ? { ...sent, headerValue: hidden(sent.headerValue) }
    : { ...sent, key: hidden(sent.key) };
}

/** The destination as answers show it: secrets are partially hidden. */
export const shownDestination = (stored: ExtensionDestination): ExtensionDestination =>
  stored.type === 'HTTP' && stored.authentication !== undefined
    ? { ...stored, authentication: withHiddenSecret(stored.authentication) }
    : stored;
