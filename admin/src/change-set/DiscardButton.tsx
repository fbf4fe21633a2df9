import Button from '@mui/material/Button';
import type { ChangeSet } from '@manifold/domain/change-set/contract';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { DiscardDialog } from '../shared/dialog/DiscardDialog.js';
import { useDraft } from '../shared/draft/draft-context.js';

interface DiscardButtonProps {
  readonly draft: ChangeSet;
  /** Whether the draft is being published or discarded. */
  readonly isBusy: boolean;
  readonly onBusy: (isBusy: boolean) => void;
}

/** Discards the draft after confirmation. */
export function DiscardButton({ draft, isBusy, onBusy }: DiscardButtonProps) {
  const translate = useTranslate();
  const { discard } = useDraft();
  const [isAsking, setAsking] = useState(false);
  const discardNow = async () => {
    setAsking(false);
    onBusy(true);
    await discard();
    onBusy(false);
  };
  return (
    <>
      <Button color="error" onClick={() => setAsking(true)} disabled={isBusy}>
        {translate('console.publish.discard')}
      </Button>
      {isAsking && (
        <DiscardDialog
          title={translate('console.publish.discardTitle')}
          text={translate('console.publish.discardText', { name: draft.name, smart_count: draft.edits.length })}
          keep={translate('console.publish.keepDraft')}
          lose={translate('console.publish.discard')}
          onKeep={() => setAsking(false)}
          onLose={() => void discardNow()}
        />
      )}
    </>
  );
}
