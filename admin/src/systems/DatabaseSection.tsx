import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { DatabaseCondition } from '@manifold/domain/systems/database';
import { useTranslate } from 'react-admin';
import { useFormatLocale } from '../language/use-language.js';
import { SystemSection } from './SystemSection.js';

interface DatabaseSectionProps {
  readonly found: DatabaseCondition | undefined;
  readonly hasFailed: boolean;
}

/** Shows the state of Postgres. */
export function DatabaseSection({ found, hasFailed }: DatabaseSectionProps) {
  const translate = useTranslate();
  const facts = useFacts();
  return (
    <SystemSection
      id="database"
      title={translate('console.systems.database.title')}
      help={translate('console.systems.database.help')}
      isEmpty={!found}
      hasFailed={hasFailed}
    >
      {found && (
        <Box
          component="dl"
          sx={{ m: 0, display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))' }}
        >
          {facts(found).map(([name, value]) => (
            <div key={name}>
              <Typography component="dt" variant="body2" color="text.secondary">
                {translate(`console.systems.database.${name}`)}
              </Typography>
              <Typography component="dd" sx={{ m: 0 }}>
                {value}
              </Typography>
            </div>
          ))}
        </Box>
      )}
    </SystemSection>
  );
}

function useFacts(): (found: DatabaseCondition) => readonly (readonly [name: string, value: string])[] {
  const translate = useTranslate();
  const locale = useFormatLocale();
  const text = (name: string, values: Record<string, string | number>) => translate(`console.systems.${name}`, values);
  const figure = (value: number) => value.toLocaleString(locale);
  return (found) => [
    ['answers', text('database.milliseconds', { count: figure(found.answeredInMilliseconds) })],
    ['connections', text('database.of', { count: found.connections, maximum: found.mostConnections })],
    ['busy', figure(found.busy)],
    ['longest', text('database.seconds', { count: figure(found.longestSeconds) })],
    ['size', text('process.megabytes', { count: figure(found.sizeMegabytes) })],
    ['version', found.version],
  ];
}
