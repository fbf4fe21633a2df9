import type { AddressServicesStatus, AddressServiceStatus } from '@manifold/domain/systems/address-services';
import { useTranslate } from 'react-admin';
import { FactTable, type FactColumn } from './FactTable.js';
import type { Level } from './level.js';
import { secondsBefore } from './level.js';
import { LevelMark } from './LevelMark.js';
import { SystemSection } from './SystemSection.js';
import { useAgoText } from './use-ago-text.js';

interface AddressServiceSectionProps {
  readonly found: AddressServicesStatus | undefined;
  readonly hasFailed: boolean;
}

type State = 'absent' | 'idle' | 'well' | 'strained' | 'down';

const LEVELS = {
  absent: 'unknown',
  idle: 'unknown',
  well: 'well',
  strained: 'strained',
  down: 'down',
} as const satisfies Record<State, Level>;

function stateOf({ isConfigured, isBreakerOpen, answeredAt, unansweredAt }: AddressServiceStatus): State {
  if (!isConfigured) return 'absent';
  if (isBreakerOpen) return 'down';
  if (unansweredAt !== null && (answeredAt === null || unansweredAt > answeredAt)) return 'strained';
  return answeredAt === null ? 'idle' : 'well';
}

/** Shows whether the services that check and complete addresses answer. */
export function AddressServiceSection({ found, hasFailed }: AddressServiceSectionProps) {
  const translate = useTranslate();
  const ago = useAgoText();
  const text = (name: string) => translate(`console.systems.addresses.${name}`);
  const columns: readonly FactColumn<AddressServiceStatus>[] = [
    { name: 'name', label: text('name'), value: ({ name }) => text(name) },
    {
      name: 'state',
      label: text('state'),
      value: (service) => <LevelMark level={LEVELS[stateOf(service)]}>{text(stateOf(service))}</LevelMark>,
    },
    {
      name: 'answered',
      label: text('answered'),
      value: ({ answeredAt }) => (found && answeredAt ? ago(secondsBefore(found.at, answeredAt)) : '–'),
      isWideOnly: true,
    },
    { name: 'stores', label: text('stores'), value: ({ stores }) => stores, isFigure: true },
  ];
  return (
    <SystemSection
      id="address-services"
      title={text('title')}
      help={text('help')}
      isEmpty={!found}
      hasFailed={hasFailed}
    >
      {found && <FactTable label={text('title')} columns={columns} rows={found.services} keyOf={({ name }) => name} />}
    </SystemSection>
  );
}
