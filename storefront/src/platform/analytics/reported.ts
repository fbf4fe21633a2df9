const KEY = 'manifold-analytics';
const MAXIMUM_ENTRIES = 50;

function entries(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter((entry) => typeof entry === 'string') : [];
  } catch {
    return [];
  }
}

/**
 * Returns whether something is reported for the first time in this browser, and remembers it. False if storage is unavailable:
 * a missing event is better than a purchase that counts twice. Call with consent only.
 */
export function isFirstReport(what: string): boolean {
  const known = entries();
  if (known.includes(what)) return false;
  try {
    localStorage.setItem(KEY, JSON.stringify([...known, what].slice(-MAXIMUM_ENTRIES)));
    return true;
  } catch {
    return false;
  }
}
