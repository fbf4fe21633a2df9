import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { useTranslate } from 'react-admin';
import { ExportPart } from './ExportPart.js';
import { ImportPart } from './ImportPart.js';
import { ScreenTitle } from '../shared/title/ScreenTitle.js';

/** Exports the config to files and imports files as a draft. */
export function InterchangePage() {
  const translate = useTranslate();
  return (
    <Box sx={{ pt: 2, maxWidth: 1000, display: 'grid', gap: 2 }}>
      <ScreenTitle title={translate('console.interchange.title')} />
      <Paper variant="outlined" component="section" aria-labelledby="export" sx={{ p: 2, minWidth: 0 }}>
        <ExportPart headingId="export" />
      </Paper>
      <Paper variant="outlined" component="section" aria-labelledby="import" sx={{ p: 2, minWidth: 0 }}>
        <ImportPart headingId="import" />
      </Paper>
    </Box>
  );
}
