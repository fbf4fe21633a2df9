import type { BackendConnection, CommerceBackend } from '@manifold/domain/systems/commerce-backend';
import { useTranslate } from 'react-admin';
import { FactTable, type FactColumn } from './FactTable.js';
import { secondsBefore } from './level.js';
import { useAgoText } from './use-ago-text.js';

/** Lists the connections to the commerce backend, by caller. */
export function BackendConnectionTable({ backend: { at, connections } }: { readonly backend: CommerceBackend }) {
  const translate = useTranslate();
  const ago = useAgoText();
  const text = (name: string) => translate(`console.systems.backend.${name}`);
  const agoOrNever = (instant: string | null) => (instant === null ? text('never') : ago(secondsBefore(at, instant)));
  const columns: readonly FactColumn<BackendConnection>[] = [
    { name: 'caller', label: text('caller'), value: ({ caller }) => text(`callers.${caller}`) },
    {
      name: 'breaker',
      label: text('breaker'),
      value: ({ isBreakerOpen }) => text(isBreakerOpen ? 'blocked' : 'passing'),
    },
    { name: 'underWay', label: text('underWay'), value: ({ underWay }) => underWay, isFigure: true },
    { name: 'waiting', label: text('waiting'), value: ({ waiting }) => waiting, isFigure: true },
    {
      name: 'answered',
      label: text('answered'),
      value: ({ answeredAt }) => agoOrNever(answeredAt),
      isWideOnly: true,
    },
    {
      name: 'unanswered',
      label: text('unanswered'),
      value: ({ unansweredAt }) => agoOrNever(unansweredAt),
      isWideOnly: true,
    },
  ];
  return <FactTable label={text('connections')} columns={columns} rows={connections} keyOf={({ caller }) => caller} />;
}
