/** The pages whose content security policy lets the provider's form load. */
const PAGES = /\/checkout\/(payment|cart)\/?$/;

/**
 * Returns whether this document must be reloaded before the provider's form can load, and starts the reload after `keep` has stored
 * what the next document needs. The policy of a
 * document is that of the first page of the visit, and only pages with the form allow the provider.
 */
export function requireProviderDocument(keep: () => void = () => undefined): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  if (import.meta.env.DEV || !navigation || PAGES.test(new URL(navigation.name).pathname)) return false;
  keep();
  location.reload();
  return true;
}
