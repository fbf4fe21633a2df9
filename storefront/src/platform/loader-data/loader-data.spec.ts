import { afterEach, describe, expect, it } from '@jest/globals';
import type { AnyRouter } from '@tanstack/react-router';
import { readLoaderData } from './loader-data.js';
import { loaderDataText, writeLoaderData } from './write-loader-data.js';

function routerWith(loaderData: readonly object[]): AnyRouter {
  const router = { state: { matches: loaderData.map((data) => ({ loaderData: data })) }, options: {} };
  writeLoaderData(router as never);
  return router as never;
}

const adapterOf = ({ options }: Pick<AnyRouter, 'options'>) => {
  const [adapter] = options.serializationAdapters ?? [];
  if (!adapter) throw new Error('The router transfers no loader data');
  return adapter;
};

/** Writes loader data into a page; returns the indexes by which a browser finds it, and the content of the element. */
function written(loaderData: readonly object[]) {
  const router = routerWith(loaderData);
  const indexes = loaderData.map((data) => adapterOf(router).toSerializable(data) as number);
  return { indexes, text: loaderDataText(router) };
}

/** Reads the data that a page contains. */
function read({ indexes, text }: ReturnType<typeof written>): unknown[] {
  Object.assign(globalThis, { document: { getElementById: () => ({ textContent: text }) } });
  const router: Pick<AnyRouter, 'options'> = { options: {} as never };
  readLoaderData(router as never);
  return indexes.map((index) => adapterOf(router).fromSerializable(index) as unknown);
}

describe('the loader data of a page', () => {
  afterEach(() => void Reflect.deleteProperty(globalThis, 'document'));

  it('arrives in the browser as the loaders returned it, route by route', () => {
    const data = [{ categories: [{ name: 'Säge "12" €' }] }, { product: { id: 'p', stock: 0 }, reviews: null }];
    expect(read(written(data))).toEqual(data);
  });

  it('arrives without the tags of the server’s caches', () => {
    expect(read(written([{ product: { tags: ['new'] }, tags: ['product:p'] }]))).toEqual([
      { product: { tags: ['new'] } },
    ]);
  });

  it('has the same text for an object that several pages contain', () => {
    const categories = [{ name: 'Küche' }];
    const [first, ...others] = [1, 2, 3].map(() => written([{ categories }]).text);
    expect(others).toEqual([first, first]);
  });

  it('has the same text for a card in the lists of several pages, and arrives like any other list', () => {
    const card = { name: 'Säge', tags: ['new'], volumePrice: undefined };
    const pages = [1, 2, 3].map((page) => [{ products: [card, null, undefined, page, [card]] }]);
    for (const page of pages) expect(JSON.stringify(read(written(page)))).toBe(JSON.stringify(page));
  });

  it('has the same text for a card in the recommendations of several products', () => {
    const card = { name: 'Säge', keyFacts: [{ key: 'power', value: '2200 W' }] };
    const pages = [1, 2, 3].map(() => [{ recommendations: { matching: [], similar: [card], title: undefined } }]);
    for (const page of pages) expect(JSON.stringify(read(written(page)))).toBe(JSON.stringify(page));
  });

  it('contains nothing that could end the element', () => {
    const review = { product: { text: '</script><script>steal()</script><!--' } };
    const page = written([review]);
    expect(page.text).not.toContain('<');
    expect(read(page)).toEqual([review]);
  });

  it('omits members without a value', () => {
    expect(written([{ product: 1, reviews: undefined }]).text).toBe('[{"product":1}]');
  });

  it('is nothing else that the router writes', () => {
    const data = { product: {} };
    const { test } = adapterOf(routerWith([data]));
    expect([data, { product: {} }, null, 'product'].map((value) => test(value))).toEqual([true, false, false, false]);
  });
});
