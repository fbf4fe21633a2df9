import { html } from '../page/html.js';
import { CONSENTS, type Consent, PEOPLE } from './consents.js';

const WORDS: Readonly<Record<Consent, string>> = {
  allow: 'Allow',
  refuse: 'Refuse',
  'no-email': 'Allow without e-mail',
  unverified: 'Allow with an unverified e-mail',
  broken: 'Allow, but the provider then answers 503',
  slow: 'Allow, but the provider then does not answer',
  'half-open': 'Allow, but the provider then begins an answer and falls silent',
  unreadable: 'Allow, but the provider then answers with text that is not JSON',
};

/** Returns the consent page of a simulated provider: one link per person and answer, which leads back to `address`. */
export const consentPage = (provider: string, address: string): string =>
  `<!doctype html>\n${
    html`<html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${provider} (simulated)</title>
        <link rel="stylesheet" href="/page.css" />
      </head>
      <body>
        <main>
          <h1>${provider} (simulated)</h1>
          <p>
            This page of the sandbox stands in for ${provider}. It is not ${provider}, and it knows no real accounts.
          </p>
          ${PEOPLE.map(
            (email) =>
              html`<h2>${email}</h2>
                <ul class="card">
                  ${CONSENTS.map(
                    (consent) =>
                      html`<li>
                        <a href="${address}&amp;as=${encodeURIComponent(email)}&amp;consent=${consent}"
                          >${WORDS[consent]}</a
                        >
                      </li>`,
                  )}
                </ul>`,
          )}
        </main>
      </body>
    </html>`.text
  }\n`;
