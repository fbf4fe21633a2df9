import { money } from '@manifold/domain/money/money';
import { onlineMethods, PROVIDER_TYPES } from '@manifold/domain/online-payment/offer';
import { defaultLocale } from '@manifold/domain/store/default-locale';
import type { Snapshot, StoreDocument } from '@manifold/domain/store-document/contract';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type MethodsQuery, PaymentProvider } from '../../../integrations/adyen/payment-provider.js';
import { Env } from '../../../platform/env/env.js';
import { type ProbeResult, type ReadinessProbe, ReadinessProbes } from '../../../store-config/index.js';

/** An amount that every method may pay, in cents. */
const USUAL_CENT_AMOUNT = 10_000;

const ASKED = {
  en: 'The payment provider offers every method of the configuration for this country, currency and merchant account.',
  de: 'Der Zahlungsdienst bietet jede Zahlungsart der Konfiguration für dieses Land, diese Währung und dieses Händlerkonto an.',
};

/** Returns the provider's names of all methods that the store offers somebody. */
function configuredTypes({ sections }: StoreDocument): string[] {
  const config = sections['online-payment'];
  const methods = new Set([...onlineMethods(config, 'private'), ...onlineMethods(config, 'company')]);
  return [...methods].map((method) => PROVIDER_TYPES[method]);
}

function queryOf({ sections }: StoreDocument, allowed: readonly string[]): MethodsQuery {
  const { store, 'merchant-account': account } = sections;
  return {
    merchantAccount: account.merchantAccount,
    amount: money(USUAL_CENT_AMOUNT, store.currencyCode),
    countryCode: store.countryCode,
    shopperLocale: defaultLocale(store).locale,
    allowed,
  };
}

const NOTHING_TO_ASK: ProbeResult = {
  state: 'not-applicable',
  asked: ASKED,
  found: { en: 'Online payment is not in use.', de: 'Online-Zahlung wird nicht verwendet.' },
};

/** Compares the methods of a store with those that the payment provider offers; warns of each that it does not offer. */
export function onlinePaymentProbe(provider: PaymentProvider, isConfigured: boolean) {
  return {
    id: 'online-payment',
    section: 'online-payment',
    probe: async ({ document }: Pick<Snapshot, 'document'>): Promise<ProbeResult> => {
      const configured = configuredTypes(document);
      if (!isConfigured || configured.length === 0) return NOTHING_TO_ASK;
      const offered = new Set((await provider.listMethods(queryOf(document, configured))).map(({ type }) => type));
      const missing = configured.filter((type) => !offered.has(type));
      if (missing.length === 0)
        return { state: 'ok', asked: ASKED, found: { en: 'It offers all.', de: 'Er bietet alle an.' } };
      return {
        state: 'warning',
        asked: ASKED,
        found: { en: `It does not offer: ${missing.join(', ')}`, de: `Er bietet nicht an: ${missing.join(', ')}` },
        advice: {
          en: 'Order the method from the payment provider for this merchant account, or switch it off here.',
          de: 'Bestellen Sie die Zahlungsart beim Zahlungsdienst für dieses Händlerkonto, oder schalten Sie sie hier aus.',
        },
        details: missing,
      };
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
