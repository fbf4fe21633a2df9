import type { ConsentText, ConsentTextsByPlace } from '@manifold/domain/consent-texts/contract';
import { SUBSCRIPTION_CHANNELS } from '@manifold/domain/newsletter/contract';
import type { PageConfig } from '@manifold/domain/page-config/contract';
import { consentTexts as cookieTexts, shownTexts } from './features/consent/use-consent-texts.js';
import { channelNames, newsletterMessages } from './features/newsletter/messages.js';
import { textDigest } from './platform/consent/text-digest.js';
import { intlOf } from './platform/intl/intl.js';

const textOf = (...texts: readonly string[]): ConsentText => ({
  text: texts.join('\n'),
  pageDigest: textDigest(texts),
});

/** Returns the texts by which the pages of a config ask for consent, so that the server can store them with each answer. */
export async function consentTexts(config: PageConfig): Promise<ConsentTextsByPlace> {
  const intl = await intlOf(config.locale);
  const brand = { brand: config.brand.name };
  const form = textOf(intl.formatMessage(newsletterMessages.text, brand));
  return {
    cookies: textOf(...shownTexts(cookieTexts(intl, config.cookieConsent))),
    footer: form,
    'landing-page': form,
    checkout: textOf(intl.formatMessage(newsletterMessages.checkout, brand)),
    account: textOf(...SUBSCRIPTION_CHANNELS.map((channel) => intl.formatMessage(channelNames[channel]))),
  };
}
