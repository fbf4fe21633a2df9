import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Paper from '@mui/material/Paper';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import type { MailPreviewParams } from '@manifold/domain/mail-preview/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { errorText } from '../shared/errors/error-text.js';
import { addressOfRoute, callApi } from '../providers/api.js';
import { MailFacts } from './MailFacts.js';
import { TestMailButton } from './TestMailButton.js';

const VIEWS = ['wide', 'narrow', 'text'] as const;
type View = (typeof VIEWS)[number];
const WIDTHS = { wide: '100%', narrow: 390 } as const;

/** Shows a mail as on a computer, as on a phone, or as plain text. */
export function ShownMail({ choice }: { readonly choice: MailPreviewParams }) {
  const translate = useTranslate();
  const [view, setView] = useState<View>('wide');
  const { data, error } = useQuery({
    queryKey: ['mails', choice],
    queryFn: ({ signal }) => callApi('previewMail', { query: choice, signal }),
    // Keeps the old head while the next mail loads, so that the page does not jump.
    placeholderData: (previous) => previous,
  });
  if (error) return <Alert severity="error">{errorText(error, translate)}</Alert>;
  if (!data) return <LinearProgress aria-label={translate('console.loading')} />;
  return (
    <Paper variant="outlined" sx={{ p: 2, display: 'grid', gap: 2 }}>
      <MailFacts preview={data} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, justifyContent: 'space-between' }}>
        <ViewButtons view={view} onChoose={setView} />
        <TestMailButton choice={choice} />
      </Box>
      {view === 'text' ? (
        <Box component="pre" sx={{ m: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {data.text}
        </Box>
      ) : (
        <Box
          component="iframe"
          // An empty sandbox: no scripts, no forms, no navigation of the console, an opaque origin.
          sandbox=""
          title={translate('console.mails.frame')}
          src={addressOfRoute('mailPage', { query: choice })}
          sx={{ border: 1, borderColor: 'divider', width: WIDTHS[view], maxWidth: '100%', height: '70vh', mx: 'auto' }}
        />
      )}
    </Paper>
  );
}

function ViewButtons({ view, onChoose }: { readonly view: View; readonly onChoose: (view: View) => void }) {
  const translate = useTranslate();
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      aria-label={translate('console.mails.view')}
      value={view}
      onChange={(_event, next: View | null) => onChoose(next ?? view)}
    >
      {VIEWS.map((name) => (
        <ToggleButton key={name} value={name}>
          {translate(`console.mails.${name}`)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
