import type { MessageDescriptor } from 'react-intl';

/**
 * The messages of one part, by name. As `react-intl`'s own function of this name, which the extractor and the compiler look
 * for, but typed as plain descriptors: which values a message takes is written in the message and checked by
 * `message-check`, not repeated as a type beside each of them.
 */
export function defineMessages<Name extends string>(
  messages: Readonly<Record<Name, MessageDescriptor>>,
): Readonly<Record<Name, MessageDescriptor>> {
  return messages;
}
