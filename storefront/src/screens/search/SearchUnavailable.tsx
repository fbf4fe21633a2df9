import { useIntl } from 'react-intl';
import { Button } from '../../ui/Button.js';
import { StatePicture } from '../../ui/StatePicture.js';
import { Departments } from './Departments.js';
import { withoutResultsMessages } from './without-results-messages.js';

/** Shown if the search is unavailable, with links to the departments. */
export function SearchUnavailable() {
  const { formatMessage } = useIntl();
  return (
    <div className="page py-10 lg:py-14">
      <div className="mb-10 flex flex-col items-center gap-5 text-center lg:mb-14">
        <StatePicture name="error" />
        <h1 className="text-2xl font-extrabold tracking-tight lg:text-3xl">
          {formatMessage(withoutResultsMessages.away)}
        </h1>
        <p className="max-w-prose text-md text-ink-soft">{formatMessage(withoutResultsMessages.awayText)}</p>
        <Button variant="tertiary" onClick={() => location.reload()}>
          {formatMessage(withoutResultsMessages.again)}
        </Button>
      </div>
      <Departments />
    </div>
  );
}
