import type { ShippingMethodDraft, TaxCategoryDraft, ZoneDraft } from '@commercetools/platform-sdk';
import type { StoreDocument } from '@manifold/domain/store-document/contract';
import { perLanguage, type Localized } from '../../terms/language.js';
import { countryDocuments } from '../../market/market.js';
import { typeKeys } from './custom-types.js';

const countryOf = ({ sections }: StoreDocument): string => sections.store.countryCode;
const zoneKey = (document: StoreDocument): string => `zone_${countryOf(document).toLowerCase()}`;
const taxCategoryKey = 'standard';

/** One standard rate per country, included in the prices. */
export const taxCategoryDraft: TaxCategoryDraft = {
  key: taxCategoryKey,
  name: 'Standard',
  rates: countryDocuments.map((document) => ({
    key: `standard_${countryOf(document).toLowerCase()}`,
    name: `Standard ${countryOf(document)}`,
    amount: document.sections['tax-rate'].standardRate,
    includedInPrice: true,
    country: countryOf(document),
  })),
};

export const zoneDrafts: readonly ZoneDraft[] = countryDocuments.map((document) => ({
  key: zoneKey(document),
  name: countryOf(document),
  locations: [{ country: countryOf(document) }],
}));

// prettier-ignore
const parcelName: Localized = {
  de: 'Paketversand', fr: 'Livraison par colis', nl: 'Pakketverzending', bg: 'Доставка с колет', it: 'Spedizione con pacco', en: 'Parcel delivery',
  cs: 'Doručení balíkem', da: 'Pakkelevering', es: 'Envío por paquete', fi: 'Pakettitoimitus', el: 'Αποστολή δέματος', hr: 'Dostava paketa',
  hu: 'Csomagküldés', lt: 'Siuntos pristatymas', nb: 'Pakkelevering', pl: 'Przesyłka kurierska', pt: 'Entrega por encomenda', ro: 'Livrare prin curier',
  sv: 'Paketleverans', sk: 'Doručenie balíkom', sl: 'Dostava paketa',
};

// prettier-ignore
const freightName: Localized = {
  de: 'Speditionsversand', fr: 'Livraison par transporteur', nl: 'Verzending per expeditie', bg: 'Доставка със спедиция', it: 'Spedizione con corriere su bancale',
  en: 'Freight delivery', cs: 'Doručení spedicí', da: 'Fragtlevering', es: 'Envío por transportista', fi: 'Rahtitoimitus', el: 'Αποστολή με μεταφορική',
  hr: 'Dostava špedicijom', hu: 'Szállítmányozás', lt: 'Krovinio pristatymas', nb: 'Fraktlevering', pl: 'Przesyłka spedycyjna', pt: 'Entrega por transportadora',
  ro: 'Livrare prin transportator', sv: 'Godsleverans', sk: 'Doručenie špedíciou', sl: 'Dostava s špedicijo',
};

interface MethodKind {
  readonly key: 'parcel' | 'freight';
  readonly name: Localized;
  readonly deliveryTime: string;
}

function zoneRate(document: StoreDocument, key: MethodKind['key']): ShippingMethodDraft['zoneRates'][number] {
  const { currencyCode } = document.sections.store;
  const cost = document.sections['shipping-cost'];
  const centAmount = key === 'parcel' ? cost.parcelFeeCentAmount : cost.freightFeeCentAmount;
  const freeAbove = { currencyCode, centAmount: cost.freeShippingThresholdCentAmount };
  return {
    zone: { typeId: 'zone', key: zoneKey(document) },
    shippingRates: [{ price: { currencyCode, centAmount }, freeAbove }],
  };
}

function methodDraft({ key, name, deliveryTime }: MethodKind): ShippingMethodDraft {
  return {
    key,
    name: name.en,
    localizedName: perLanguage((language) => name[language]),
    localizedDescription: perLanguage((language) => name[language]),
    taxCategory: { typeId: 'tax-category', key: taxCategoryKey },
    isDefault: key === 'parcel',
    zoneRates: countryDocuments.map((document) => zoneRate(document, key)),
    custom: { type: { typeId: 'type', key: typeKeys.shippingMethod }, fields: { DeliveryTime: deliveryTime } },
  };
}

/** The shipping methods: parcel (default) and freight. */
export const shippingMethodDrafts: readonly ShippingMethodDraft[] = [
  methodDraft({ key: 'parcel', name: parcelName, deliveryTime: '2-4 days' }),
  methodDraft({ key: 'freight', name: freightName, deliveryTime: '4-8 days' }),
];
