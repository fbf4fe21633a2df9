import { rated } from './ratings.js';
import { type Localized, perLanguage } from '../terms/language.js';
import { energyDocuments, manualUrl } from './document-urls.js';
import { eanOf, skuOf } from './sku.js';
import { families } from './families.js';
import { accessoryQuestions, machineQuestions, setQuestions } from './faq.js';
import { accessoriesOf, machinesOf } from './matching-accessories.js';
import { modelsOf, type NumberedModel, modelPath } from './models.js';
import { numericAttributes } from './numeric-attributes.js';
import { setOffers, type SetOffer } from './offers.js';
import { grossSize, netSize } from './machine-figures.js';
import { motionOf, picturesOf, setPicturesOf } from './pictures.js';
import { bWareName, machineName, modelCode, setName } from './product-name.js';
import { descriptionOf, highlightsOf, summaryOf } from './product-texts.js';
import type { DemoProduct } from './product.js';
import { comesAsBWare, sellingFacts, type Offer } from './selling-facts.js';
import { slug } from './slug.js';
import { techDetails } from './tech-details.js';

/** The number of products, the seed of all random values, and the maximum number of products with reviews. */
export interface CatalogueParams {
  readonly count: number;
  readonly seed: string;
  readonly reviewed?: number;
}

/** The default maximum of products with reviews. Larger catalogues are for load tests, which do not need more. */
export const REVIEWED = 600;

const B_WARE_SHARE_OF_PRICE = 0.75;
const SET_SHARE_OF_PRICE = 0.92;

/** Returns a slug that ends with the SKU, which identifies the product page. */
const slugOf = (name: Localized, sku: string): Localized =>
  perLanguage((language) => `${slug(name[language], language).slice(0, 240)}-${sku.toLowerCase()}`);

const aWareSku = ({ family, number }: NumberedModel): string => skuOf('a-ware', family.number, number);

/** Returns the fields that depend only on SKU and model, not on the condition. */
function product(numbered: NumberedModel, offer: Offer & { readonly name: Localized }, seed: string): DemoProduct {
  const { family, model } = numbered;
  const { sku, condition, name } = offer;
  const details = techDetails(family, model);
  return {
    ...sellingFacts(numbered, offer, seed),
    ratings: [],
    sku,
    productType: family.accessory ? 'accessory' : 'standard_product',
    condition,
    ean: eanOf(sku),
    family: family.key,
    brand: family.brand,
    model: modelCode(family, model),
    categoryKey: family.key,
    name,
    slug: slugOf(name, sku),
    description: descriptionOf(numbered, condition),
    summary: summaryOf(numbered),
    highlights: highlightsOf(numbered, details),
    techDetails: details,
    faq: family.accessory ? accessoryQuestions(numbered, machinesOf(numbered)) : machineQuestions(family, model),
    manualUrl: condition === 'set' || family.accessory ? undefined : manualUrl(family.key),
    numbers: numericAttributes(model, family.mainsVoltage),
    energy: condition === 'set' ? undefined : energyDocuments(family),
    isFreight: family.freight ?? false,
    net: netSize(model),
    gross: grossSize(model),
    pictures: picturesOf(numbered, condition),
    ...motionOf(numbered, condition),
    relatedAccessories: accessoriesOf(numbered),
    parentProducts: family.accessory ? machinesOf(numbered).map(aWareSku) : [],
    sameModelNew: condition === 'b-ware' ? aWareSku(numbered) : undefined,
    setParts: [],
  };
}

function aWare(numbered: NumberedModel, seed: string): DemoProduct {
  const { family, model } = numbered;
  const name = perLanguage((language) => machineName(family, model, language));
  return product(numbered, { sku: aWareSku(numbered), condition: 'a-ware', name, euros: model.euros }, seed);
}

function bWare(numbered: NumberedModel, seed: string): DemoProduct {
  const { family, model, number } = numbered;
  const name = perLanguage((language) => bWareName(machineName(family, model, language), language));
  const euros = model.euros * B_WARE_SHARE_OF_PRICE;
  return product(numbered, { sku: skuOf('b-ware', family.number, number), condition: 'b-ware', name, euros }, seed);
}

function machineSet(offer: SetOffer, number: number, seed: string): DemoProduct[] {
  const models = modelsOf(families, 0);
  const [first, second] = offer.parts.map((part) => models.find((numbered) => modelPath(numbered) === part));
  if (!first || !second) return [];
  const names = [first, second].map(({ family, model }) =>
    perLanguage((language) => machineName(family, model, language)),
  );
  const name = perLanguage((language) => {
    const parts = names.map((part) => part[language]);
    return setName(parts, language);
  });
  const euros = (first.model.euros + second.model.euros) * SET_SHARE_OF_PRICE;
  const sku = skuOf('set', first.family.number, number);
  const made = product(first, { sku, condition: 'set', name, euros }, seed);
  const faq = setQuestions(first.family, names);
  const pictures = setPicturesOf(sku, [first, second]);
  return [{ ...made, faq, pictures, setParts: [first, second].map(aWareSku) }];
}

/** Returns the catalogue. The same parameters give the same products; a larger catalogue contains those of a smaller one. */
export function catalogueProducts({ count, seed, reviewed = REVIEWED }: CatalogueParams): readonly DemoProduct[] {
  const listed = modelsOf(families, 0);
  const base = [
    ...listed.map((numbered) => aWare(numbered, seed)),
    ...listed.filter((numbered) => comesAsBWare(numbered, seed)).map((numbered) => bWare(numbered, seed)),
    ...setOffers.flatMap((offer, index) => machineSet(offer, index + 1, seed)),
  ];
  const further = modelsOf(families, count).slice(listed.length);
  const grown = further.flatMap((numbered) => [
    aWare(numbered, seed),
    ...(comesAsBWare(numbered, seed) ? [bWare(numbered, seed)] : []),
  ]);
  return [...base, ...grown]
    .slice(0, Math.max(count, base.length))
    .map((made, index) => (index < reviewed ? rated(made, seed) : made));
}
