import { formatMoney } from '@manifold/domain/money/format';
import { money } from '@manifold/domain/money/money';
import type { BoundaryTrial, TriedLimit } from '@manifold/domain/money-limit/contract';
import { defaultLocale } from '@manifold/domain/store/default-locale';
import type { ProbeResult, ReadinessProbe } from '../../../store-config/index.js';
import type { BoundaryShopper } from '../boundary-shopper/boundary-shopper.service.js';

const ASKED = {
  en: 'Real carts one cent below, at and one cent above each money limit are answered as the limit says.',
  de: 'Echte Warenkörbe, ein Cent unter, auf und über jeder Betragsgrenze, werden so beantwortet, wie die Grenze es sagt.',
};

/** A try that did not come out as it should: `cash-on-delivery.priceLimitCentAmount 2 500,00 €: refused`. */
function faultText({ section, field, currencyCode }: TriedLimit, tried: BoundaryTrial, locale: string): string {
  const amount = formatMoney(money(tried.centAmount, currencyCode), locale);
  return `${section}.${field} ${amount}: ${tried.reason ?? (tried.isAllowed ? '✓' : '✗')}`;
}

function otherwise(wrong: number, tries: number): ProbeResult {
  return {
    state: 'failed',
    asked: ASKED,
    found: {
      en: `${wrong} of ${tries} carts were answered otherwise.`,
      de: `${wrong} von ${tries} Warenkörben wurden anders beantwortet.`,
    },
    advice: {
      en: 'The commerce backend may lag behind: look at its line, and check again.',
      de: 'Das Commerce-Backend hinkt vielleicht nach: Sehen Sie sich seine Zeile an, und prüfen Sie noch einmal.',
    },
  };
}

/** A shopper of ours goes to each money limit of the store and is answered there as the limit says. */
export function boundaryProbe(shopper: BoundaryShopper): ReadinessProbe {
  return {
    id: 'boundary-purchase',
    section: null,
    probe: async (snapshot): Promise<ProbeResult> => {
      if (shopper.isOff) {
        const found = {
          en: 'This commerce project is not one to try things in.',
          de: 'In diesem Commerce-Projekt wird nichts ausprobiert.',
        };
        return { state: 'not-applicable', asked: ASKED, found };
      }
      const limits = await shopper.tries(snapshot);
      const { locale } = defaultLocale(snapshot.document.sections.store);
      const tries = limits.flatMap((limit) => limit.tries.map((tried) => ({ limit, tried })));
      const wrong = tries.filter(({ tried }) => !tried.isExpected);
      if (wrong.length > 0) {
        const details = wrong.map(({ limit, tried }) => faultText(limit, tried, locale));
        return { ...otherwise(wrong.length, tries.length), details };
      }
      const asked = tries.filter(({ tried }) => tried.isAllowed !== null).length;
      return {
        state: 'ok',
        asked: ASKED,
        found: {
          en: `${asked} carts at ${limits.length} limits, all as they should be.`,
          de: `${asked} Warenkörbe an ${limits.length} Grenzen, alle wie sie sein sollen.`,
        },
      };
    },
  };
}
