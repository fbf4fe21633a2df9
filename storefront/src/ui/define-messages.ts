import type { MessageDescriptor } from 'react-intl';

/**
 * Defines messages by name. It has the name of react-intl's function, which extractor and compiler look for, but returns plain
 * descriptors: the values of a message are checked by `message-check`, not by a type for each message.
 */
export function defineMessages<Name extends string>(
  messages: Readonly<Record<Name, MessageDescriptor>>,
): Readonly<Record<Name, MessageDescriptor>> {
  return messages;
}
