import { html, type Html } from './html.js';

const WHEN = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'medium', timeZone: 'UTC' });

/** An instant as the page shows it, in UTC. */
export const shownInstant = (instant: string): Html =>
  html`<time datetime="${instant}">${WHEN.format(new Date(instant))}</time>`;

export interface ReceivedSection {
  /** The heading's id. */
  readonly id: string;
  readonly title: string;
  readonly columns: readonly string[];
  /** Newest first. */
  readonly rows: readonly Html[];
  /** What the page says while there is none. */
  readonly none: string;
}

/** What a stand-in received, as a part of the sandbox's page. */
export function receivedSection({ id, title, columns, rows, none }: ReceivedSection): Html {
  const table = html`<div class="card scroll" role="region" aria-labelledby="${id}" tabindex="0">
    <table>
      <caption>
        Newest first, times in UTC; kept until the sandbox stops.
      </caption>
      <thead>
        <tr>
          ${columns.map((column) => html`<th scope="col">${column}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows}
      </tbody>
    </table>
  </div>`;
  return html`<h2 id="${id}">${title}</h2>
    ${rows.length === 0 ? html`<p class="card">${none}</p>` : table}`;
}
