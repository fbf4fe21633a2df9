import type { BackendConnection, CommerceBackend } from '@manifold/domain/systems/commerce-backend';
import { useTranslate } from 'react-admin';
import { FactTable, type FactColumn } from './FactTable.js';
import { secondsBefore } from './level.js';
import { useAgoText } from './use-ago-text.js';

/** Lists the connections to the commerce backend, by caller. */
export function BackendConnectionTable({ backend: { at, connections } }: { readonly backend: CommerceBackend }) {
  const translate = useTranslate();
  const ago = useAgoText();
  const word = (name: string) => translate(`console.systems.backend.${name}`);
  const agoOrNever = (instant: string | null) => (instant === null ? word('never') : ago(secondsBefore(at, instant)));
  const columns: readonly FactColumn<BackendConnection>[] = [
    { name: 'caller', label: word('caller'), value: ({ caller }) => word(`callers.${caller}`) },
    {
      name: 'breaker',
      label: word('breaker'),
      value: ({ isBreakerOpen }) => word(isBreakerOpen ? 'blocked' : 'passing'),
    },
    { name: 'underWay', label: word('underWay'), value: ({ underWay }) => underWay, isFigure: true },
    { name: 'waiting', label: word('waiting'), value: ({ waiting }) => waiting, isFigure: true },
    {
      name: 'answered',
      label: word('answered'),
      value: ({ answeredAt }) => agoOrNever(answeredAt),
      isWideOnly: true,
    },
    {
      name: 'unanswered',
      label: word('unanswered'),
      value: ({ unansweredAt }) => agoOrNever(unansweredAt),
      isWideOnly: true,
    },
  ];
  return <FactTable label={word('connections')} columns={columns} rows={connections} keyOf={({ caller }) => caller} />;
}
