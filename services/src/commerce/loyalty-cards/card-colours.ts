import type { Brand } from '@manifold/domain/brand/contract';
import type { CardColours } from '../../integrations/wallets/wallet-cards.js';

const HEX = /^#[0-9a-f]{6}$/i;
/** The tokens of the shop's header, on which the logo is readable. */
const HEADER_TOKENS = {
  plain: { ground: 'ground', ink: 'ink', label: 'accent' },
  banded: { ground: 'band', ink: 'band-ink', label: 'band-soft' },
} as const satisfies Record<Brand['layout']['header'], CardColours>;
const PLAIN: CardColours = { ground: '#ffffff', ink: '#1a1a1a', label: '#4a4a4a' };

/**
 * Returns the colours of a brand's cards: those of the shop's header. Wallets know only #rrggbb, so a brand that writes one of
 * them in another way gets black on white.
 */
export function cardColours({ tokens, layout }: Pick<Brand, 'tokens' | 'layout'>): CardColours {
  const names = HEADER_TOKENS[layout.header];
  const colours = {
    ground: tokens[names.ground] ?? '',
    ink: tokens[names.ink] ?? '',
    label: tokens[names.label] ?? '',
  };
  return Object.values(colours).every((colour) => HEX.test(colour)) ? colours : PLAIN;
}
