/** A person's answers on the consent page; the last four break the provider after it. */
export const CONSENTS = [
  'allow',
  'refuse',
  'no-email',
  'unverified',
  'broken',
  'slow',
  'half-open',
  'unreadable',
] as const;
export type Consent = (typeof CONSENTS)[number];

/** The people on the consent pages; the page accepts any other e-mail address too. */
export const PEOPLE = ['nora.novak@example.com', 'luc.favre@example.com'] as const;
