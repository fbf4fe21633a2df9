const isAddress = (name: string): boolean => name.includes('@');

/** Returns the default author name of a review: `Eva H.`, never an e-mail address. */
export function authorNameOf(firstName: string | null, lastName: string | null): string {
  const [first, last] = [firstName, lastName].map((name) => (name && !isAddress(name) ? name.trim() : ''));
  const [initial] = last ?? '';
  return [first, initial && `${initial}.`].filter(Boolean).join(' ');
}
