import { useIntl } from 'react-intl';
import { Button } from '../../ui/Button.js';
import { CONTROL_CLASSES } from '../../ui/control-classes.js';
import { Field } from '../../ui/Field.js';
import { FieldError } from '../../ui/FieldError.js';
import { FormProblem } from '../../ui/FormProblem.js';
import { TextField } from '../../ui/TextField.js';
import { reviewFormMessages as messages } from './messages.js';
import { RatingField } from './RatingField.js';
import { useReviewForm } from './use-review-form.js';

const TITLE_LENGTH = 120;
const TEXT_LENGTH = 4000;
const NAME_LENGTH = 60;
const TEXT_ROWS = 5;
const CONSENT_ERROR = 'review-consent-error';

export interface ReviewFormProps {
  readonly sku: string;
  readonly onSent: () => void;
  readonly onCancel: () => void;
}

/** The form for a review of a purchased product. */
export function ReviewForm({ sku, onSent, onCancel }: ReviewFormProps) {
  const { formatMessage } = useIntl();
  const { form, draft, change, isBusy, asksConsent, refusal, problemOf, submit } = useReviewForm(sku, onSent);
  const optional = formatMessage(messages.optional);
  const consentProblem = problemOf('consent-required');
  return (
    <form ref={form} method="post" noValidate onSubmit={submit} className="space-y-5">
      <FormProblem>{refusal}</FormProblem>
      <RatingField
        value={draft.rating}
        error={problemOf('rating-required')}
        onChange={(rating) => change({ rating })}
      />
      <TextField
        label={formatMessage(messages.headline)}
        optional={optional}
        maxLength={TITLE_LENGTH}
        value={draft.title}
        onChange={({ target }) => change({ title: target.value })}
      />
      <Field label={formatMessage(messages.text)} error={problemOf('text-required')}>
        {(ids) => (
          <textarea
            {...ids}
            rows={TEXT_ROWS}
            maxLength={TEXT_LENGTH}
            value={draft.text}
            onChange={({ target }) => change({ text: target.value })}
            className={CONTROL_CLASSES}
          />
        )}
      </Field>
      <TextField
        label={formatMessage(messages.name)}
        optional={optional}
        maxLength={NAME_LENGTH}
        autoComplete="nickname"
        error={problemOf('name-is-address')}
        value={draft.authorName}
        onChange={({ target }) => change({ authorName: target.value })}
      />
      {asksConsent ? (
        <div>
          <label className="flex min-h-11 cursor-pointer items-center gap-2 text-sm">
            <input
              type="checkbox"
              checked={draft.consent}
              aria-invalid={consentProblem ? true : undefined}
              aria-describedby={consentProblem ? CONSENT_ERROR : undefined}
              onChange={({ target }) => change({ consent: target.checked })}
              className="size-5 shrink-0 cursor-pointer accent-accent"
            />
            {formatMessage(messages.consent)}
          </label>
          {consentProblem ? <FieldError id={CONSENT_ERROR}>{consentProblem}</FieldError> : null}
        </div>
      ) : null}
      <p className="flex flex-wrap gap-3">
        <Button type="submit" isBusy={isBusy}>
          {formatMessage(messages.send)}
        </Button>
        <Button variant="quinary" onClick={onCancel}>
          {formatMessage(messages.cancel)}
        </Button>
      </p>
    </form>
  );
}
