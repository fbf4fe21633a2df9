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
  /** Describes the level in words, because the icon is not enough for everyone. */
  readonly children: ReactNode;
}

/** Shows a level as an icon with a description. */
export function LevelMark({ level, children }: LevelMarkProps) {
  const Icon = ICONS[level];
  return (
    <Box component="span" sx={{ display: 'inline-flex', gap: 0.75, alignItems: 'flex-start' }}>
      <Icon fontSize="small" color={COLOURS[level]} aria-hidden />
      <span>{children}</span>
    </Box>
  );
}
