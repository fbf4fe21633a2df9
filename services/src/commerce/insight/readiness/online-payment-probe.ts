import { money } from '@manifold/domain/money/money';
import { onlineMethods } from '@manifold/domain/online-payment/offer';
import { PROVIDER_TYPES } from '@manifold/domain/payment-methods/provider-types';
import { defaultLocale } from '@manifold/domain/store/default-locale';
import type { Snapshot, StoreDocument } from '@manifold/domain/store-document/contract';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type MethodsQuery, PaymentProvider } from '../../../integrations/adyen/payment-provider.js';
import { Env } from '../../../platform/env/env.js';
import { type ProbeResult, type ReadinessProbe, ReadinessProbes } from '../../../store-config/index.js';

/** An amount that every method may pay, in cents. */
const USUAL_CENT_AMOUNT = 10_000;

const ASKED = {
  en: 'The payment provider and the configuration offer the same methods for this country, currency and merchant account.',
  de: 'Zahlungsdienst und Konfiguration bieten für dieses Land, diese Währung und dieses Händlerkonto dieselben Zahlungsarten an.',
};

/** Returns the provider's names of all methods that the store offers private customers or companies. */
function configuredTypes({ sections }: StoreDocument): string[] {
  const config = sections['online-payment'];
  const methods = new Set([...onlineMethods(config, 'private'), ...onlineMethods(config, 'company')]);
  return [...methods].map((method) => PROVIDER_TYPES[method]);
}

function queryOf({ sections }: StoreDocument): MethodsQuery {
  const { store, 'merchant-account': account } = sections;
  return {
    merchantAccount: account.merchantAccount,
    amount: money(USUAL_CENT_AMOUNT, store.currencyCode),
    countryCode: store.countryCode,
    shopperLocale: defaultLocale(store).locale,
    allowed: null,
  };
}

const NOTHING_TO_ASK: ProbeResult = {
  state: 'not-applicable',
  asked: ASKED,
  found: { en: 'Online payment is not in use.', de: 'Online-Zahlung wird nicht verwendet.' },
};

/** Methods that only one side offers, by the provider's names. */
interface MethodDifferences {
  /** In the configuration; the provider does not offer it. */
  readonly missing: readonly string[];
  /** Methods that the provider offers and the configuration does not. */
  readonly unused: readonly string[];
}

/** Joins the sentences whose methods exist, in both languages of the console. */
function sentences(parts: readonly (readonly [methods: readonly string[], en: string, de: string])[]) {
  const used = parts.filter(([methods]) => methods.length > 0);
  const join = (texts: readonly string[]): string => texts.join(' ');
  return { en: join(used.map(([, en]) => en)), de: join(used.map(([, , de]) => de)) };
}

function differencesResult({ missing, unused }: MethodDifferences, account: string): ProbeResult {
  return {
    state: 'warning',
    asked: ASKED,
    found: sentences([
      [
        missing,
        `The provider does not offer for ${account}: ${missing.join(', ')}.`,
        `Der Zahlungsdienst bietet für ${account} nicht an: ${missing.join(', ')}.`,
      ],
      [
        unused,
        `The configuration does not offer, although ${account} has it: ${unused.join(', ')}.`,
        `Die Konfiguration bietet nicht an, obwohl ${account} sie hat: ${unused.join(', ')}.`,
      ],
    ]),
    advice: sentences([
      [
        missing,
        'Order the missing method from the payment provider for this merchant account, or switch it off here.',
        'Bestellen Sie die fehlende Zahlungsart beim Zahlungsdienst für dieses Händlerkonto, oder schalten Sie sie hier aus.',
      ],
      [
        unused,
        'Offer the unused method here, or have the payment provider remove it from this merchant account.',
        'Bieten Sie die ungenutzte Zahlungsart hier an, oder lassen Sie den Zahlungsdienst sie von diesem Händlerkonto entfernen.',
      ],
    ]),
    details: [...missing.map((type) => `not-offered: ${type}`), ...unused.map((type) => `not-used: ${type}`)],
  };
}

/** Compares the methods of a store with those that the payment provider offers, and warns of each that only one offers. */
export function onlinePaymentProbe(provider: PaymentProvider, isConfigured: boolean) {
  return {
    id: 'online-payment',
    section: 'online-payment',
    probe: async ({ document }: Pick<Snapshot, 'document'>): Promise<ProbeResult> => {
      const configured = configuredTypes(document);
      if (!isConfigured || configured.length === 0) return NOTHING_TO_ASK;
      const { merchantAccount } = document.sections['merchant-account'];
      const offered = (await provider.listMethods(queryOf(document))).map(({ type }) => type);
      const missing = configured.filter((type) => !offered.includes(type));
      const unused = [...new Set(offered)].filter((type) => !configured.includes(type));
      if (missing.length + unused.length > 0) return differencesResult({ missing, unused }, merchantAccount);
      const found = {
        en: `${merchantAccount} has exactly these methods.`,
        de: `${merchantAccount} hat genau diese Zahlungsarten.`,
      };
      return { state: 'ok', asked: ASKED, found };
    },
  } satisfies ReadinessProbe;
}

/** Registers the readiness probe of the payment provider. */
@Injectable()
export class OnlinePaymentReadiness implements OnModuleInit {
  constructor(
    private readonly probes: ReadinessProbes,
    private readonly provider: PaymentProvider,
    private readonly env: Env,
  ) {}

  onModuleInit(): void {
    this.probes.register(onlinePaymentProbe(this.provider, this.env.paymentProvider !== undefined));
  }
}
