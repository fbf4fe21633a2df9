import Alert from '@mui/material/Alert';
import LinearProgress from '@mui/material/LinearProgress';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';

interface SystemSectionProps {
  /** By which the overview finds it. */
  readonly id: string;
  readonly title: string;
  readonly help: ReactNode;
  /** Whether there is nothing to show yet, and whether that is so because nothing answers. */
  readonly isEmpty: boolean;
  readonly hasFailed: boolean;
  readonly children: ReactNode;
}

/** One system: what it is, and how it is once that is known. */
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

/** What a part of a system's facts is called. */
export function PartHeading({ children }: PartHeadingProps) {
  return (
    <Typography variant="h3" sx={{ fontSize: 15, fontWeight: 650, mt: 2, mb: 0.5 }}>
      {children}
    </Typography>
  );
}
