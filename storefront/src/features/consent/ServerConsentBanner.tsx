import { useIntl } from 'react-intl';
import { CONSENT_SCRIPT } from '../../platform/consent/consent-script.js';
import { textDigest } from '../../platform/consent/text-digest.js';
import { informationTitles } from '../../platform/information/pages.js';
import { languagePrefix } from '../../platform/store/language-prefix.js';
import { useStoreConfig } from '../../platform/store/use-store-config.js';
import { buttonClasses } from '../../ui/button-classes.js';
import { consentMessages } from './messages.js';
import { shownTexts, useConsentTexts } from './use-consent-texts.js';

const TITLE_ID = 'consent-title';

/** Recorded instead of a digest: only the consent manager knows the words with which it asks. */
const WORDS_OF_MANAGER = 'manager';

/**
 * The first layer of the question about cookies. It is hidden until its script finds no stored choice, so that it never moves the
 * page. Only the server renders it: browsers show its HTML and run its script, and load neither its code nor its texts.
 */
export function ServerConsentBanner() {
  const { askedBy, version, repeatAfterDays, categories } = useStoreConfig().cookieConsent;
  const texts = useConsentTexts();
  return (
    <div
      id="consent"
      hidden
      role="dialog"
      aria-labelledby={TITLE_ID}
      className="consent-box fixed inset-x-0 bottom-0 z-40 max-h-[80dvh] overflow-y-auto border-t border-hairline bg-surface text-ink shadow-lifted"
      data-version={version}
      data-days={repeatAfterDays}
      data-categories={categories.join(' ')}
      data-manager={askedBy === 'manager' ? 'true' : undefined}
      data-text={askedBy === 'manager' ? WORDS_OF_MANAGER : textDigest(shownTexts(texts))}
    >
      {askedBy === 'dialog' ? <Question title={texts.title} text={texts.text} /> : null}
      <script dangerouslySetInnerHTML={{ __html: CONSENT_SCRIPT }} />
    </div>
  );
}

/** Refusing is as easy as accepting: the same step, the same size, the same colour. */
const CHOICES = [
  { action: 'refuse', variant: 'secondary' },
  { action: 'accept', variant: 'secondary' },
  { action: 'settings', variant: 'tertiary' },
] as const;

function Question({ title, text }: { readonly title: string; readonly text: string }) {
  const { formatMessage } = useIntl();
  const config = useStoreConfig();
  return (
    <div className="page flex flex-col gap-4 py-4 lg:flex-row lg:items-center lg:justify-between lg:gap-10">
      <div className="max-w-3xl min-w-0">
        <h2 id={TITLE_ID} className="text-md font-bold">
          {title}
        </h2>
        <p className="mt-1 text-sm text-ink-soft">
          {text}{' '}
          <a
            href={`${languagePrefix(config)}/${config.slugs['privacy-data']}`}
            className="underline underline-offset-4"
          >
            {formatMessage(informationTitles['privacy-data'])}
          </a>
        </p>
      </div>
      <div className="grid shrink-0 gap-2 sm:grid-cols-3 lg:w-[34rem]">
        {CHOICES.map(({ action, variant }) => (
          <button key={action} type="button" data-consent={action} className={buttonClasses({ variant, isWide: true })}>
            {formatMessage(consentMessages[action])}
          </button>
        ))}
      </div>
    </div>
  );
}
