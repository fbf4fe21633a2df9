import { html, type Html } from '../page/html.js';
import { receivedSection, shownInstant } from '../page/received-section.js';
import type { ReceivedNewsletterEvent } from './newsletter-system.js';

const eventRow = ({ receivedAt, event, payload }: ReceivedNewsletterEvent): Html =>
  html`<tr>
    <th scope="row">${event}</th>
    <td>${shownInstant(receivedAt)}</td>
    <td class="wide"><code>${JSON.stringify(payload)}</code></td>
  </tr>`;

/** Returns the section with the events that the newsletter system received. */
export const newsletterSection = (events: readonly ReceivedNewsletterEvent[]): Html =>
  receivedSection({
    id: 'newsletter',
    title: 'Newsletter',
    columns: ['Event', 'Received', 'Payload'],
    rows: events.map(eventRow),
    none: 'No event yet. Sign up for the newsletter in the footer of the shop and open the link of the mail.',
  });
