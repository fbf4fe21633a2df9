import Typography from '@mui/material/Typography';
import type { Replica, Replicas } from '@manifold/domain/replica/contract';
import { useTranslate } from 'react-admin';
import { useInstantText } from '../language/use-language.js';
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
  const text = (name: string) => translate(`console.systems.process.${name}`);
  return (
    <SystemSection id="processes" title={text('title')} help={text('help')} isEmpty={!found} hasFailed={hasFailed}>
      {found?.replicas.length === 0 && <Typography>{text('none')}</Typography>}
      {found && found.replicas.length > 0 && (
        <FactTable label={text('title')} columns={columns} rows={found.replicas} keyOf={({ id }) => id} />
      )}
    </SystemSection>
  );
}

function useColumns(newest: number): readonly FactColumn<Replica>[] {
  const translate = useTranslate();
  const instant = useInstantText();
  const text = (name: string, values?: Record<string, string | number>) =>
    translate(`console.systems.process.${name}`, values);
  const partName = (part: string) => translate(`console.systems.part.${part}`, { _: part });
  const state = (replica: Replica) => {
    const name = replicaState(replica, newest);
    const seconds = Math.round(replica.silentSeconds);
    const parts = replica.ailing.map(partName).join(', ');
    return (
      <LevelMark level={name === 'well' ? 'well' : 'strained'}>{text(name, { newest, seconds, parts })}</LevelMark>
    );
  };
  return [
    { name: 'host', label: text('host'), value: ({ host }) => host },
    { name: 'state', label: text('state'), value: state },
    { name: 'revision', label: text('revision'), value: ({ revision }) => revision, isFigure: true },
    { name: 'version', label: text('version'), value: ({ version }) => version || '–', isWideOnly: true },
    { name: 'since', label: text('since'), value: ({ startedAt }) => instant(startedAt), isWideOnly: true },
    {
      name: 'memory',
      label: text('memory'),
      value: ({ memoryMegabytes }) => text('megabytes', { count: memoryMegabytes }),
      isFigure: true,
    },
    { name: 'pool', label: text('pool'), value: ({ pool }) => text('poolText', pool), isWideOnly: true },
  ];
}
