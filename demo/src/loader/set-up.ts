import type {
  ProductType,
  ProductTypeDraft,
  ProjectUpdateAction,
  StoreUpdateAction,
} from '@commercetools/platform-sdk';
import { atMost } from './at-most.js';
import type { CommerceProject } from './connection.js';
import { customTypeDrafts } from './drafts/custom-types.js';
import { energyLabelType, nestedTypes, productTypeDrafts } from './drafts/product-types.js';
import { reviewStateDrafts } from './drafts/review.js';
import { shippingMethodDrafts, taxCategoryDraft, zoneDrafts } from './drafts/shipping.js';
import { channelDrafts, storeDrafts } from './drafts/stores.js';
import { projectCountries, projectCurrencies, projectLanguages } from '../market/market.js';
import { saveByKey } from './save-by-key.js';

const PARALLEL = 8;
const unchanged = (): readonly never[] => [];

/** Adds the currencies, countries and languages of the stores to those of the project. */
async function setUpProject(project: CommerceProject): Promise<void> {
  const { body } = await project.get().execute();
  const together = (there: readonly string[], wanted: readonly string[]): string[] => [
    ...new Set([...there, ...wanted]),
  ];
  const actions: ProjectUpdateAction[] = [
    { action: 'changeCurrencies', currencies: together(body.currencies, projectCurrencies) },
    { action: 'changeCountries', countries: together(body.countries, projectCountries) },
    { action: 'changeLanguages', languages: together(body.languages, projectLanguages) },
  ];
  await project.post({ body: { version: body.version, actions } }).execute();
}

async function setUpTypes(project: CommerceProject): Promise<void> {
  await atMost(PARALLEL, customTypeDrafts, (draft) =>
    saveByKey(project.types(), draft, ({ fieldDefinitions }) => {
      const there = new Set(fieldDefinitions.map(({ name }) => name));
      const missing = (draft.fieldDefinitions ?? []).filter(({ name }) => !there.has(name));
      return missing.map((fieldDefinition) => ({ action: 'addFieldDefinition' as const, fieldDefinition }));
    }),
  );
}

const saveProductType = (project: CommerceProject, draft: ProductTypeDraft): Promise<ProductType> =>
  saveByKey(project.productTypes(), draft, ({ attributes = [] }) => {
    const there = new Set(attributes.map(({ name }) => name));
    const missing = (draft.attributes ?? []).filter(({ name }) => !there.has(name));
    return missing.map((attribute) => ({ action: 'addAttributeDefinition' as const, attribute }));
  });

/** Returns the id of a nested type; creates the type if it does not exist. */
async function nestedTypeId(
  project: CommerceProject,
  draft: ProductTypeDraft & { readonly key: string },
): Promise<string> {
  const { id } = await saveProductType(project, draft);
  return id;
}

async function setUpProductTypes(project: CommerceProject): Promise<void> {
  const energyClass = await nestedTypeId(project, nestedTypes.energyClass);
  const ids = {
    energyClass,
    energyLabel: await nestedTypeId(project, energyLabelType(energyClass)),
    techDetail: await nestedTypeId(project, nestedTypes.techDetail),
    faqEntry: await nestedTypeId(project, nestedTypes.faqEntry),
  };
  await atMost(PARALLEL, productTypeDrafts(ids), (draft) => saveProductType(project, draft));
}

async function setUpStores(project: CommerceProject): Promise<void> {
  await atMost(PARALLEL, channelDrafts, (draft) => saveByKey(project.channels(), draft, unchanged));
  await atMost(PARALLEL, storeDrafts, (draft) =>
    saveByKey(project.stores(), draft, (): StoreUpdateAction[] => [
      { action: 'setLanguages', languages: [...(draft.languages ?? [])] },
      { action: 'setDistributionChannels', distributionChannels: [...(draft.distributionChannels ?? [])] },
      { action: 'setSupplyChannels', supplyChannels: [...(draft.supplyChannels ?? [])] },
    ]),
  );
}

/** Creates only missing rates and prices, because the config service owns those of an existing project. */
async function setUpShipping(project: CommerceProject): Promise<void> {
  await saveByKey(project.taxCategories(), taxCategoryDraft, ({ rates }) => {
    const there = new Set(rates.map(({ country }) => country));
    const missing = (taxCategoryDraft.rates ?? []).filter(({ country }) => !there.has(country));
    return missing.map((taxRate) => ({ action: 'addTaxRate' as const, taxRate }));
  });
  await atMost(PARALLEL, zoneDrafts, (draft) => saveByKey(project.zones(), draft, unchanged));
  await atMost(PARALLEL, shippingMethodDrafts, (draft) => saveByKey(project.shippingMethods(), draft, unchanged));
}

/** Creates everything that a project needs before products. */
export async function setUp(project: CommerceProject): Promise<void> {
  await setUpProject(project);
  await setUpTypes(project);
  await setUpProductTypes(project);
  await setUpStores(project);
  await setUpShipping(project);
  await atMost(PARALLEL, reviewStateDrafts, (draft) => saveByKey(project.states(), draft, unchanged));
}

/** The platform's default. */
const DAYS = 15;

/** Turns on the project's change messages, which caches and the search index read. */
export async function keepMessages(project: CommerceProject): Promise<void> {
  const { version, messages } = (await project.get().execute()).body;
  if (messages.enabled) return;
  const messagesConfiguration = { enabled: true, deleteDaysAfterCreation: DAYS };
  const actions = [{ action: 'changeMessagesConfiguration' as const, messagesConfiguration }];
  await project.post({ body: { version, actions } }).execute();
}
