import { Errors, type Client } from 'typesense';
import type { IndexBuild, IndexedProduct, IndexReference } from '../ports/search-index.js';
import { collectionSchema, documentOf, type TypesenseDocument } from './typesense-query.js';

/** A build of an index: a collection without an alias before `publish`. */
export class TypesenseBuild implements IndexBuild {
  private constructor(
    private readonly client: Client,
    private readonly reference: IndexReference,
    private readonly collection: string,
  ) {}

  /** Starts a build and deletes the collections of unfinished earlier builds. */
  static async begin(client: Client, reference: IndexReference): Promise<TypesenseBuild> {
    const { indexName } = reference;
    const live = await liveCollection(client, indexName);
    const own = (await client.collections().retrieve()).filter(({ name }) => name.startsWith(`${indexName}_`));
    for (const { name } of own) if (name !== live) await client.collections(name).delete();
    const collection = `${indexName}_${Date.now()}`;
    await client.collections().create(collectionSchema(collection, reference));
    return new TypesenseBuild(client, reference, collection);
  }

  async add(products: readonly IndexedProduct[]): Promise<void> {
    if (products.length === 0) return;
    const documents = this.client.collections<TypesenseDocument>(this.collection).documents();
    await documents.import(products.map(documentOf), { action: 'upsert' });
  }

  /** Switches the alias atomically. */
  async publish(): Promise<void> {
    const { indexName } = this.reference;
    const before = await liveCollection(this.client, indexName);
    await this.client.aliases().upsert(indexName, { collection_name: this.collection });
    if (before !== undefined && before !== this.collection) await this.client.collections(before).delete();
  }

  async discard(): Promise<void> {
    await this.client.collections(this.collection).delete();
  }
}

async function liveCollection(client: Client, indexName: string): Promise<string | undefined> {
  try {
    return (await client.aliases(indexName).retrieve()).collection_name;
  } catch (error) {
    if (error instanceof Errors.ObjectNotFound) return undefined;
    throw error;
  }
}
