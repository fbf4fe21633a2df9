import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import type { ChangeSetFinding, StoreView } from '@manifold/domain/admin-api/contract';
import { useTranslate } from 'react-admin';
import type { SectionInWords } from '../shared/section/section-words.js';
import { useFindingText } from './use-finding-text.js';

interface FindingsProps {
  readonly findings: readonly ChangeSetFinding[];
  readonly stores: readonly StoreView[];
  readonly sections: readonly SectionInWords[];
  /** Names of the warnings that the reader lets stand. */
  readonly acknowledged: readonly string[];
  readonly onAcknowledge: (names: readonly string[]) => void;
}

/** What the lint says of the draft: what is new, to be mended or acknowledged, and what stood already. */
export function Findings({ findings, stores, sections, acknowledged, onAcknowledge }: FindingsProps) {
  const translate = useTranslate();
  const textOf = useFindingText(stores, sections);
  const fresh = findings.filter(({ isNew }) => isNew);
  const standing = findings.filter(({ isNew }) => !isNew);
  const toggle = (name: string) =>
    onAcknowledge(acknowledged.includes(name) ? acknowledged.filter((each) => each !== name) : [...acknowledged, name]);
  return (
    <>
      {fresh.length > 0 && (
        <Box component="section" aria-labelledby="new-findings" sx={{ mb: 3 }}>
          <Typography variant="h2" id="new-findings" sx={{ mb: 1 }}>
            {translate('console.publish.findings', { smart_count: fresh.length })}
          </Typography>
          {fresh.map((finding) => (
            <Alert key={finding.name} severity={finding.severity} sx={{ mb: 1 }}>
              {textOf(finding)}
              {finding.severity === 'warning' && (
                <FormControlLabel
                  sx={{ display: 'flex' }}
                  control={
                    <Checkbox
                      size="small"
                      checked={acknowledged.includes(finding.name)}
                      onChange={() => toggle(finding.name)}
                    />
                  }
                  label={translate('console.publish.letStand')}
                />
              )}
            </Alert>
          ))}
        </Box>
      )}
      {standing.length > 0 && (
        <Box component="details" sx={{ mb: 3 }}>
          <summary>{translate('console.publish.standing', { smart_count: standing.length })}</summary>
          <ul>
            {standing.map((finding) => (
              <li key={finding.name}>{textOf(finding)}</li>
            ))}
          </ul>
        </Box>
      )}
    </>
  );
}
