import type { Brand } from '@manifold/domain/brand/contract';
import type { MailLook } from '../../platform/mail/layout/blocks.js';

const HEX = /^#[0-9a-f]{6}$/i;
/** Colours for tokens that mail clients cannot show. */
const PLAIN = {
  ground: '#f4f4f2',
  surface: '#ffffff',
  hairline: '#dddddd',
  ink: '#1a1a1a',
  'ink-soft': '#4a4a4a',
  accent: '#1a1a1a',
  'accent-ink': '#ffffff',
  band: '#1a1a1a',
  'band-ink': '#ffffff',
} as const;
const MAXIMUM_RADIUS = 10;

/** Returns the look of a brand's mails from its tokens. Fonts of the shop are left out, because mail clients do not load them. */
export function mailLook({ tokens }: Pick<Brand, 'tokens'>): MailLook {
  const colour = (name: keyof typeof PLAIN): string => {
    const token = tokens[name];
    return token !== undefined && HEX.test(token) ? token : PLAIN[name];
  };
  const radius = Math.min(Number.parseInt(tokens['radius-action'] ?? tokens['radius'] ?? '0', 10) || 0, MAXIMUM_RADIUS);
  const isSerif = /serif/.test(tokens['font-family']?.replace(/sans-serif/g, '') ?? '');
  return {
    ground: colour('ground'),
    surface: colour('surface'),
    hairline: colour('hairline'),
    ink: colour('ink'),
    inkSoft: colour('ink-soft'),
    accent: colour('accent'),
    accentInk: colour('accent-ink'),
    band: colour('band'),
    bandInk: colour('band-ink'),
    radius: `${radius}px`,
    fontFamily: isSerif ? "Georgia, 'Times New Roman', serif" : "'Segoe UI', Roboto, Helvetica, Arial, sans-serif",
  };
}
