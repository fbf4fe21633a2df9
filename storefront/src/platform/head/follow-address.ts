import type { AnyRouter } from '@tanstack/react-router';
import { addressFacts, type Address, type AddressFacts } from './address-facts.js';

/** Replaces the element of the head that matches a selector, or removes it. */
function replaceElement(selector: string, make: (() => HTMLElement) | undefined): void {
  document.head.querySelector(selector)?.remove();
  if (make) document.head.append(make());
}

function canonicalLink(href: string): HTMLElement {
  return Object.assign(document.createElement('link'), { rel: 'canonical', href });
}

function noindexMeta(): HTMLElement {
  return Object.assign(document.createElement('meta'), { name: 'robots', content: 'noindex' });
}

function updateHead({ canonical, isIndexed }: AddressFacts): void {
  replaceElement('link[rel=canonical]', canonical === null ? undefined : () => canonicalLink(canonical));
  replaceElement('meta[name=robots]', isIndexed ? undefined : noindexMeta);
  // Only the host knows the alternates of this page; those of the previous page would be wrong.
  for (const link of document.head.querySelectorAll('link[rel=alternate][hreflang]')) link.remove();
}

/**
 * Keeps canonical address and robots of the head up to date after navigation; the host completes only the head of the first
 * page. `first` is the address of the first page.
 */
export function followAddress(router: AnyRouter, first: Address, prefix: string): void {
  let shown = addressFacts(first, prefix);
  const follow = () => {
    const isThere = router.state.matches.every(({ status, _notFound }) => status === 'success' && !_notFound);
    const facts = isThere ? addressFacts(location, prefix) : { canonical: null, isIndexed: false };
    if (facts.canonical === shown.canonical && facts.isIndexed === shown.isIndexed) return;
    shown = facts;
    updateHead(facts);
  };
  router.subscribe('onResolved', follow);
  // The visitor may have navigated before this code had loaded.
  if (router.state.status === 'idle' && location.pathname !== first.pathname) follow();
}
