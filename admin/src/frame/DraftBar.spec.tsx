import { expect, it } from '@jest/globals';
import { QueryClient } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { TestFrame } from '../testing/TestFrame.js';
import { DraftBar } from './DraftBar.js';

const EDIT = { section: 'charges', layer: 'store', key: 'ferrum_at', validFrom: null, validTo: null };
const draft = (name: string) => ({ id: name, name, state: 'draft', version: 2, edits: [EDIT] });

// The provider of the drafts reads the selected one.
Object.defineProperty(globalThis, 'localStorage', { value: { getItem: () => 'Summer prices' } });

it('the bar names the draft that receives the changes', () => {
  const client = new QueryClient();
  client.setQueryData(['own-change-sets'], [draft('Autumn prices'), draft('Summer prices')]);
  const markup = renderToStaticMarkup(
    <MemoryRouter>
      <TestFrame client={client}>
        <DraftBar />
      </TestFrame>
    </MemoryRouter>,
  );
  expect(markup).toContain('1 change in your draft “Summer prices”');
});
