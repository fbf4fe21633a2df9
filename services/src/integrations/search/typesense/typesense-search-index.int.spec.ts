import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { IndexedProduct } from '../ports/search-index.js';
import { TypesenseSearchIndex } from './typesense-search-index.js';

const PLACE = { indexName: 'prod.de-DE', language: 'de' };
const API_KEY = 'secret-of-the-test';
const PRODUCT: IndexedProduct = {
  id: '1',
  sku: 'EX10010001',
  ean: '2900100100014',
  model: 'RCEF-10E',
  kind: 'machine',
  name: 'Elektrische Fritteuse',
  brand: 'Royal Catering',
  categories: ['Gastronomie', 'Fritteusen'],
  description: null,
};

interface RecordedRequest {
  readonly method: string;
  readonly path: string;
  readonly body: string;
}

/** A fake of Typesense's documented API that records requests. */
class DocumentedCluster {
  readonly asked: RecordedRequest[] = [];
  readonly collections = new Set<string>();
  alias: string | undefined;
  found: readonly (readonly [sku: string, score: number, figures?: string])[] = [];
  /** The hits of a search by product number. */
  coded: readonly (readonly [sku: string, score: number])[] = [];
  private readonly server: Server = createServer((request, response) => void this.answer(request, response));

  async listen(): Promise<string> {
    this.server.listen(0, '127.0.0.1');
    await once(this.server, 'listening');
    const address = this.server.address();
    return typeof address === 'object' && address ? `http://127.0.0.1:${address.port}` : '';
  }

  close(): void {
    this.server.closeAllConnections();
    this.server.close();
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks).toString();
    const recorded = { method: request.method ?? '', path: decodeURIComponent(request.url ?? ''), body };
    this.asked.push(recorded);
    const isKnown = request.headers['x-typesense-api-key'] === API_KEY;
    const [status, answer] = isKnown ? this.documented(recorded) : [401, { message: 'Forbidden' }];
    response.writeHead(status, { 'content-type': typeof answer === 'string' ? 'text/plain' : 'application/json' });
    response.end(typeof answer === 'string' ? answer : JSON.stringify(answer));
  }

  private documented({ method, path, body }: RecordedRequest): [number, object | string] {
    const [, resource, name = '', part] = path.split(/[/?]/);
    if (path.startsWith('/multi_search'))
      return [
        200,
        { results: (JSON.parse(body) as { searches: { page: number }[] }).searches.map(({ page }) => this.page(page)) },
      ];
    if (resource === 'aliases') return this.aliasAnswer(method, body);
    if (resource === 'synonym_sets' || resource === 'analytics') return [200, { ok: true }];
    const isByCode = path.includes('query_by=codes') || path.includes('filter_by=codes');
    if (part === 'documents' && method === 'GET') return [200, this.page(1, isByCode ? this.coded : this.found)];
    if (part === 'documents' && method === 'DELETE') return [200, { num_deleted: 1 }];
    if (part === 'documents')
      return [
        200,
        body
          .split('\n')
          .map(() => '{"success":true}')
          .join('\n'),
      ];
    return this.collectionAnswer(method, name, body);
  }

  private aliasAnswer(method: string, body: string): [number, object] {
    if (method === 'PUT') this.alias = (JSON.parse(body) as { collection_name: string }).collection_name;
    return this.alias === undefined
      ? [404, { message: 'Not Found' }]
      : [200, { name: PLACE.indexName, collection_name: this.alias }];
  }

  private collectionAnswer(method: string, name: string, body: string): [number, object] {
    if (method === 'POST') {
      const created = JSON.parse(body) as { name: string };
      this.collections.add(created.name);
      return [201, { ...created, num_documents: 0, created_at: 1 }];
    }
    if (method === 'DELETE') this.collections.delete(name);
    if (name === '') return [200, [...this.collections].map((own) => ({ name: own, num_documents: 0, fields: [] }))];
    const isThere = name === PLACE.indexName ? this.alias !== undefined : true;
    return isThere ? [200, { name, num_documents: 612, fields: [] }] : [404, { message: 'Not Found' }];
  }

  private page(page: number, found: DocumentedCluster['found'] = this.found): object {
    const hits = found.slice((page - 1) * 250, page * 250);
    return {
      found: found.length,
      out_of: 612,
      page,
      search_time_ms: 1,
      request_params: { collection_name: this.alias, per_page: 250, q: '' },
      hits: hits.map(([sku, text_match, figures]) => ({
        document: { sku, figures },
        text_match,
        highlight: {},
        highlights: [],
      })),
    };
  }
}

let cluster: DocumentedCluster;
let index: TypesenseSearchIndex;
let url: string;

beforeAll(async () => {
  cluster = new DocumentedCluster();
  url = await cluster.listen();
});
beforeEach(() => {
  cluster.asked.length = 0;
  cluster.found = [];
  cluster.coded = [];
  index = new TypesenseSearchIndex({ urls: [url], apiKey: API_KEY });
});
afterAll(() => cluster.close());

const paths = () => cluster.asked.map(({ method, path }) => `${method} ${path.split('?')[0]}`);

