import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { RequestList } from './RequestList.js';
import { useProposedRequests } from './use-order-desk.js';

/** Lists the requests of all orders that wait for a second person; renders nothing if there are none. */
export function ProposedRequests() {
  const translate = useTranslate();
  const { data = [] } = useProposedRequests();
  if (data.length === 0) return null;
  return (
    <Paper variant="outlined" component="section" sx={{ p: 2 }}>
      <Typography variant="h2" sx={{ mb: 1 }}>
        {translate('console.orderDesk.waiting')}
      </Typography>
      <Stack spacing={1}>
        <RequestList requests={data} hasLinks />
      </Stack>
    </Paper>
  );
}
