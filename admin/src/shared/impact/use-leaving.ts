import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { flushSync } from 'react-dom';

const ASKED_OF_DRAFTS = ['impact', 'boundaries'];

/** Whether a draft is being published or discarded just now, and how that is said: what is being asked of it is given up. */
export function useLeaving(draftId: string): readonly [boolean, (isLeaving: boolean) => void] {
  const client = useQueryClient();
  const [isLeaving, setLeaving] = useState(false);
  const leave = (isNow: boolean): void => {
    // Before the draft is gone: whoever asks of one that is over is refused.
    flushSync(() => setLeaving(isNow));
    if (!isNow) return;
    for (const asked of ASKED_OF_DRAFTS) void client.cancelQueries({ queryKey: [asked, draftId] });
  };
  return [isLeaving, leave];
}
