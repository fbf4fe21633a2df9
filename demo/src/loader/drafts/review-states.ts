import type { StateDraft } from '@commercetools/platform-sdk';

/** Where a review that a customer wrote begins, and where staff move it to have it shown; services name the first one. */
export const reviewStateDrafts: readonly StateDraft[] = [
  { key: 'review-submitted', type: 'ReviewState', initial: true, name: { en: 'Submitted' } },
  {
    key: 'review-shown',
    type: 'ReviewState',
    initial: false,
    name: { en: 'Shown' },
    roles: ['ReviewIncludedInStatistics'],
  },
];
