import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface PanelProps {
  /** Id of the heading, for `aria-labelledby` of the content. */
  readonly headingId: string;
  readonly title: string;
  readonly help: string;
  /** Buttons beside the heading. */
  readonly actions: ReactNode;
  readonly children: ReactNode;
}

/** Renders a part of a store's page with heading, help and actions. */
export function Panel({ headingId, title, help, actions, children }: PanelProps) {
  return (
    <Paper component="section" variant="outlined" aria-labelledby={headingId} sx={{ p: 2, mb: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'flex-start', mb: 1 }}>
        <Box sx={{ mr: 'auto', maxWidth: 640 }}>
          <Typography id={headingId} variant="h2">
            {title}
          </Typography>
          <Typography color="text.secondary">{help}</Typography>
        </Box>
        {actions}
      </Box>
      {children}
    </Paper>
  );
}
