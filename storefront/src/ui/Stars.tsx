import { useIntl } from 'react-intl';
import { defineMessages } from './define-messages.js';

const messages = defineMessages({ label: { id: 'rating.label', defaultMessage: '{average, number} out of 5 stars' } });

/** The stylesheet draws the stars in halves: one element instead of ten on every card. */
const HALVES = 2;

/** Shows five stars filled to the nearest half, named by the average for screen readers; `text` stands beside them. */
export function Stars({ average, text }: { readonly average: number; readonly text?: string }) {
  const { formatMessage } = useIntl();
  return (
    <span className="stars-line">
      <span
        role="img"
        aria-label={formatMessage(messages.label, { average })}
        className="stars"
        data-halves={Math.round(average * HALVES)}
      />
      {text === undefined ? null : <span aria-hidden="true">{text}</span>}
    </span>
  );
}
