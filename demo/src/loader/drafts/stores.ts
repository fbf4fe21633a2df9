import type { ChannelDraft, StoreDraft } from '@commercetools/platform-sdk';
import type { StoreDocument } from '@manifold/domain/store-document/contract';
import { countryDocuments, storeDocuments } from '../../market/market.js';
import { typeKeys } from './custom-types.js';

/** The warehouse of all stores. */
export const warehouseKey = 'warehouse_central';

const distributionKey = ({ sections }: StoreDocument): string =>
  `distribution_${sections.store.countryCode.toLowerCase()}`;

/** The warehouse and the distribution channel of each country. */
export const channelDrafts: readonly ChannelDraft[] = [
  { key: warehouseKey, roles: ['InventorySupply'], name: { en: 'Central warehouse' } },
  ...countryDocuments.map((document) => ({
    key: distributionKey(document),
    roles: ['ProductDistribution' as const],
    name: { en: `Distribution ${document.sections.store.countryCode}` },
  })),
];

function customFields({ sections }: StoreDocument): Record<string, unknown> {
  const flags = sections['store-flags'];
  const { iban, bic, accountOwner, bankInstitute } = sections['bank-transfer'];
  return {
    sale_of_additional_guarantee_enabled: flags.saleOfAdditionalGuarantee,
    vat_validation_enabled: flags.vatValidation,
    change_tax_rate_enabled: flags.changeTaxRate,
    google_autocomplete_enabled: flags.googleAutocomplete,
    trustpilot_in_header_enabled: flags.trustpilotInHeader,
    complementary_products_enabled: flags.complementaryProducts,
    google_reviews_enabled: flags.googleReviews,
    ex_store_campaigns: sections.campaigns.campaigns.map(({ campaignName, startDate, endDate }) =>
      JSON.stringify({ campaignName, startDate, endDate }),
    ),
    iban,
    bic,
    accountOwner,
    bankInstitute,
  };
}

function storeDraft(document: StoreDocument): StoreDraft {
  const { store } = document.sections;
  const locales = store.locales.flatMap(({ locale, language }) => [locale, language]);
  return {
    key: document.storeKey,
    name: { en: document.storeKey },
    languages: [...new Set(locales)],
    countries: [{ code: store.countryCode }],
    distributionChannels: [{ typeId: 'channel', key: distributionKey(document) }],
    supplyChannels: [{ typeId: 'channel', key: warehouseKey }],
    custom: { type: { typeId: 'type', key: typeKeys.store }, fields: customFields(document) },
  };
}

/** The stores of all brands. */
export const storeDrafts: readonly StoreDraft[] = storeDocuments.map(storeDraft);
