import { randomUUID } from 'node:crypto';
import type { Asset } from '@commercetools/platform-sdk';
import * as z from 'zod';
import { parseAs } from '../input/parse.js';
import { duplicateField, invalidField, invalidInput } from '../errors/platform-error.js';
import { customFieldInput, customFields, customTypeInput, customTypeOf, withCustomField } from './custom-fields.js';
import { customFieldsDraft, key, localizedString } from '../input/draft-parts.js';
import type { Work } from '../work/work.js';

const MAX_SOURCES = 100;
const MAX_ASSETS = 100;
const sources = z
  .array(
    z.object({
      uri: z.string().min(1),
      key: z.string().max(256).optional(),
      dimensions: z.object({ w: z.int(), h: z.int() }).optional(),
      contentType: z.string().max(256).optional(),
    }),
  )
  .min(1, 'An asset has at least one source.')
  .max(MAX_SOURCES);
const tags = z.array(z.string()).max(MAX_ASSETS).optional();

/** A file that belongs to a category or a product variant: a manual, a data sheet, a film. */
export const assetDraft = z.object({
  key: key.optional(),
  name: localizedString,
  description: localizedString.optional(),
  sources,
  tags,
  custom: customFieldsDraft.optional(),
});
export const assetDrafts = z.array(assetDraft).max(MAX_ASSETS);

async function asAsset(work: Work, { custom, ...draft }: z.output<typeof assetDraft>): Promise<Asset> {
  return { ...draft, id: randomUUID(), custom: await customFields(work, 'asset', custom) };
}

function withoutDoubleKey(assets: readonly Asset[]): Asset[] {
  const keys = assets.flatMap((asset) => asset.key ?? []);
  const duplicate = keys.find((one, index) => keys.indexOf(one) !== index);
  if (duplicate !== undefined) throw duplicateField('assets.key', duplicate);
  return [...assets];
}

export const assetsOf = async (work: Work, drafts: z.output<typeof assetDrafts> = []): Promise<Asset[]> =>
  withoutDoubleKey(await Promise.all(drafts.map((draft) => asAsset(work, draft))));

/** A change of a list of assets, and the fields that it reads of its action. */
export interface AssetEdit {
  readonly shape: z.ZodRawShape;
  readonly edit: (assets: readonly Asset[], raw: unknown, work: Work) => Promise<Asset[]>;
}

function edit<Shape extends z.ZodRawShape>(
  shape: Shape,
  change: (
    assets: readonly Asset[],
    input: z.output<z.ZodObject<Shape>>,
    work: Work,
  ) => readonly Asset[] | Promise<Asset[]>,
): AssetEdit {
  const schema = z.object(shape);
  return {
    shape,
    edit: async (assets, raw, work) => withoutDoubleKey(await change(assets, parseAs(schema, raw), work)),
  };
}

const selector = { assetId: z.string().optional(), assetKey: z.string().optional() };

function requireAsset(
  assets: readonly Asset[],
  { assetId, assetKey }: { readonly assetId?: string; readonly assetKey?: string },
): Asset {
  const found = assets.find(({ id, key: own }) => (assetId === undefined ? own === assetKey : id === assetId));
  if (found === undefined || (assetId ?? assetKey) === undefined)
    throw invalidField('assetId', assetId ?? assetKey, 'There is no such asset.');
  return found;
}

/** Changes one asset that is named by its id or key. */
const editOne = <Shape extends z.ZodRawShape>(
  shape: Shape,
  change: (asset: Asset, input: z.output<z.ZodObject<Shape>>, work: Work) => Asset | Promise<Asset>,
): AssetEdit => {
  const schema = z.object(shape);
  return edit({ ...selector, ...shape }, async (assets, input, work) => {
    const asset = requireAsset(assets, parseAs(z.object(selector), input));
    const next = await change(asset, parseAs(schema, input), work);
    return assets.map((one) => (one === asset ? next : one));
  });
};

/** The update actions of assets, for every resource that has assets. */
export const ASSET_EDITS: Readonly<Record<string, AssetEdit>> = {
  addAsset: edit({ asset: assetDraft, position: z.int().min(0).optional() }, async (assets, input, work) =>
    assets.toSpliced(input.position ?? assets.length, 0, await asAsset(work, input.asset)),
  ),
  removeAsset: edit(selector, (assets, input) => {
    const removed = requireAsset(assets, input);
    return assets.filter((one) => one !== removed);
  }),
  changeAssetOrder: edit({ assetOrder: z.array(z.string()) }, (assets, { assetOrder }) => {
    const isComplete = assetOrder.length === assets.length && new Set(assetOrder).size === assets.length;
    if (!isComplete) throw invalidInput('The asset order names every asset once.');
    return assetOrder.map((assetId) => requireAsset(assets, { assetId }));
  }),
  setAssetKey: edit({ assetId: z.string(), assetKey: key.optional() }, (assets, { assetId, assetKey }) => {
    const asset = requireAsset(assets, { assetId });
    return assets.map((one) => (one === asset ? { ...one, key: assetKey } : one));
  }),
  changeAssetName: editOne({ name: localizedString }, (asset, { name }) => ({ ...asset, name })),
  setAssetDescription: editOne({ description: localizedString.optional() }, (asset, { description }) => ({
    ...asset,
    description,
  })),
  setAssetSources: editOne({ sources }, (asset, input) => ({ ...asset, sources: input.sources })),
  setAssetTags: editOne({ tags }, (asset, input) => ({ ...asset, tags: input.tags })),
  setAssetCustomType: editOne(customTypeInput.shape, async (asset, input, work) => ({
    ...asset,
    custom: await customTypeOf(work, 'asset', input),
  })),
  setAssetCustomField: editOne(customFieldInput.shape, async (asset, input, work) => ({
    ...asset,
    custom: await withCustomField(work, asset.custom, input),
  })),
};
