import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import type { ChangeSetFinding, StoreView } from '@manifold/domain/admin-api/contract';
import { useTranslate } from 'react-admin';
import type { SectionInWords } from '../shared/definition/section-words.js';
import { groupedFindings, type FindingGroup } from './finding-groups.js';
import { useFindingText } from './use-finding-text.js';

const LIST = { margin: 0, paddingInlineStart: 20 };

interface FindingsProps {
  readonly findings: readonly ChangeSetFinding[];
  readonly stores: readonly StoreView[];
  readonly sections: readonly SectionInWords[];
  /** Names of the warnings that the user has acknowledged. */
  readonly acknowledged: readonly string[];
  readonly onAcknowledge: (names: readonly string[]) => void;
}

/** Lists findings of the lint: new ones to fix or acknowledge, and those that existed before. */
export function Findings({ findings, stores, sections, acknowledged, onAcknowledge }: FindingsProps) {
  const translate = useTranslate();
  const textOf = useFindingText(stores, sections);
  const fresh = findings.filter(({ isNew }) => isNew);
  const standing = findings.filter(({ isNew }) => !isNew);
  const toggle = (names: readonly string[]) => {
    const others = acknowledged.filter((name) => !names.includes(name));
    onAcknowledge(names.every((name) => acknowledged.includes(name)) ? others : [...others, ...names]);
  };
  return (
    <>
      {fresh.length > 0 && (
        <Box component="section" aria-labelledby="new-findings" sx={{ mb: 3 }}>
          <Typography variant="h2" id="new-findings" sx={{ mb: 1 }}>
            {translate('console.publish.findings', { smart_count: fresh.length })}
          </Typography>
          {groupedFindings(fresh).map((group) => (
            <GroupAlert
              key={`${group.severity} ${group.rule}`}
              group={group}
              textOf={textOf}
              isAcknowledged={group.findings.every(({ name }) => acknowledged.includes(name))}
              onToggle={() => toggle(group.findings.map(({ name }) => name))}
            />
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

/** Number of findings shown before "Show all". */
const SHOWN = 3;

interface GroupAlertProps {
  readonly group: FindingGroup;
  readonly textOf: (finding: ChangeSetFinding) => string;
  readonly isAcknowledged: boolean;
  readonly onToggle: () => void;
}

/** Shows all findings of one rule; they are acknowledged together. */
function GroupAlert({ group: { severity, findings }, textOf, isAcknowledged, onToggle }: GroupAlertProps) {
  const translate = useTranslate();
  const count = findings.length;
  return (
    <Alert severity={severity} sx={{ mb: 1, '& .MuiAlert-message': { flexGrow: 1 } }}>
      {count === 1 ? findings.map(textOf) : <FindingList texts={findings.map(textOf)} />}
      {severity === 'warning' && (
        <FormControlLabel
          sx={{ display: 'flex' }}
          control={<Checkbox size="small" checked={isAcknowledged} onChange={onToggle} />}
          label={translate('console.publish.letStand', { smart_count: count })}
        />
      )}
    </Alert>
  );
}

function FindingList({ texts }: { readonly texts: readonly string[] }) {
  const translate = useTranslate();
  const items = (of: readonly string[]) => of.map((text) => <li key={text}>{text}</li>);
  const more = texts.slice(SHOWN);
  return (
    <>
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        {translate('console.publish.alike', { smart_count: texts.length })}
      </Typography>
      <ul style={LIST}>{items(texts.slice(0, SHOWN))}</ul>
      {more.length > 0 && (
        <details>
          <summary>{translate('console.publish.moreProblems', { smart_count: more.length })}</summary>
          <ul style={LIST}>{items(more)}</ul>
        </details>
      )}
    </>
  );
}
