import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import MenuItem from '@mui/material/MenuItem';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { DecideReview, DeskReview } from '@manifold/domain/review-desk/contract';
import { REFUSAL_REASONS, type RefusalReason } from '@manifold/domain/reviews/own-review';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { errorCode } from '../providers/api.js';
import { errorMessageId } from '../shared/errors/error-text.js';
import { useInstantText } from '../language/use-language.js';
import { useDecision } from './use-review-desk.js';

const ANSWER_LENGTH = 2000;

interface TypedDecision {
  readonly answer?: string;
  readonly reason?: RefusalReason | '';
}

/** A review with the form that publishes or refuses it and answers it. */
export function ReviewDecision({ review }: { readonly review: DeskReview }) {
  const translate = useTranslate();
  // Undefined until something is typed, so that an untouched field follows the review.
  const [typed, setTyped] = useState<TypedDecision>({});
  const answer = typed.answer ?? review.answer;
  const reason = typed.reason ?? review.refusalReason ?? '';
  // What was typed while the decision was sent stays.
  const { decide, isBusy, problem } = useSubmission(review, () => setTyped((now) => (now === typed ? {} : now)));
  // Several reviews are on screen.
  const nameOf = (control: string) =>
    `${translate(`console.reviewDesk.${control}`)}: ${review.authorName}, ${review.sku}`;
  const publish = review.state === 'published' ? 'save' : 'publish';
  return (
    <Paper variant="outlined" component="article" sx={{ p: 2, display: 'grid', gap: 1.5 }}>
      <ReviewText review={review} />
      {problem && <Alert severity="error">{translate(problem)}</Alert>}
      <TextField
        multiline
        minRows={2}
        label={translate('console.reviewDesk.answer')}
        helperText={translate('console.reviewDesk.answerHelp')}
        value={answer}
        onChange={({ target }) => setTyped({ ...typed, answer: target.value })}
        slotProps={{ htmlInput: { maxLength: ANSWER_LENGTH, 'aria-label': nameOf('answer') } }}
      />
      <TextField
        select
        label={translate('console.reviewDesk.reason')}
        value={reason}
        onChange={({ target }) =>
          setTyped({ ...typed, reason: REFUSAL_REASONS.find((known) => known === target.value) ?? '' })
        }
        slotProps={{
          select: { SelectDisplayProps: { 'aria-label': nameOf('reason'), 'aria-labelledby': undefined } },
        }}
      >
        {REFUSAL_REASONS.map((each) => (
          <MenuItem key={each} value={each}>
            {translate(`console.reviewDesk.reasons.${each}`)}
          </MenuItem>
        ))}
      </TextField>
      <Stack direction="row" spacing={1}>
        <Button
          variant="contained"
          loading={isBusy}
          aria-label={nameOf(publish)}
          onClick={() => void decide({ decision: 'publish', reason: null, answer })}
        >
          {translate(`console.reviewDesk.${publish}`)}
        </Button>
        <Button
          disabled={isBusy}
          aria-label={nameOf('refuse')}
          onClick={() => void decide({ decision: 'refuse', reason: reason === '' ? null : reason, answer })}
        >
          {translate('console.reviewDesk.refuse')}
        </Button>
      </Stack>
    </Paper>
  );
}

function ReviewText({ review }: { readonly review: DeskReview }) {
  const translate = useTranslate();
  const when = useInstantText();
  const { authorName, writtenAt, storeKey, sku, rating, title, text, locale, orderId } = review;
  return (
    <div>
      <Typography sx={{ fontWeight: 650 }}>{translate('console.reviewDesk.rating', { rating })}</Typography>
      <Typography color="text.secondary" variant="body2">
        {translate('console.reviewDesk.written', { author: authorName, when: when(writtenAt), store: storeKey, sku })}
      </Typography>
      <div lang={locale ?? undefined}>
        {title !== '' && <Typography sx={{ fontWeight: 650, overflowWrap: 'anywhere', mt: 1 }}>{title}</Typography>}
        <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{text}</Typography>
      </div>
      {orderId !== null && (
        <Link component={RouterLink} to={`/orders/${orderId}`}>
          {translate('console.reviewDesk.order')}
        </Link>
      )}
    </div>
  );
}

/** Sends a decision at the version on screen. What was typed is needed until the server has accepted it. */
function useSubmission({ id, version, state }: DeskReview, onAccepted: () => void) {
  const translate = useTranslate();
  const notify = useNotify();
  const send = useDecision();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const decide = async (decision: Omit<DecideReview, 'version'>) => {
    if (decision.decision === 'refuse' && decision.reason === null)
      return setProblem('console.reviewDesk.chooseReason');
    setBusy(true);
    setProblem(undefined);
    try {
      const answer = await send(id, { version, ...decision });
      onAccepted();
      const text = state === 'published' && answer.state === 'published' ? 'saved' : answer.state;
      notify(translate(`console.reviewDesk.${text}`), { type: 'success' });
    } catch (error) {
      notify(translate(errorCode(error) === 'conflict' ? 'console.reviewDesk.changed' : errorMessageId(error)), {
        type: 'error',
      });
    } finally {
      setBusy(false);
    }
  };
  return { decide, isBusy, problem };
}
