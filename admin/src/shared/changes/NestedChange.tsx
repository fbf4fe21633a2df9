import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { isReordered, nestedDifferences, type NestedDifference, type NestedLine } from './nested-change.js';

/** Number of parts shown before "Show all". */
const SHOWN = 8;

interface NestedChangeProps {
  readonly before: unknown;
  readonly after: unknown;
}

/** Shows the differences of a nested value, part by part. */
export function NestedChange({ before, after }: NestedChangeProps) {
  const translate = useTranslate();
  const differences = nestedDifferences(before, after);
  if (differences.length === 0) {
    return translate(isReordered(before, after) ? 'console.nested.reordered' : 'console.nested.same');
  }
  const more = differences.slice(SHOWN);
  return (
    <Box sx={{ fontWeight: 400 }}>
      <DifferenceList differences={differences.slice(0, SHOWN)} />
      {more.length > 0 && (
        <details>
          <summary>{translate('console.nested.more', { smart_count: more.length })}</summary>
          <DifferenceList differences={more} />
        </details>
      )}
    </Box>
  );
}

function DifferenceList({ differences }: { readonly differences: readonly NestedDifference[] }) {
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {differences.map((difference) => (
        <Difference key={difference.path.join(' › ')} {...difference} />
      ))}
    </Box>
  );
}

function Difference({ path, before, after }: NestedDifference) {
  const translate = useTranslate();
  const textOf = (value: NestedLine['value']): string => {
    if (value === null || value === '') return translate('console.value.empty');
    if (typeof value === 'boolean') return translate(value ? 'console.value.on' : 'console.value.off');
    return String(value);
  };
  return (
    <Box component="li" sx={{ overflowWrap: 'anywhere', py: 0.25 }}>
      <Typography component="span" variant="body2" color="text.secondary">
        {path.join(' › ')}:{' '}
      </Typography>
      {before !== undefined && (
        <>
          <Box component="s" sx={{ color: 'text.secondary' }}>
            {textOf(before)}
          </Box>{' '}
        </>
      )}
      <strong>{after === undefined ? translate('console.nested.removed') : textOf(after)}</strong>
    </Box>
  );
}
