import { SUBSCRIPTION_CHANNELS, type Subscriptions } from '@manifold/domain/newsletter/contract';
import { type FormEvent, useState } from 'react';
import { useIntl } from 'react-intl';
import { textDigest } from '../../platform/consent/text-digest.js';
import { LoadFailure } from '../../platform/errors/LoadFailure.js';
import { Button } from '../../ui/Button.js';
import { FormProblem } from '../../ui/FormProblem.js';
import { Skeleton } from '../../ui/Skeleton.js';
import { channelNames, newsletterMessages as messages } from './messages.js';
import { type MySubscriptionsControl, useMySubscriptions } from './use-my-subscriptions.js';

/** The customer's channels for offers, each voluntary and on its own. */
export function MySubscriptions() {
  const control = useMySubscriptions();
  const { mine, failure, reload } = control;
  if (failure !== undefined) return <LoadFailure reason={failure} onRetry={reload} />;
  if (!mine) return <Skeleton className="h-64" />;
  return <Channels inForce={mine.subscriptions} awaits={mine.awaitsConfirmation} {...control} />;
}

interface ChannelsProps extends MySubscriptionsControl {
  readonly inForce: Subscriptions;
  readonly awaits: boolean;
}

function Channels({ inForce, awaits, isBusy, isSaved, problem, save }: ChannelsProps) {
  const { formatMessage } = useIntl();
  const [changes, setChanges] = useState<Partial<Subscriptions>>({});
  const chosen = { ...inForce, ...changes };
  const names = SUBSCRIPTION_CHANNELS.map((channel) => ({ channel, name: formatMessage(channelNames[channel]) }));
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!isBusy) save(changes, textDigest(names.map(({ name }) => name)));
  };
  const saved = isSaved ? messages.saved : null;
  const status = awaits ? messages.awaits : saved;
  return (
    <form method="post" onSubmit={submit} className="max-w-2xl space-y-5">
      {names.map(({ channel, name }) => (
        <label key={channel} className="flex min-h-11 cursor-pointer items-center gap-3 border-b border-hairline pb-3">
          <input
            type="checkbox"
            checked={chosen[channel]}
            onChange={({ target }) => setChanges({ ...changes, [channel]: target.checked })}
            className="size-6 shrink-0 cursor-pointer accent-accent"
          />
          {name}
        </label>
      ))}
      <FormProblem>{problem}</FormProblem>
      <Button type="submit" isBusy={isBusy}>
        {formatMessage(messages.save)}
      </Button>
      <p role="status" className="font-semibold">
        {status && formatMessage(status)}
      </p>
    </form>
  );
}
