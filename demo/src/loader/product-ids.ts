import type { CommerceProject } from './connection.js';

/** The id of a product by its SKU, which is its key; undefined for one that the project does not have. */
export type IdOf = (sku: string) => string | undefined;

const AT_ONCE = 100;

/** Looks up the ids of products that are in the project already. */
export async function productIds(project: CommerceProject, skus: readonly string[]): Promise<IdOf> {
  const ids = new Map<string, string>();
  for (let start = 0; start < skus.length; start += AT_ONCE) {
    const keys = skus.slice(start, start + AT_ONCE).map((sku) => `"${sku}"`);
    const queryArgs = { where: `key in (${keys.join(', ')})`, limit: AT_ONCE };
    const { body } = await project.products().get({ queryArgs }).execute();
    for (const { id, key } of body.results) ids.set(key ?? id, id);
  }
  return (sku) => ids.get(sku);
}
