import type { Campaign } from '@manifold/domain/campaigns/contract';
import type { StoreFacts } from '../ports/store-backend.js';

/** Returns a campaign as JSON text, for a field that is a set of texts. */
const campaignText = ({ campaignName, startDate, endDate }: Campaign): string =>
  JSON.stringify({ campaignName, startDate, endDate });

/** Returns the store's custom fields (spec shell §3.6, core §3); undefined for a field without a value. */
export function customFields({ flags, bankTransfer, campaigns, languages }: StoreFacts): Record<string, unknown> {
  const { cashOnDeliveryFeeTitle: title } = flags;
  return {
    sale_of_additional_guarantee_enabled: flags.saleOfAdditionalGuarantee,
    vat_validation_enabled: flags.vatValidation,
    change_tax_rate_enabled: flags.changeTaxRate,
    google_autocomplete_enabled: flags.googleAutocomplete,
    trustpilot_in_header_enabled: flags.trustpilotInHeader,
    complementary_products_enabled: flags.complementaryProducts,
    google_reviews_enabled: flags.googleReviews,
    cash_on_delivery_fee_title:
      title === null ? undefined : Object.fromEntries(languages.map((language) => [language, title])),
    ex_store_campaigns: campaigns.length === 0 ? undefined : campaigns.map(campaignText),
    iban: bankTransfer.iban,
    bic: bankTransfer.bic,
    accountOwner: bankTransfer.accountOwner,
    bankInstitute: bankTransfer.bankInstitute,
  };
}
