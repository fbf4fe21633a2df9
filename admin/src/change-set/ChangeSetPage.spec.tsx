import { expect, it } from '@jest/globals';
import type { ChangeSet } from '@manifold/domain/change-set/contract';
import { QueryClient } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { ApiError } from '../providers/api.js';
import { TestFrame } from '../testing/TestFrame.js';
import { RefusedOfClosed } from './ChangeSetPage.js';

const DRAFT = { id: 'summer', name: 'Summer prices', state: 'draft', version: 2, edits: [] } as object as ChangeSet;

// The provider of the drafts reads the selected one.
Object.defineProperty(globalThis, 'localStorage', { value: { getItem: () => null } });

/** What the screen shows after a publish without an answer, when the user's drafts are loaded again. */
function shownWith(own: readonly ChangeSet[]): string {
  const client = new QueryClient();
  client.setQueryData(['own-change-sets'], own);
  return renderToStaticMarkup(
    <TestFrame client={client}>
      <RefusedOfClosed refused={{ draft: DRAFT, error: new ApiError(0, 'unreachable') }} />
    </TestFrame>,
  );
}

it('a publish whose answer is lost says where to see whether it was published, when its draft is gone', () => {
  expect(shownWith([])).toContain('See in the history whether “Summer prices” was published');
  expect(shownWith([DRAFT])).toBe('');
});

it('a schedule whose answer is lost says where to see whether the draft is scheduled', () => {
  expect(shownWith([{ ...DRAFT, state: 'scheduled' }])).toContain(
    'under “Waiting for its time” whether it is scheduled',
  );
});
