import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { Level } from './level.js';
import { LevelMark } from './LevelMark.js';

/** The state of one system on one line. */
export interface StatusSummary {
  /** Id of the section with details. */
  readonly id: string;
  readonly title: string;
  readonly level: Level;
  readonly text: string;
}

/** Lists the state of all systems, with links to the details. */
export function Overview({ summaries }: { readonly summaries: readonly StatusSummary[] }) {
  const translate = useTranslate();
  return (
    <Box
      component="ul"
      aria-label={translate('console.systems.overview')}
      sx={{
        m: 0,
        p: 0,
        listStyle: 'none',
        display: 'grid',
        gap: 1,
        gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(auto-fit, minmax(190px, 1fr))' },
      }}
    >
      {summaries.map((glance) => (
        <li key={glance.id}>
          <StatusTile {...glance} />
        </li>
      ))}
    </Box>
  );
}

function goTo(id: string): void {
  const section = document.getElementById(id);
  section?.scrollIntoView({ block: 'start' });
  section?.focus({ preventScroll: true });
}

function StatusTile({ id, title, level, text }: StatusSummary) {
  const translate = useTranslate();
  const word = translate(`console.systems.level.${level}`);
  return (
    <ButtonBase
      onClick={() => goTo(id)}
      sx={{
        width: 1,
        height: 1,
        p: 1.5,
        display: 'block',
        typography: 'body1',
        textAlign: 'left',
        bgcolor: 'background.paper',
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
      }}
    >
      <Typography component="span" sx={{ display: 'block', fontWeight: 650 }}>
        {title}
      </Typography>
      <LevelMark level={level}>{word}</LevelMark>
      <Typography component="span" variant="body2" color="text.secondary" sx={{ display: 'block' }}>
        {text}
      </Typography>
    </ButtonBase>
  );
}
