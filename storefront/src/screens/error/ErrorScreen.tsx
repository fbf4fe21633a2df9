import { useRouter } from '@tanstack/react-router';
import { useIntl } from 'react-intl';
import { languagePrefix } from '../../platform/store/language-prefix.js';
import { useStoreConfig } from '../../platform/store/use-store-config.js';
import { Button } from '../../ui/Button.js';
import { buttonClasses } from '../../ui/button-classes.js';
import { StatePicture } from '../../ui/StatePicture.js';
import { defineMessages } from '../../ui/define-messages.js';

export const errorScreenMessages = defineMessages({
  title: { id: 'error-occured', defaultMessage: 'An error occurred' },
  text: { id: 'go-back-or-try-again', defaultMessage: 'Please go back or try again in a moment. Your cart is safe.' },
  home: { id: 'error.home', defaultMessage: 'Go back to home' },
  back: { id: 'error.back', defaultMessage: 'Back one step' },
});

/** Shown after an unexpected error (spec shell §2.5). The link to the home page loads a new document, because the page's own code may have failed. */
export function ErrorScreen() {
  const { formatMessage } = useIntl();
  const { history } = useRouter();
  const config = useStoreConfig();
  return (
    <div className="page flex flex-col items-center gap-5 py-16 text-center lg:py-24">
      <StatePicture name="error" />
      <h1 className="text-2xl font-extrabold tracking-tight lg:text-3xl">{formatMessage(errorScreenMessages.title)}</h1>
      <p className="max-w-prose text-md text-ink-soft">{formatMessage(errorScreenMessages.text)}</p>
      <div className="flex flex-wrap justify-center gap-3">
        <a href={languagePrefix(config) || '/'} className={buttonClasses({})}>
          {formatMessage(errorScreenMessages.home)}
        </a>
        <Button variant="link" onClick={() => history.back()}>
          {formatMessage(errorScreenMessages.back)}
        </Button>
      </div>
    </div>
  );
}
