import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReadinessCheck } from '@manifold/domain/readiness/contract';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { ReadinessMark } from '../shared/readiness/ReadinessMark.js';
import type { SectionInWords } from '../shared/definition/section-words.js';
import { useLanguage } from '../language/use-language.js';

interface CheckLineProps {
  readonly check: ReadinessCheck;
  readonly sections: readonly SectionInWords[];
}

/** Shows one readiness check: question, result, and how to fix it. */
export function CheckLine({ check, sections }: CheckLineProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const { id, state, asked, found, advice, details, section, milliseconds } = check;
  const known = sections.find(({ key }) => key === section);
  return (
    <Box
      component="li"
      data-check={id}
      data-state={state}
      sx={{
        display: 'grid',
        gap: { xs: 0.5, md: 2 },
        gridTemplateColumns: { xs: '1fr', md: '230px 1fr' },
        py: 1.25,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Box>
        <Typography component="h3" sx={{ fontWeight: 600, fontSize: 14 }}>
          {translate(`console.readiness.checks.${id}`)}
        </Typography>
        <ReadinessMark state={state} />
      </Box>
      <Box sx={{ overflowWrap: 'anywhere' }}>
        <Typography variant="body2" color="text.secondary">
          {asked[language]}
        </Typography>
        <Typography>{found[language]}</Typography>
        {details.length > 0 && (
          <Box component="ul" sx={{ my: 0.5, pl: 2.5, fontSize: 13 }}>
            {details
              .map((detail) => (typeof detail === 'string' ? detail : detail[language]))
              .map((detail) => (
                <li key={detail}>{detail}</li>
              ))}
          </Box>
        )}
        {advice && (
          <Typography sx={{ fontWeight: 600 }}>
            {advice[language]}{' '}
            {known && (
              <Link component={RouterLink} to={`/${known.key}`}>
                {translate('console.readiness.open', { section: known.label })}
              </Link>
            )}
          </Typography>
        )}
        <Typography variant="body2" color="text.secondary" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {translate('console.readiness.took', { milliseconds })}
        </Typography>
      </Box>
    </Box>
  );
}
