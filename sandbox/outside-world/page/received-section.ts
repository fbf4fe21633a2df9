import { html, type Html } from './html.js';

const WHEN = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'medium', timeZone: 'UTC' });

/** Returns an instant as the page shows it, in UTC. */
export const shownInstant = (instant: string): Html =>
  html`<time datetime="${instant}">${WHEN.format(new Date(instant))}</time>`;

export interface ReceivedSection {
  /** The heading's id. */
  readonly id: string;
  readonly title: string;
  readonly columns: readonly string[];
  /** Newest first. */
  readonly rows: readonly Html[];
  /** The text of an empty section. */
  readonly none: string;
  /** By default, the caption of what is held in memory. */
  readonly caption?: string;
}

const IN_MEMORY = 'Newest first, times in UTC; deleted when the sandbox stops.';

/** Returns the section with what a system received. */
export function receivedSection({ id, title, columns, rows, none, caption = IN_MEMORY }: ReceivedSection): Html {
  const table = html`<div class="card scroll" role="region" aria-labelledby="${id}" tabindex="0">
    <table>
      <caption>
        ${caption}
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
