import Typography from '@mui/material/Typography';
import type { Replica, Replicas } from '@manifold/domain/replica/contract';
import { useTranslate } from 'react-admin';
import { useInstantText } from '../shared/words/use-language.js';
import { FactTable, type FactColumn } from './FactTable.js';
import { replicaState } from './level.js';
import { LevelMark } from './LevelMark.js';
import { SystemSection } from './SystemSection.js';

interface ReplicaSectionProps {
  readonly found: Replicas | undefined;
  readonly hasFailed: boolean;
}

/** Lists the replicas with release, revision, health and resource usage. */
export function ReplicaSection({ found, hasFailed }: ReplicaSectionProps) {
  const translate = useTranslate();
  const columns = useColumns(found?.newest ?? 0);
  const word = (name: string) => translate(`console.systems.process.${name}`);
  return (
    <SystemSection id="processes" title={word('title')} help={word('help')} isEmpty={!found} hasFailed={hasFailed}>
      {found?.replicas.length === 0 && <Typography>{word('none')}</Typography>}
      {found && found.replicas.length > 0 && (
        <FactTable label={word('title')} columns={columns} rows={found.replicas} keyOf={({ id }) => id} />
      )}
    </SystemSection>
  );
}

function useColumns(newest: number): readonly FactColumn<Replica>[] {
  const translate = useTranslate();
  const instant = useInstantText();
  const word = (name: string, values?: Record<string, string | number>) =>
    translate(`console.systems.process.${name}`, values);
  const partName = (part: string) => translate(`console.systems.part.${part}`, { _: part });
  const state = (replica: Replica) => {
    const name = replicaState(replica, newest);
    const seconds = Math.round(replica.silentSeconds);
    const parts = replica.ailing.map(partName).join(', ');
    return (
      <LevelMark level={name === 'well' ? 'well' : 'strained'}>{word(name, { newest, seconds, parts })}</LevelMark>
    );
  };
  return [
    { name: 'host', label: word('host'), value: ({ host }) => host },
    { name: 'state', label: word('state'), value: state },
    { name: 'revision', label: word('revision'), value: ({ revision }) => revision, isFigure: true },
    { name: 'version', label: word('version'), value: ({ version }) => version || '–', isWideOnly: true },
    { name: 'since', label: word('since'), value: ({ startedAt }) => instant(startedAt), isWideOnly: true },
    {
      name: 'memory',
      label: word('memory'),
      value: ({ memoryMegabytes }) => word('megabytes', { count: memoryMegabytes }),
      isFigure: true,
    },
    { name: 'pool', label: word('pool'), value: ({ pool }) => word('poolText', pool), isWideOnly: true },
  ];
}
