import { useIntl } from 'react-intl';
import { useStoreConfig } from '../../platform/store/use-store-config.js';
import { defineMessages } from '../../ui/define-messages.js';

const messages = defineMessages({ settings: { id: 'footer.cookie-settings', defaultMessage: 'Cookie settings' } });

/**
 * Opens the settings, in which a choice about cookies can be changed or withdrawn. The script of the first layer handles its
 * click.
 */
export function CookieSettingsButton() {
  const { formatMessage } = useIntl();
  if (useStoreConfig().cookieConsent.askedBy === 'nobody') return null;
  return (
    <button type="button" data-consent="settings" className="min-h-6 underline underline-offset-4">
      {formatMessage(messages.settings)}
    </button>
  );
}
