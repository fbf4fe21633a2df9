import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { Import } from '@manifold/domain/config-interchange/contract';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { DraftContext, type Draft } from '../shared/draft/draft-context.js';
import { useImport, type ImportState } from './use-import.js';

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

function importOfScreen(): ImportState {
  const rendered: ImportState[] = [];
  const Screen = () => {
    rendered.push(useImport());
    return null;
  };
  const draft = { adopt: () => undefined } as object as Draft;
  const inDraft = createElement(DraftContext, { value: draft }, createElement(Screen));
  renderToString(createElement(MemoryRouter, null, inDraft));
  const [state] = rendered;
  if (!state) throw new Error('The screen was not rendered');
  return state;
}

const file = (name: string) => new File(['{}'], name);

describe('config files', () => {
  it('that are dropped while others are compared are ignored', async () => {
    const { compare } = importOfScreen();
    await Promise.all([compare([file('a.json')]), compare([file('b.json')])]);
    expect(requests).toEqual([['a.json']]);
    await compare([file('b.json')]);
    expect(requests).toEqual([['a.json'], ['b.json']]);
  });
});
