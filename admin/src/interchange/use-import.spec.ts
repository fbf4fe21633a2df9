import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { Import } from '@manifold/domain/config-interchange/contract';
import { createElement } from 'react';
import { MemoryRouter } from 'react-router';
import { DraftContext, type Draft } from '../shared/draft/draft-context.js';
import { renderHook } from '../testing/render-hook.js';
import { useImport } from './use-import.js';

const { fetch } = globalThis;
/** Names of the files of each request. */
const requests: string[][] = [];

beforeEach(() => {
  requests.length = 0;
  globalThis.fetch = async (_path, init) => {
    const { files } = JSON.parse(init?.body as string) as Import;
    requests.push(files.map(({ name }) => name));
    return Response.json({ edits: [], olderRows: [], changeSet: null });
  };
});
afterEach(() => {
  globalThis.fetch = fetch;
});

function importScreen() {
  const draft = { adopt: () => undefined } as object as Draft;
  return renderHook(useImport, (children) =>
    createElement(MemoryRouter, null, createElement(DraftContext, { value: draft }, children)),
  );
}

const file = (name: string) => new File(['{}'], name);

describe('config files', () => {
  it('that are dropped while others are compared are ignored', async () => {
    const { run } = await importScreen();
    await run(({ compare }) => Promise.all([compare([file('a.json')]), compare([file('b.json')])]));
    expect(requests).toEqual([['a.json']]);
    await run(({ compare }) => compare([file('b.json')]));
    expect(requests).toEqual([['a.json'], ['b.json']]);
  });

  it('that can no longer be read are named, until others are chosen', async () => {
    const { run, current } = await importScreen();
    const deleted = Object.assign(file('a.json'), { text: () => Promise.reject(new Error('NotFoundError')) });
    await run(({ compare }) => compare([file('b.json'), deleted]));
    expect(current().refusal?.fields).toEqual([{ field: 'a.json', reason: 'unreadable' }]);
    expect([requests, current().isBusy]).toEqual([[], false]);
    let read = (_text: string): void => undefined;
    const slow = Object.assign(file('c.json'), { text: () => new Promise<string>((resolve) => (read = resolve)) });
    await run(({ compare }) => void compare([slow]));
    expect([current().refusal, current().isBusy]).toEqual([undefined, true]);
    await run(() => read('{}'));
    expect(requests).toEqual([['c.json']]);
  });
});