describe('Typesense search index', () => {
  it('does not exist before its first build', async () => {
    expect(await index.size(PLACE.indexName)).toBeUndefined();
  });

  it('is built beside the live one and published by its alias', async () => {
    for (const turn of [1, 2]) {
      const build = await index.build(PLACE);
      const before = cluster.alias;
      await build.add([PRODUCT]);
      expect([turn, cluster.alias]).toEqual([turn, before]);
      await build.publish();
      expect(cluster.alias).not.toBe(before);
      expect([...cluster.collections]).toEqual([cluster.alias]);
    }
    expect(await index.size(PLACE.indexName)).toBe(612);
    const created = cluster.asked.find(({ method, path }) => method === 'POST' && path === '/collections');
    expect(JSON.parse(created?.body ?? '')).toMatchObject({ synonym_sets: [PLACE.indexName] });
    const filled = cluster.asked.find(({ path }) => path.includes('/documents/import'));
    expect(JSON.parse(filled?.body ?? '')).toMatchObject({
      id: 'EX10010001',
      productId: '1',
      ean: '2900100100014',
      codes: ['ex10010001', '10010001', '2900100100014', 'rcef10e'],
      rank: 0,
      description: '',
      figures: '',
    });
  });

  it('deletes the collection of a failed build', async () => {
    const build = await index.build(PLACE);
    expect(cluster.collections.size).toBe(2);
    await build.discard();
    expect([...cluster.collections]).toEqual([cluster.alias]);
    await index.build(PLACE);
    await (await index.build(PLACE)).discard();
    expect([...cluster.collections]).toEqual([cluster.alias]);
  });

  it('returns all hits in groups of equal rank', async () => {
    cluster.found = [['A', 9], ['B', 9], ['C', 4], ...Array.from({ length: 600 }, (_, at) => [`D${at}`, 1] as const)];
    const { groups, correctedText } = await index.find({ ...PLACE, text: 'fritteuse', synonyms: [] });
    expect(groups.map(({ length }) => length)).toEqual([2, 1, 600]);
    expect(groups.slice(0, 2)).toEqual([['A', 'B'], ['C']]);
    expect(correctedText).toBeNull();
    const recorded = new URLSearchParams(cluster.asked[0]?.path.split('?')[1]);
    expect(Object.fromEntries(recorded)).toMatchObject({ q: 'fritteuse', min_len_1typo: '4', min_len_2typo: '8' });
    expect(paths()).toEqual(['GET /collections/prod.de-DE/documents/search', 'POST /multi_search']);
  });

  it('sorts hits of equal rank by the distance of their quantities', async () => {
    cluster.found = [
      ['A', 9, 'W:6400'],
      ['B', 9, 'W:2200'],
      ['C', 9, 'W:2000 l:10'],
      ['D', 9],
      ['E', 4, 'W:2000'],
    ];
    const { groups } = await index.find({ ...PLACE, text: '2 kW Fritteuse', synonyms: [] });
    expect(groups).toEqual([['C'], ['B'], ['A'], ['D'], ['E']]);
    const recorded = new URLSearchParams(cluster.asked.at(-1)?.path.split('?')[1]);
    expect(Object.fromEntries(recorded)).toMatchObject({ q: 'Fritteuse', include_fields: 'sku,rank,figures' });
  });

  it('finds product numbers in every spelling', async () => {
    cluster.coded = [['EX10010001', 1]];
    expect((await index.find({ ...PLACE, text: 'RCEF-10 E', synonyms: [] })).groups).toEqual([['EX10010001']]);
    const recorded = new URLSearchParams(cluster.asked[0]?.path.split('?')[1]);
    expect(Object.fromEntries(recorded)).toMatchObject({ q: 'rcef10e', query_by: 'codes', num_typos: '0' });
  });

  it('receives changes, synonyms and clicks', async () => {
    await index.change(PLACE, [PRODUCT]);
    await index.storeSynonyms(PLACE, [['Hubwagen', 'Hubameise']]);
    await index.recordClick({ indexName: PLACE.indexName, text: 'fritteuse', sku: 'EX10010001', position: 3 });
    expect(paths()).toEqual([
      'POST /collections/prod.de-DE/documents/import',
      'PUT /synonym_sets/prod.de-DE',
      'POST /analytics/events',
    ]);
    expect(JSON.parse(cluster.asked[1]?.body ?? '')).toEqual({
      items: [{ id: 'meaning-1', locale: 'de', synonyms: ['Hubwagen', 'Hubameise'] }],
    });
    expect(JSON.parse(cluster.asked[2]?.body ?? '')).toMatchObject({ data: { q: 'fritteuse', doc_id: 'EX10010001' } });
  });

  it('removes products by the ids of the commerce backend', async () => {
    await index.remove(PLACE, []);
    expect(cluster.asked).toEqual([]);
    await index.remove(PLACE, ['1', '`],sku:=[`']);
    expect(paths()).toEqual(['DELETE /collections/prod.de-DE/documents']);
    const recorded = new URLSearchParams(cluster.asked[0]?.path.split('?')[1]);
    expect(recorded.get('filter_by')).toBe('productId:=[`1`,`],sku:=[`]');
  });

  it('uses another node if one is unavailable', async () => {
    const withFailover = new TypesenseSearchIndex({ urls: ['http://127.0.0.1:1', url], apiKey: API_KEY });
    cluster.found = [['A', 1]];
    expect((await withFailover.find({ ...PLACE, text: 'a', synonyms: [] })).groups).toEqual([['A']]);
  });

  it('throws backend-unavailable without details', async () => {
    const refused = new TypesenseSearchIndex({ urls: [url], apiKey: 'wrong' });
    await expect(refused.find({ ...PLACE, text: 'a', synonyms: [] })).rejects.toMatchObject({
      code: 'backend-unavailable',
      message: 'the search cluster is not available',
    });
  });
});
