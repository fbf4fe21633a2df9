import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Pagination from '@mui/material/Pagination';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import {
  DATA_REQUESTS_PER_PAGE,
  DESK_REQUEST_FILTERS,
  type DeskRequestFilter,
} from '@manifold/domain/data-rights/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { callApi } from '../providers/api.js';
import { errorText } from '../shared/errors/error-text.js';
import { ScreenTitle } from '../shared/title/ScreenTitle.js';
import { DataRequestTable } from './DataRequestTable.js';

/** Lists customers' requests about their data, unanswered ones first. */
export function DataRequestsPage() {
  const translate = useTranslate();
  const [filter, setFilter] = useState<DeskRequestFilter>('open');
  const [page, setPage] = useState(1);
  return (
    <Box sx={{ pt: 2, display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <ScreenTitle title={translate('console.dataRequests.title')} />
      <Typography color="text.secondary">{translate('console.dataRequests.help')}</Typography>
      <Tabs
        value={filter}
        aria-label={translate('console.dataRequests.title')}
        onChange={(_event, chosen: DeskRequestFilter) => {
          setFilter(chosen);
          setPage(1);
        }}
      >
        {DESK_REQUEST_FILTERS.map((each) => (
          <Tab key={each} value={each} label={translate(`console.dataRequests.filters.${each}`)} />
        ))}
      </Tabs>
      <RequestPage filter={filter} page={page} onPage={setPage} />
    </Box>
  );
}

/** Loads a page of requests about personal data. */
function useDataRequests(filter: DeskRequestFilter, offset: number) {
  return useQuery({
    queryKey: ['data-requests', filter, offset],
    queryFn: ({ signal }) => callApi('dataRequests', { query: { filter, offset }, signal }),
    // Keeps the old requests on screen while the next page of the same tab loads.
    placeholderData: (previous, query) => (query?.queryKey[1] === filter ? previous : undefined),
  });
}

interface RequestPageProps {
  readonly filter: DeskRequestFilter;
  readonly page: number;
  readonly onPage: (page: number) => void;
}

function RequestPage({ filter, page, onPage }: RequestPageProps) {
  const translate = useTranslate();
  const { data, error } = useDataRequests(filter, (page - 1) * DATA_REQUESTS_PER_PAGE);
  if (error && !data) {
    return <Alert severity="error">{errorText(error, translate)}</Alert>;
  }
  if (!data) return <LinearProgress aria-label={translate('console.loading')} />;
  const { requests, total } = data;
  if (total === 0) return <Typography>{translate(`console.dataRequests.none.${filter}`)}</Typography>;
  return (
    <>
      <Typography role="status">{translate('console.dataRequests.total', { smart_count: total })}</Typography>
      <DataRequestTable requests={requests} />
      {total > DATA_REQUESTS_PER_PAGE && (
        <Pagination
          page={page}
          count={Math.ceil(total / DATA_REQUESTS_PER_PAGE)}
          onChange={(_event, next) => onPage(next)}
        />
      )}
    </>
  );
}
