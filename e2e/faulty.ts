/** Of the pages that were looked at, those at which something was found. */
export const faulty = (faults: Readonly<Record<string, readonly string[]>>): [string, readonly string[]][] =>
  Object.entries(faults).filter(([, found]) => found.length > 0);
