import { html } from '../page/html.js';
import type { Person } from './people.js';

/** Returns the sign-in page: one link per person, which leads back to `address` with that person named. */
export const signInPage = (address: string, people: readonly Person[]): string =>
  `<!doctype html>\n${
    html`<html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>Sign in – Sandbox identity provider</title>
        <link rel="stylesheet" href="/page.css" />
      </head>
      <body>
        <main>
          <h1>Sandbox identity provider</h1>
          <p>Stands in for the provider of a company. Who are you?</p>
          <ul class="card">
            ${people.map(
              ({ id, name, email, isVerified, groups }) =>
                html`<li>
                  <a href="${address}&amp;as=${id}">${name}</a> ${email}${isVerified ? '' : ' (not verified)'},
                  ${groups.length === 0 ? 'no group' : groups.join(', ')}
                </li>`,
            )}
          </ul>
        </main>
      </body>
    </html>`.text
  }\n`;
