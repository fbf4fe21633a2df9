import type { AnyRouter } from '@tanstack/react-router';
import { addressFacts, type Address, type AddressFacts } from './address-facts.js';

/** Puts an element into the head, changes the one that is there, or takes it away. */
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
  // What this page is called elsewhere is known to the host alone; what the page before is called would be a lie.
  for (const link of document.head.querySelectorAll('link[rel=alternate][hreflang]')) link.remove();
}

/**
 * Keeps what the head says of the address right on the pages after the first, whose head the host completed: whoever shares
 * a page, or reads it with a script, reads its own address. `first` is where the visit began.
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
  // The visitor may have gone on while this was on its way.
  if (router.state.status === 'idle' && location.pathname !== first.pathname) follow();
}
