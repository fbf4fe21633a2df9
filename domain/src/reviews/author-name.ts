const isAddress = (name: string): boolean => name.includes('@');

/** The name under which a customer's review is shown where they choose none: `Eva H.`, and never an e-mail address. */
export function authorNameOf(firstName: string | null, lastName: string | null): string {
  const [first, last] = [firstName, lastName].map((name) => (name && !isAddress(name) ? name.trim() : ''));
  const [initial] = last ?? '';
  return [first, initial && `${initial}.`].filter(Boolean).join(' ');
}
