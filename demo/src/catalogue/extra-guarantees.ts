import * as z from 'zod/mini';
import { perLanguage, type Localized, localized, localizedText } from '../terms/language.js';
import { families } from './families.js';
import { skuOf } from './sku.js';
import { slug } from './slug.js';
import { readData, textSchema } from '../data-files/read-data.js';

/** Names of the guarantees of one, two, three and five years, and their description. */
const guaranteeTexts = readData(
  'texts/extra-guarantee',
  z.strictObject({
    names: localized(z.tuple([textSchema, textSchema, textSchema, textSchema])),
    description: localizedText,
  }),
);

/** A guarantee that is sold with a machine, for a share of its price (spec core §3, §9). It has no stock. */
export interface ExtraGuarantee {
  readonly sku: string;
  readonly years: number;
  readonly name: Localized;
  readonly slug: Localized;
  readonly description: Localized;
  /** Percent of the machine's price. */
  readonly rate: number;
  /** Excluded products, brands, and categories that cannot be repaired. */
  readonly excludedSkus: readonly string[];
  readonly excludedBrands: readonly string[];
  readonly excludedRelations: readonly string[];
  readonly notSoldIn: readonly string[];
}

/** The years and their rates, in the order of the SKUs. */
const offers = [
  { sku: '4100010', years: 1, rate: 6, notSoldIn: [] },
  { sku: '4100020', years: 2, rate: 9, notSoldIn: [] },
  { sku: '4100030', years: 3, rate: 13, notSoldIn: [] },
  // Not sold in countries whose law already grants five years.
  { sku: '4100040', years: 5, rate: 19, notSoldIn: ['NO'] },
] as const;

/** Families without a motor or electronics. */
const nothingToRepair = ['welding-helmet', 'shelving', 'greenhouse'];

/** Products without spare parts: a folding table and a hand winch. */
const excludedSkus = [skuOf('a-ware', 25, 4), skuOf('a-ware', 23, 1)];

/** The four guarantees of the demo. */
export function extraGuarantees(): readonly ExtraGuarantee[] {
  const accessories = families.filter(({ accessory }) => accessory).map(({ key }) => key);
  return offers.map(({ sku, years, rate, notSoldIn }, index) => {
    const name = perLanguage((language) => guaranteeTexts.names[language][index] ?? '');
    return {
      sku,
      years,
      name,
      slug: perLanguage((language) => `${slug(name[language], language)}-${sku}`),
      description: guaranteeTexts.description,
      rate,
      excludedSkus,
      excludedBrands: ['Uniprodo'],
      excludedRelations: [...nothingToRepair, ...accessories],
      notSoldIn,
    };
  });
}
