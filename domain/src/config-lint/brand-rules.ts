import { contrastRatio, rgbOfHex } from '../contrast/contrast-ratio.js';
import { THEME_PAIRS } from '../contrast/theme-pairs.js';
import type { StoreDocument } from '../store-document/contract.js';
import { oncePerValue, when, type Found, type LintRule } from './rule.js';

type Brand = StoreDocument['sections']['brand'];

/** Finds pairs of colours with too little contrast; tokens in other notations are skipped. */
const tooAlike = oncePerValue(({ tokens }: Brand): Found[] =>
  THEME_PAIRS.flatMap(({ ink, grounds, minimum }) =>
    grounds.flatMap((ground) => {
      const [text, paper] = [rgbOfHex(tokens[ink] ?? ''), rgbOfHex(tokens[ground] ?? '')];
      if (!text || !paper) return [];
      const ratio = contrastRatio(text, paper);
      const shown = Math.floor(ratio * 100) / 100;
      return when(ratio < minimum, 'tokens', { ink, ground, ratio: shown, minimum });
    }),
  ),
);

/** Rules against unreadable colours and overlapping campaigns. */
export const brandRules: readonly LintRule[] = [
  {
    key: 'brand-contrast',
    severity: 'warning',
    section: 'brand',
    check: ({ sections: { brand } }) => tooAlike(brand),
  },
  {
    key: 'campaigns-overlap',
    severity: 'warning',
    section: 'campaigns',
    check: ({ sections }) => {
      const { campaigns } = sections.campaigns;
      return campaigns.flatMap((later, at) => {
        const other = campaigns
          .slice(0, at)
          .find((one) => isBefore(one.startDate, later.endDate) && isBefore(later.startDate, one.endDate));
        return when(other !== undefined, `campaigns.${at}.startDate`, {
          first: other?.campaignName ?? '',
          second: later.campaignName,
        });
      });
    },
  },
];

const isBefore = (first: string, second: string): boolean => Date.parse(first) < Date.parse(second);
