import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Pagination from '@mui/material/Pagination';
import Stack from '@mui/material/Stack';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import { REVIEW_STATES, type ReviewState } from '@manifold/domain/review-desk/contract';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { errorText } from '../shared/errors/error-text.js';
import { ScreenTitle } from '../shared/title/ScreenTitle.js';
import { ReviewDecision } from './ReviewDecision.js';
import { useReviews } from './use-review-desk.js';

/** Lists customers' reviews by state; opens with the undecided ones. */
export function ReviewDeskPage() {
  const translate = useTranslate();
  const [state, setState] = useState<ReviewState>('open');
  const [page, setPage] = useState(1);
  return (
    <Box sx={{ pt: 2, display: 'grid', gap: 2 }}>
      <ScreenTitle title={translate('console.reviewDesk.title')} />
      <Tabs
        value={state}
        aria-label={translate('console.reviewDesk.title')}
        onChange={(_event, chosen: ReviewState) => {
          setState(chosen);
          setPage(1);
        }}
      >
        {REVIEW_STATES.map((each) => (
          <Tab key={each} value={each} label={translate(`console.reviewDesk.states.${each}`)} />
        ))}
      </Tabs>
      <ReviewPage state={state} page={page} onPage={setPage} />
    </Box>
  );
}

interface ReviewPageProps {
  readonly state: ReviewState;
  readonly page: number;
  readonly onPage: (page: number) => void;
}

const PER_PAGE = 25;

function ReviewPage({ state, page, onPage }: ReviewPageProps) {
  const translate = useTranslate();
  const { data, error, isFetching } = useReviews(state, (page - 1) * PER_PAGE);
  if (error && !data) {
    return <Alert severity="error">{errorText(error, translate)}</Alert>;
  }
  if (!data) return <LinearProgress aria-label={translate('console.loading')} />;
  const { reviews, total } = data;
  if (total === 0) return <Typography>{translate(`console.reviewDesk.none.${state}`)}</Typography>;
  return (
    <Stack spacing={2}>
      {isFetching && <LinearProgress aria-label={translate('console.loading')} />}
      <Typography role="status">{translate('console.reviewDesk.total', { smart_count: total })}</Typography>
      {reviews.map((review) => (
        <ReviewDecision key={review.id} review={review} />
      ))}
      {total > PER_PAGE && (
        <Pagination page={page} count={Math.ceil(total / PER_PAGE)} onChange={(_event, next) => onPage(next)} />
      )}
    </Stack>
  );
}
