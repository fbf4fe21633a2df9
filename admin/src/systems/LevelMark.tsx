import CheckCircleIcon from '@mui/icons-material/CheckCircleOutlined';
import ErrorIcon from '@mui/icons-material/ErrorOutlined';
import HelpIcon from '@mui/icons-material/HelpOutlined';
import WarningIcon from '@mui/icons-material/WarningAmberOutlined';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { Level } from './level.js';

const ICONS = { well: CheckCircleIcon, strained: WarningIcon, down: ErrorIcon, unknown: HelpIcon } as const;
const COLOURS = { well: 'success', strained: 'warning', down: 'error', unknown: 'disabled' } as const;

interface LevelMarkProps {
  readonly level: Level;
  /** What it says of the level in words: the sign alone says nothing to many. */
  readonly children: ReactNode;
}

/** How something is: a sign, and words beside it. */
export function LevelMark({ level, children }: LevelMarkProps) {
  const Icon = ICONS[level];
  return (
    <Box component="span" sx={{ display: 'inline-flex', gap: 0.75, alignItems: 'flex-start' }}>
      <Icon fontSize="small" color={COLOURS[level]} aria-hidden />
      <span>{children}</span>
    </Box>
  );
}
