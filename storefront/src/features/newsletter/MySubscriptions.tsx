import {
  SUBSCRIPTION_CHANNELS,
  type MySubscriptions as MySubscriptionsAnswer,
  type Subscriptions,
} from '@manifold/domain/newsletter/contract';
import { channelsOf, needsPhone } from '@manifold/domain/newsletter/subscriptions';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { textDigest } from '../../platform/consent/text-digest.js';
import { LoadFailure } from '../../platform/errors/LoadFailure.js';
import { Button } from '../../ui/Button.js';
import { FormProblem } from '../../ui/FormProblem.js';
import { Skeleton } from '../../ui/Skeleton.js';
import { TextField } from '../../ui/TextField.js';
import { channelNames, newsletterMessages as messages } from './messages.js';
import { phoneMessages } from './phone-messages.js';
import { type MySubscriptionsControl, useMySubscriptions } from './use-my-subscriptions.js';

/** The customer's channels for offers, each voluntary and on its own. */
export function MySubscriptions() {
  const control = useMySubscriptions();
  const { mine, failure, reload } = control;
  if (failure !== undefined) return <LoadFailure reason={failure} onRetry={reload} />;
  if (!mine) return <Skeleton className="h-64" />;
  return <Channels saved={mine} {...control} />;
}

interface ChannelsProps extends MySubscriptionsControl {
  readonly saved: MySubscriptionsAnswer;
}

function Channels({ saved, isBusy, isSaved, problem, isPhoneRefused, save }: ChannelsProps) {
  const { formatMessage } = useIntl();
  const [changes, setChanges] = useState<Partial<Subscriptions>>({});
  const [typed, setTyped] = useState<string>();
  const chosen = { ...saved.subscriptions, ...changes };
  const asksPhone = needsPhone(channelsOf(chosen));
  const names = SUBSCRIPTION_CHANNELS.map((channel) => ({ channel, name: formatMessage(channelNames[channel]) }));
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const phone = typed === undefined || !asksPhone ? {} : { phone: typed.trim() || null };
    if (!isBusy) save({ subscriptions: changes, ...phone, text: textDigest(names.map(({ name }) => name)) });
  };
  const done = isSaved ? messages.saved : null;
  const status = saved.awaitsConfirmation ? messages.awaits : done;
  return (
    <form method="post" noValidate onSubmit={submit} className="max-w-2xl space-y-5">
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
      {asksPhone ? (
        <ChannelPhone value={typed ?? saved.phone ?? ''} isRefused={isPhoneRefused} onType={setTyped} />
      ) : null}
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

interface ChannelPhoneProps {
  readonly value: string;
  readonly isRefused: boolean;
  readonly onType: (typed: string) => void;
}

/** The number for text messages and calls. */
function ChannelPhone({ value, isRefused, onType }: ChannelPhoneProps) {
  const { formatMessage } = useIntl();
  const input = useRef<HTMLInputElement>(null);
  // The server refuses the number after the button was pressed, below the field.
  useEffect(() => {
    if (isRefused) input.current?.focus();
  }, [isRefused]);
  return (
    <TextField
      ref={input}
      type="tel"
      autoComplete="tel"
      inputMode="tel"
      required
      className="max-w-sm"
      label={formatMessage(phoneMessages.phone)}
      hint={formatMessage(phoneMessages.hint)}
      error={isRefused ? formatMessage(phoneMessages.invalid) : undefined}
      value={value}
      onChange={({ target }) => onType(target.value)}
    />
  );
}
