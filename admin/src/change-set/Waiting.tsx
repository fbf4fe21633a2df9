import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { StoreView } from '@manifold/domain/admin-api/contract';
import type { ChangeSetSummary } from '@manifold/domain/change-set/contract';
import { useTranslate } from 'react-admin';
import { callApi } from '../providers/api.js';
import { keepFocus } from '../shared/action/keep-focus.js';
import { useSingleAction } from '../shared/action/use-single-action.js';
import { useDraft } from '../shared/draft/draft-context.js';
import { useOpenChangeSets } from '../shared/draft/other-draft-edits.js';
import type { SectionInWords } from '../shared/definition/section-words.js';
import { useInstantText } from '../language/use-language.js';
import { readFailure } from '../shared/problems/problem-sentence.js';
import { Problems } from '../shared/problems/Problems.js';

interface WaitingProps {
  readonly stores: readonly StoreView[];
  readonly sections: readonly SectionInWords[];
}

/** Lists everybody's scheduled and failed change sets; each can be turned back into a draft. */
export function Waiting({ stores, sections }: WaitingProps) {
  const translate = useTranslate();
  const waiting = useOpenChangeSets().filter(({ state }) => state === 'scheduled' || state === 'failed');
  if (waiting.length === 0) return null;
  return (
    <Box component="section" aria-labelledby="waiting" sx={{ mt: 4 }}>
      <Typography variant="h2" id="waiting" sx={{ mb: 1 }}>
        {translate('console.publish.waiting')}
      </Typography>
      {waiting.map((changeSet) => (
        <WaitingChangeSet key={changeSet.id} changeSet={changeSet} stores={stores} sections={sections} />
      ))}
    </Box>
  );
}

interface WaitingChangeSetProps extends WaitingProps {
  readonly changeSet: ChangeSetSummary;
}

function WaitingChangeSet({ changeSet, stores, sections }: WaitingChangeSetProps) {
  const translate = useTranslate();
  const instantText = useInstantText();
  const { step } = useDraft();
  const { isBusy, run } = useSingleAction();
  const { id, version, name, state, schedule, failure, editCount } = changeSet;
  const callBack = () => step(() => callApi('callBackChangeSet', { path: { id }, ifMatch: version }));
  const facts = {
    name,
    by: schedule?.by ?? changeSet.author,
    at: schedule ? instantText(schedule.publishAt) : '',
    smart_count: editCount,
  };
  return (
    <Alert
      severity={state === 'failed' ? 'error' : 'info'}
      sx={{ mb: 1 }}
      action={
        <Button
          ref={keepFocus}
          size="small"
          color="inherit"
          aria-label={translate('console.publish.callBackOf', { name })}
          loading={isBusy}
          onClick={() => void run(callBack)}
        >
          {translate('console.publish.callBack')}
        </Button>
      }
    >
      {translate(state === 'failed' ? 'console.publish.failedAt' : 'console.publish.scheduledFor', facts)}
      {failure && <Failure failure={failure} stores={stores} sections={sections} />}
    </Alert>
  );
}

interface FailureProps extends WaitingProps {
  readonly failure: string;
}

function Failure({ failure, stores, sections }: FailureProps) {
  const translate = useTranslate();
  const { code, problems } = readFailure(failure);
  const text = code === 'unprocessable-entity' ? 'console.publish.unchecked' : `console.error.${code}`;
  return (
    <>
      <div>{translate(text, { _: code })}</div>
      <Problems problems={problems} stores={stores} sections={sections} />
    </>
  );
}
