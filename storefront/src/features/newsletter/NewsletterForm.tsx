import type { NewsletterSource } from '@manifold/domain/newsletter/contract';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useStoreConfig } from '../../platform/store/use-store-config.js';
import { Button } from '../../ui/Button.js';
import { TextField } from '../../ui/TextField.js';
import { newsletterMessages as messages } from './messages.js';
import { useSignUp } from './use-sign-up.js';

export interface NewsletterFormProps {
  readonly source: NewsletterSource;
  /** The text of the form until the address is sent. */
  readonly children?: ReactNode;
}

/** Signs up for the newsletter. The text says what the person agrees to; the mailed link confirms it. */
export function NewsletterForm({ source, children }: NewsletterFormProps) {
  const { formatMessage } = useIntl();
  const { brand } = useStoreConfig();
  const text = formatMessage(messages.text, { brand: brand.name });
  const { isBusy, requested, error, submit } = useSignUp(source, text);
  return (
    <div>
      {requested === undefined ? children : null}
      <p className="text-sm">{text}</p>
      {requested === undefined ? (
        <form method="post" noValidate onSubmit={submit} className="mt-3 flex flex-wrap items-end gap-3">
          <TextField
            id={`newsletter-${source}`}
            name="email"
            type="email"
            inputMode="email"
            autoComplete="email"
            required
            label={formatMessage(messages.email)}
            error={error}
            className="min-w-0 flex-1 basis-56"
          />
          <Button type="submit" isBusy={isBusy}>
            {formatMessage(messages.submit)}
          </Button>
        </form>
      ) : null}
      <p role="status" className="mt-3 font-semibold wrap-anywhere">
        {requested === undefined ? null : formatMessage(messages.requested, { email: requested })}
      </p>
    </div>
  );
}
