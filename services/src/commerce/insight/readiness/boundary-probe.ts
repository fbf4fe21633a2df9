import { formatMoney } from '@manifold/domain/money/format';
import { money } from '@manifold/domain/money/money';
import type { BoundaryTrial, TriedLimit } from '@manifold/domain/money-limit/contract';
import { defaultLocale } from '@manifold/domain/store/default-locale';
import type { ProbeResult, ReadinessProbe } from '../../../store-config/index.js';
import type { BoundaryShopper } from '../boundary-shopper/boundary-shopper.service.js';

const QUESTION = {
  en: 'Real carts one cent below, at and above each money limit get the expected answer.',
  de: 'Echte Warenkörbe ein Cent unter, auf und über jeder Betragsgrenze erhalten die erwartete Antwort.',
};

/** Describes a trial with an unexpected result: `cash-on-delivery.priceLimitCentAmount 2 500,00 €: refused`. */
function trialText({ section, field, currencyCode }: TriedLimit, tried: BoundaryTrial, locale: string): string {
  const amount = formatMoney(money(tried.centAmount, currencyCode), locale);
  return `${section}.${field} ${amount}: ${tried.reason ?? (tried.isAllowed ? '✓' : '✗')}`;
}

function failure(wrong: number, tries: number): ProbeResult {
  return {
    state: 'failed',
    asked: QUESTION,
    found: {
      en: `${wrong} of ${tries} carts got an unexpected answer.`,
      de: `${wrong} von ${tries} Warenkörben erhielten eine unerwartete Antwort.`,
    },
    advice: {
      en: 'The commerce backend may be out of sync: see its check, and run this one again.',
      de: 'Das Commerce-Backend ist vielleicht nicht abgeglichen: Sehen Sie dessen Prüfung an, und prüfen Sie erneut.',
    },
  };
}

/** Checks each money limit of the store with trial carts. */
export function boundaryProbe(shopper: BoundaryShopper): ReadinessProbe {
  return {
    id: 'boundary-purchase',
    section: null,
    probe: async (snapshot): Promise<ProbeResult> => {
      if (shopper.isOff) {
        const found = {
          en: 'Trial carts are disabled for this commerce project.',
          de: 'Testwarenkörbe sind für dieses Commerce-Projekt deaktiviert.',
        };
        return { state: 'not-applicable', asked: QUESTION, found };
      }
      const limits = await shopper.tryLimits(snapshot);
      const { locale } = defaultLocale(snapshot.document.sections.store);
      const tries = limits.flatMap((limit) => limit.tries.map((tried) => ({ limit, tried })));
      const wrong = tries.filter(({ tried }) => !tried.isExpected);
      if (wrong.length > 0) {
        const details = wrong.map(({ limit, tried }) => trialText(limit, tried, locale));
        return { ...failure(wrong.length, tries.length), details };
      }
      const count = tries.filter(({ tried }) => tried.isAllowed !== null).length;
      return {
        state: 'ok',
        asked: QUESTION,
        found: {
          en: `${count} carts at ${limits.length} limits, all as expected.`,
          de: `${count} Warenkörbe an ${limits.length} Grenzen, alle wie erwartet.`,
        },
      };
    },
  };
}
