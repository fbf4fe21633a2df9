import type { CustomerResponse } from '@manifold/domain/customer-api/operations';
import { useCallback, useEffect, useState } from 'react';
import { FormattedDate, useIntl } from 'react-intl';
import { accountTitles } from '../../platform/account/pages.js';
import { useCustomerApi } from '../../platform/account/use-account.js';
import { accountErrorMessage } from '../../platform/errors/account-error-message.js';
import { useShop } from '../../platform/shop/shop.js';
import { Badge } from '../../ui/Badge.js';
import { Button } from '../../ui/Button.js';
import { Skeleton } from '../../ui/Skeleton.js';
import { LoadFailure } from '../../platform/errors/LoadFailure.js';
import { entryMessages as messages } from './entry-messages.js';

type Session = CustomerResponse<'listSessions'>['sessions'][number];

/** The devices on which the customer is signed in, and how to sign them out. */
export function SessionList() {
  const { formatMessage } = useIntl();
  const { sessions, failure, load, run } = useSessions();
  const call = useCustomerApi();
  return (
    <section className="rounded-card border border-hairline bg-surface p-5">
      <h2 className="text-lg font-bold">{formatMessage(messages.sessionsTitle)}</h2>
      {failure === undefined ? null : <LoadFailure reason={failure} onRetry={load} />}
      {sessions === undefined && failure === undefined ? <Skeleton className="mt-4 h-16" /> : null}
      {sessions === undefined ? null : (
        <ul className="mt-2 divide-y divide-hairline">
          {sessions.map((session) => (
            <SessionRow
              key={session.id}
              session={session}
              onEnd={() => run(() => call('endSession', { sessionId: session.id }))}
            />
          ))}
        </ul>
      )}
      {sessions && sessions.length > 1 ? (
        <Button className="mt-4" variant="tertiary" onClick={() => run(() => call('endOtherSessions', {}))}>
          {formatMessage(messages.sessionsEndOthers)}
        </Button>
      ) : null}
    </section>
  );
}

interface Sessions {
  readonly sessions: readonly Session[] | undefined;
  /** Why the list could not be loaded; undefined if it was, or is being loaded. */
  readonly failure: unknown;
  readonly load: () => void;
  /** Ends some sessions and loads the list again. */
  readonly run: (end: () => Promise<unknown>) => void;
}

function useSessions(): Sessions {
  const { formatMessage } = useIntl();
  const { notices } = useShop();
  const call = useCustomerApi();
  const [sessions, setSessions] = useState<readonly Session[]>();
  const [failure, setFailure] = useState<unknown>();
  const load = useCallback(() => {
    setFailure(undefined);
    call('listSessions', {}).then(({ sessions: found }) => setSessions(found), setFailure);
  }, [call]);
  // Sessions are personal, so the browser loads them after rendering.
  useEffect(load, [load]);
  const run: Sessions['run'] = (end) => {
    const endAndSay = async () => {
      await end();
      notices.show({ id: 'account', kind: 'status', text: formatMessage(messages.sessionsEnded) });
      load();
    };
    endAndSay().catch((reason: unknown) => {
      notices.show({ id: 'account', kind: 'problem', text: formatMessage(accountErrorMessage(reason)) });
    });
  };
  return { sessions, failure, load, run };
}

function SessionRow({ session, onEnd }: { readonly session: Session; readonly onEnd: () => void }) {
  const { formatMessage } = useIntl();
  const { device, seenAt, isCurrent } = session;
  const name = device ?? formatMessage(messages.sessionsUnknown);
  const date = <FormattedDate value={seenAt} dateStyle="medium" timeStyle="short" />;
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-3">
      <div>
        <p className="font-semibold">{name}</p>
        <p className="text-sm text-ink-soft">{formatMessage(messages.sessionsSeen, { date })}</p>
      </div>
      {isCurrent ? (
        <Badge>{formatMessage(messages.sessionsCurrent)}</Badge>
      ) : (
        <Button size="sm" variant="quinary" onClick={onEnd}>
          {formatMessage(accountTitles.signOut)}
          <span className="sr-only"> {name}</span>
        </Button>
      )}
    </li>
  );
}
