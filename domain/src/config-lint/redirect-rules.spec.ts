import { describe, expect, it } from '@jest/globals';
import type { SeoRedirect } from '../seo-redirects/contract.js';
import type { StoreDocument } from '../store-document/contract.js';
import { redirectRules } from './redirect-rules.js';

const MAXIMUM_REDIRECTS = 20_000;
const redirect = (source: string, target: string): SeoRedirect => ({ source, target, code: 301 });

function found(rule: string, redirects: readonly SeoRedirect[]): unknown[] {
  const document = { sections: { 'seo-redirects': { redirects } } } as StoreDocument;
  const check = redirectRules.find(({ key }) => key === rule)?.check ?? (() => []);
  return check(document, { at: new Date(0), from: null, documents: [document], unsealed: [] }).map(
    ({ values }) => values?.['source'],
  );
}

describe('redirects that lead to redirects', () => {
  const circle = [redirect('/a', '/b'), redirect('/b', '/C/'), redirect('/c', '/a')];

  it('are a loop if they lead back, each of them', () => {
    expect(found('redirect-loop', circle)).toEqual(['/a', '/b', '/c']);
    expect(found('redirect-loop', [redirect('/own', '/own?again')])).toEqual(['/own']);
    expect(found('redirect-chain', circle)).toEqual([]);
  });

  it('are a chain if they lead on, also into a loop', () => {
    const redirects = [redirect('/old', '/older'), redirect('/older', '/a'), ...circle, redirect('/last', '/page')];
    expect(found('redirect-chain', redirects)).toEqual(['/old', '/older']);
    expect(found('redirect-loop', redirects)).toEqual(['/a', '/b', '/c']);
  });

  it('are checked once each: the longest chain that a store may have is checked like any other list', () => {
    const chain = Array.from({ length: MAXIMUM_REDIRECTS }, (_, index) => redirect(`/p-${index}`, `/p-${index + 1}`));
    expect(found('redirect-loop', chain)).toEqual([]);
    expect(found('redirect-chain', chain)).toHaveLength(20);
    const circular = [...chain, redirect(`/p-${MAXIMUM_REDIRECTS}`, '/p-0')];
    expect(found('redirect-loop', circular)).toHaveLength(20);
  });
});
