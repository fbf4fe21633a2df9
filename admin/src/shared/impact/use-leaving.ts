import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { flushSync } from 'react-dom';

const ASKED_OF_DRAFTS = ['impact', 'boundaries'];

/** Tracks whether a draft is being published or discarded, so that requests about it stop. */
export function useLeaving(draftId: string): readonly [boolean, (isLeaving: boolean) => void] {
  const client = useQueryClient();
  const [isLeaving, setLeaving] = useState(false);
  const leave = (isNow: boolean): void => {
    // Synchronous, because requests about a closed draft are refused.
    flushSync(() => setLeaving(isNow));
    if (!isNow) return;
    for (const asked of ASKED_OF_DRAFTS) void client.cancelQueries({ queryKey: [asked, draftId] });
  };
  return [isLeaving, leave];
}
