import type { AddressPlace } from '@manifold/domain/address-check/contract';
import { printedAddress } from '@manifold/domain/address/printed';
import { useIntl } from 'react-intl';
import { useStoreConfig } from '../../platform/store/use-store-config.js';
import { Button } from '../../ui/Button.js';
import { Overlay } from '../../ui/Overlay.js';
import { addressMessages, placeMessages as messages } from './messages.js';
import type { DoubtfulPlace } from './place-check.js';

export interface SuggestedPlaceProps {
  readonly doubt: DoubtfulPlace;
  /** Continues with the suggestion, or with the address as it was typed. */
  readonly onDecide: (isAccepted: boolean) => void;
  readonly onClose: () => void;
}

/** Asks whether the shopper wants another address. Loaded when the service doubts an address. */
export function SuggestedPlace({ doubt, onDecide, onClose }: SuggestedPlaceProps) {
  const { formatMessage } = useIntl();
  const { typed, suggestion, form } = doubt;
  return (
    <Overlay
      isOpen
      kind="dialog"
      onClose={onClose}
      title={formatMessage(messages.didYouMean)}
      closeLabel={formatMessage(messages.close)}
      footer={
        <div className="flex flex-col gap-3 p-5 sm:flex-row-reverse">
          <Button onClick={() => onDecide(true)}>{formatMessage(messages.useSuggested)}</Button>
          <Button variant="tertiary" onClick={() => onDecide(false)}>
            {formatMessage(messages.keepEntered)}
          </Button>
        </div>
      }
    >
      <div className="space-y-4 p-5 text-sm">
        <p className="text-ink-soft">
          {formatMessage(form === 'billingAddress' ? addressMessages.billing : addressMessages.shipping)}
        </p>
        <dl className="grid gap-4 sm:grid-cols-2">
          <Place label={formatMessage(messages.entered)} place={typed} />
          {suggestion ? <Place label={formatMessage(messages.suggested)} place={suggestion} /> : null}
        </dl>
      </div>
    </Overlay>
  );
}

function Place({ label, place }: { readonly label: string; readonly place: AddressPlace }) {
  const { countryCode } = useStoreConfig();
  return (
    <div>
      <dt className="font-semibold">{label}</dt>
      {printedAddress({ ...place, country: countryCode }).map((line) => (
        <dd key={line}>{line}</dd>
      ))}
    </div>
  );
}
