import type { Noun } from '../params/noun.js';

/** `domain/src/<noun>/offer.ts` */
export function ruleFile({ camel, pascal, label }: Noun): string {
  return `import type { ${pascal} } from './contract.js';

/** What a store offers of ${label.toLowerCase()}. */
export type ${pascal}Offer = { readonly kind: 'none' } | { readonly kind: 'offered' };

/** Returns what a store offers. */
export function ${camel}Offer({ enabled }: Pick<${pascal}, 'enabled'>): ${pascal}Offer {
  return enabled ? { kind: 'offered' } : { kind: 'none' };
}
`;
}

/** `domain/src/<noun>/offer.spec.ts` */
export function ruleSpecFile({ camel, label }: Noun): string {
  return `import { describe, expect, it } from '@jest/globals';
import { ${camel}Offer } from './offer.js';

describe('${label.toLowerCase()}', () => {
  it.each([
    [true, 'offered'],
    [false, 'none'],
  ])('where it is enabled: %s, is %s', (enabled, kind) => {
    expect(${camel}Offer({ enabled })).toEqual({ kind });
  });
});
`;
}
