/** Control characters, tabs and line breaks, also those that Unicode adds. */
const BREAKS = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;
/** Marks that show the text after them in another order than it is stored. None of our languages needs them. */
const DIRECTION_MARKS = /[\u202a-\u202e\u2066-\u2069]/g;

/**
 * Returns a text as one trimmed line. A name with line breaks would add paragraphs to our mails and documents, which everyone can
 * have sent to another person's address.
 */
export const singleLine = (text: string): string => text.replace(DIRECTION_MARKS, '').replace(BREAKS, ' ').trim();
