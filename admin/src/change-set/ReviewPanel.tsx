import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { ChangeSet } from '@manifold/domain/change-set/contract';
import { policiesOf } from '@manifold/domain/four-eyes/section-parts';
import { useTranslate } from 'react-admin';
import { callApi } from '../providers/api.js';
import { keepFocus } from '../shared/action/keep-focus.js';
import { useSingleAction } from '../shared/action/use-single-action.js';
import { useDraft } from '../shared/draft/draft-context.js';
import type { SectionInWords } from '../shared/definition/section-words.js';
import { useGuardedSections } from './use-guarded-sections.js';

interface ReviewPanelProps {
  readonly draft: ChangeSet;
  readonly sections: readonly SectionInWords[];
}

const SEVERITY = { needed: 'info', proposed: 'info', approved: 'success', refused: 'error' } as const;

/** Shows the review state of the draft and requests a review if one of its sections needs one. */
export function ReviewPanel({ draft, sections }: ReviewPanelProps) {
  const translate = useTranslate();
  const { step } = useDraft();
  const { isBusy, run } = useSingleAction();
  const guarded = useGuardedSections();
  const { id, version, review } = draft;
  const guardedEdits = draft.edits.filter((edit) => policiesOf(edit).some((policy) => guarded.has(policy)));
  const touched = sections.filter(({ key }) => guardedEdits.some(({ section }) => section === key));
  if (touched.length === 0 && !review) return null;
  const propose = () => step(() => callApi('proposeChangeSet', { path: { id }, ifMatch: version }));
  const isOpen = review === null || review.state === 'refused';
  return (
    <Alert
      severity={SEVERITY[review?.state ?? 'needed']}
      sx={{ mb: 2 }}
      action={
        isOpen && (
          <Button ref={keepFocus} size="small" color="inherit" loading={isBusy} onClick={() => void run(propose)}>
            {translate('console.publish.propose')}
          </Button>
        )
      }
    >
      {translate(`console.publish.review.${review?.state ?? 'needed'}`, {
        sections: touched.map(({ label }) => label).join(', '),
        by: review?.decidedBy ?? '',
        word: review?.word ?? '',
      })}
    </Alert>
  );
}
