/** The pages whose content security policy lets the provider's form load. */
const PAGES = /\/checkout\/(payment|cart)\/?$/;

/**
 * Returns whether this document must be loaded anew before the provider's form can load. Its policy came with the first page of the
 * visit, and only the pages with the form allow the provider. Starts the reload.
 */
export function requireProviderDocument(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  if (import.meta.env.DEV || !navigation || PAGES.test(new URL(navigation.name).pathname)) return false;
  location.reload();
  return true;
}
