import { STARS } from '@manifold/domain/reviews/limits';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { FieldError } from '../../ui/FieldError.js';
import { Stars } from '../../ui/Stars.js';
import { reviewFormMessages as messages } from './messages.js';

export interface RatingFieldProps {
  readonly value: number;
  readonly error: string | undefined;
  readonly onChange: (rating: number) => void;
}

/** One to five stars as radio buttons. */
export function RatingField({ value, error, onChange }: RatingFieldProps) {
  const { formatMessage } = useIntl();
  const id = useId();
  return (
    <div
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <p id={`${id}-label`} className="mb-1.5 text-sm font-semibold">
        {formatMessage(messages.rating)}
      </p>
      <div className="flex flex-wrap gap-x-5 gap-y-1">
        {STARS.map((stars) => (
          <label key={stars} className="flex min-h-11 cursor-pointer items-center gap-2 text-sm">
            <input
              type="radio"
              name={id}
              checked={value === stars}
              onChange={() => onChange(stars)}
              className="size-5 cursor-pointer accent-accent"
            />
            <span aria-hidden="true">
              <Stars average={stars} />
            </span>
            <span className="sr-only">{formatMessage(messages.stars, { stars })}</span>
          </label>
        ))}
      </div>
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
    </div>
  );
}
