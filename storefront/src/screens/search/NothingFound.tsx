import { useIntl } from 'react-intl';
import { PhoneLink } from '../../platform/customer-care/PhoneLink.js';
import { useStoreConfig } from '../../platform/store/use-store-config.js';
import { StatePicture } from '../../ui/StatePicture.js';
import { Departments } from './Departments.js';
import { withoutResultsMessages } from './without-results-messages.js';

/** An example of an item number. */
const EXAMPLE_SKU = 'EX10010001';

/** Shown if the search has no results: tips, customer care and the departments. */
export function NothingFound({ text }: { readonly text: string }) {
  const { formatMessage } = useIntl();
  const { hintSpelling, hintFewer, hintNumber } = withoutResultsMessages;
  return (
    <div className="page py-10 lg:py-14">
      <div className="mb-10 grid items-center justify-center gap-6 md:grid-cols-[auto_minmax(0,30rem)] md:gap-12 lg:mb-14">
        <div className="mx-auto">
          <StatePicture name="no-hits" />
        </div>
        <div>
          <h1 className="text-2xl font-extrabold tracking-tight lg:text-3xl">
            {formatMessage(withoutResultsMessages.nothing, { text })}
          </h1>
          <h2 className="mt-5 text-md font-bold">{formatMessage(withoutResultsMessages.hints)}</h2>
          <ul className="mt-2 list-disc space-y-1 pl-5 text-ink-soft marker:text-accent">
            {[hintSpelling, hintFewer, hintNumber].map((hint) => (
              <li key={String(hint.id)}>{formatMessage(hint, { sku: EXAMPLE_SKU })}</li>
            ))}
          </ul>
          <CustomerCare />
        </div>
      </div>
      <Departments />
    </div>
  );
}

/** Phone number and opening hours of customer care; renders nothing if the store has no number. */
function CustomerCare() {
  const { formatMessage } = useIntl();
  const { phone, openingHours } = useStoreConfig().customerCare;
  if (!phone) return null;
  return (
    <p className="mt-5 flex flex-wrap gap-x-2">
      {formatMessage(withoutResultsMessages.ask)}
      <PhoneLink className="tabular font-semibold underline underline-offset-4" />
      {openingHours ? <span className="text-ink-soft">{openingHours}</span> : null}
    </p>
  );
}
