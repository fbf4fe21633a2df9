import { expect, it } from '@jest/globals';
import type { ChangeSet } from '@manifold/domain/change-set/contract';
import { QueryClient } from '@tanstack/react-query';
import type { PropsWithChildren } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ApiError } from '../providers/api.js';
import { DraftContext, useDraft } from '../shared/draft/draft-context.js';
import { TestFrame } from '../testing/TestFrame.js';
import { DraftDetails } from './DraftDetails.js';

const DRAFT: ChangeSet = {
  id: 'summer',
  name: 'Summer prices',
  author: 'eva@example.com',
  editors: ['eva@example.com'],
  state: 'draft',
  version: 2,
  createdAt: '2026-05-01T08:00:00.000Z',
  schedule: null,
  failure: null,
  review: null,
  edits: [
    {
      section: 'charges',
      layer: 'store',
      key: 'ferrum_at',
      validFrom: null,
      validTo: null,
      before: null,
      after: { amount: 1 },
    },
  ],
};

// The provider of the drafts reads the selected one.
Object.defineProperty(globalThis, 'localStorage', { value: { getItem: () => null } });

/** Provides the drafts of a user whose last change is in flight or not. */
function Drafts({ isSaving, children }: PropsWithChildren<{ readonly isSaving: boolean }>) {
  return <DraftContext value={{ ...useDraft(), isSaving }}>{children}</DraftContext>;
}

function markupOf(client: QueryClient, isSaving = false): string {
  return renderToStaticMarkup(
    <TestFrame client={client}>
      <Drafts isSaving={isSaving}>
        <DraftDetails
          draft={DRAFT}
          stores={[]}
          sections={[]}
          onPublished={() => undefined}
          refused={undefined}
          onRefused={() => undefined}
        />
      </Drafts>
    </TestFrame>,
  );
}

const clientOfTest = () => new QueryClient({ defaultOptions: { queries: { retry: false, retryOnMount: false } } });

it('asks for the reason while the list of changes loads', () => {
  const markup = markupOf(clientOfTest());
  expect(markup).toContain('Wait until the list of changes has loaded.');
  expect(markup).toContain('>Discard the draft<');
});

it('explains why the list of changes cannot be loaded, next to the form with the reason', async () => {
  const client = clientOfTest();
  const queryKey = ['effective', 'diff', DRAFT.id, DRAFT.version, undefined];
  await client.prefetchQuery({
    queryKey,
    queryFn: () => Promise.reject(new ApiError(503, 'backend-unavailable')),
  });
  const markup = markupOf(client);
  client.clear();
  expect(markup).toContain('Nothing is lost; try again.');
  expect(markup).toContain('>Try again<');
  expect(markup).toContain('>Discard the draft<');
});

it('waits for a change that is not saved yet, because the revision would not have it', () => {
  expect(markupOf(clientOfTest(), true)).toContain('Wait until your last change is saved.');
});
