import Alert from '@mui/material/Alert';
import LinearProgress from '@mui/material/LinearProgress';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';

interface SystemSectionProps {
  /** The overview links to it. */
  readonly id: string;
  readonly title: string;
  readonly help: ReactNode;
  /** Whether there is no data yet, and whether that is because loading failed. */
  readonly isEmpty: boolean;
  readonly hasFailed: boolean;
  readonly children: ReactNode;
}

/** Renders one system: heading, help, and its state once it is loaded. */
export function SystemSection({ id, title, help, isEmpty, hasFailed, children }: SystemSectionProps) {
  const translate = useTranslate();
  const headingId = `${id}-heading`;
  return (
    <Paper component="section" id={id} tabIndex={-1} variant="outlined" aria-labelledby={headingId} sx={{ p: 2 }}>
      <Typography id={headingId} variant="h2">
        {title}
      </Typography>
      <Typography color="text.secondary" sx={{ mb: 1.5, maxWidth: 720, overflowWrap: 'anywhere' }}>
        {help}
      </Typography>
      {isEmpty && !hasFailed && <LinearProgress aria-label={translate('console.loading')} />}
      {isEmpty && hasFailed && <Alert severity="error">{translate('console.systems.first')}</Alert>}
      {children}
    </Paper>
  );
}

interface PartHeadingProps {
  readonly children: ReactNode;
}

/** Renders the heading of a part of a section. */
export function PartHeading({ children }: PartHeadingProps) {
  return (
    <Typography variant="h3" sx={{ fontSize: 15, fontWeight: 650, mt: 2, mb: 0.5 }}>
      {children}
    </Typography>
  );
}
