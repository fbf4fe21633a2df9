import { rated } from '../reviews/ratings.js';
import type { Localized } from '../terms/language.js';
import { perLanguage } from '../terms/language.js';
import { chance } from './chance.js';
import { energyDocuments, manualUrl } from './document-urls.js';
import { eanOf } from './ean.js';
import { families } from './families.js';
import { accessoryQuestions, machineQuestions, setQuestions } from './faq.js';
import { releaseDateOf, stockOf, tagsOf } from './liveliness.js';
import { accessoriesOf, machinesOf } from './matching-accessories.js';
import { modelsOf, type NumberedModel } from './models.js';
import { numericAttributes } from './numeric-attributes.js';
import { endOfLine, listedBWare, reducedDepartment, setOffers, soldOut, type SetOffer } from './offers.js';
import { grossSize, netSize } from './package-size.js';
import { picturesOf } from './pictures.js';
import { bWareName, machineName, modelCode, setName } from './product-name.js';
import { descriptionOf, highlightsOf, summaryOf } from './product-texts.js';
import type { DemoProduct } from './product.js';
import { pricesFor } from './prices.js';
import { skuOf, type Condition } from './sku.js';
import { slug } from './slug.js';
import { techDetails } from './tech-details.js';

/** How many products, the word that all chance in them hangs on, and how many of them may have reviews. */
export interface CatalogueWish {
  readonly count: number;
  readonly seed: string;
  readonly reviewed?: number;
}

/** As many as the shop shows unless a larger one is asked for: a load of 20,000 products is not about reviews. */
export const REVIEWED = 600;

const B_WARE_SHARE_OF_PRICE = 0.75;
const SET_SHARE_OF_PRICE = 0.92;

const place = ({ family, number }: NumberedModel): string => `${family.key}/${number}`;

const isOnSale = (numbered: NumberedModel): boolean =>
  numbered.family.department === reducedDepartment || endOfLine.has(place(numbered));

/** A product's slug ends in its SKU, by which its page is recognised. */
const slugOf = (name: Localized, sku: string): Localized =>
  perLanguage((language) => `${slug(name[language], language).slice(0, 240)}-${sku.toLowerCase()}`);

const aWareSku = ({ family, number }: NumberedModel): string => skuOf('a-ware', family.number, number);

/** Everything that follows from the SKU and the model, whatever the condition. */
function product(
  numbered: NumberedModel,
  offer: { sku: string; condition: Condition; name: Localized; euros: number },
  seed: string,
): DemoProduct {
  const { family, model } = numbered;
  const { sku, condition, name } = offer;
  const releaseDate = releaseDateOf(seed, sku);
  const details = techDetails(family, model);
  const isBWare = condition === 'b-ware';
  const isSoldOut = condition === 'a-ware' && soldOut.has(place(numbered));
  return {
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
    tags: tagsOf(seed, sku, { releaseDate, isBWare, isSoldOut, isOnSale: isOnSale(numbered) }),
    ratings: [],
    volumeDiscountGroup: 'volume_discount_default',
    releaseDate,
    prices: pricesFor(offer.euros, `${seed}|${sku}`),
    stock: stockOf(seed, sku, { isSoldOut, isBWare }),
    pictures: picturesOf(family, model),
    relatedAccessories: accessoriesOf(numbered),
    parentProducts: family.accessory ? machinesOf(numbered).map(aWareSku) : [],
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

/** Listed machines have chosen B-ware; of the further ones, every twelfth has. */
function comesAsBWare(numbered: NumberedModel, seed: string): boolean {
  const isListed = numbered.number <= numbered.family.models.length;
  return isListed ? listedBWare.has(place(numbered)) : chance(seed, 'b-ware', place(numbered)) < 1 / 12;
}

function machineSet(offer: SetOffer, number: number, seed: string): DemoProduct[] {
  const models = modelsOf(families, 0);
  const [first, second] = offer.parts.map((part) => models.find((numbered) => place(numbered) === part));
  if (!first || !second) return [];
  const names = [first, second].map(({ family, model }) =>
    perLanguage((language) => machineName(family, model, language)),
  );
  const name = perLanguage((language) => {
    const parts = names.map((part) => part[language]);
    return setName(parts, language);
  });
  const euros = (first.model.euros + second.model.euros) * SET_SHARE_OF_PRICE;
  const made = product(first, { sku: skuOf('set', first.family.number, number), condition: 'set', name, euros }, seed);
  const faq = setQuestions(first.family, names);
  return [{ ...made, faq, pictures: [...made.pictures.slice(0, 1), ...picturesOf(second.family, second.model)] }];
}

/** The catalogue: the same wish gives the same products, and a larger one keeps those of a smaller one. */
export function catalogueProducts({ count, seed, reviewed = REVIEWED }: CatalogueWish): readonly DemoProduct[] {
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
