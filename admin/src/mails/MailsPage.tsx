import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router';
import { useStores } from '../shared/definition/use-section.js';
import { throwIfMissing } from '../providers/throw-if-missing.js';
import { ScreenTitle } from '../shared/title/ScreenTitle.js';
import { previewParams } from './preview-params.js';
import { MailForm } from './MailForm.js';
import { ShownMail } from './ShownMail.js';

/** Previews each mail to customers in each language of each store. */
export function MailsPage() {
  const translate = useTranslate();
  const [query, setQuery] = useSearchParams();
  const { data: stores, error } = useStores();
  throwIfMissing(error, stores);
  if (!stores) return <LinearProgress aria-label={translate('console.loading')} sx={{ mt: 2 }} />;
  const choice = previewParams(query, stores);
  return (
    <Box sx={{ pt: 2, maxWidth: 900, display: 'grid', gap: 2 }}>
      <ScreenTitle title={translate('console.mails.title')} />
      <Typography color="text.secondary">{translate('console.mails.help')}</Typography>
      {choice && <MailForm choice={choice} stores={stores} onChoose={(next) => setQuery(next, { replace: true })} />}
      {choice && <ShownMail choice={choice} />}
    </Box>
  );
}
