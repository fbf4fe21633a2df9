import { html, type Html } from '../page/html.js';
import { shownInstant } from '../page/received-section.js';
import type { ReceivedMail } from './received-mail.js';

/** Returns the HTML of a mail with its own pictures in it; a mail client finds them by their content id. */
export function mailDocument({ message: { html: document, attachments } }: ReceivedMail): string {
  return attachments.reduce((text, { contentId, contentType, content }) => {
    if (contentId === null || !/^image\/(png|jpeg|gif)$/.test(contentType)) return text;
    return text.replaceAll(
      `cid:${contentId}"`,
      `data:${contentType};base64,${content.replace(/[^A-Za-z0-9+/=]/g, '')}"`,
    );
  }, document);
}

const row = (name: string, value: string | Html): Html =>
  html`<tr>
    <th scope="row">${name}</th>
    <td class="wide">${value}</td>
  </tr>`;

function headerRows({ to, via, receivedAt, template, message }: ReceivedMail): Html[] {
  const { from, replyTo, subject, headers } = message;
  return [
    row('Subject', subject),
    row('From', `${from.name} <${from.address}>`),
    row('To', to),
    ...(replyTo === null ? [] : [row('Reply-To', replyTo)]),
    row('Received', html`${shownInstant(receivedAt)} by ${via}`),
    ...(template === null ? [] : [row('Template', template)]),
    ...Object.entries(headers).map(([name, value]) => row(name, value)),
  ];
}

function attachmentPart({ id, message: { attachments } }: ReceivedMail): Html {
  if (attachments.length === 0) return html`<p class="card">No attachments.</p>`;
  return html`<ul class="card">
    ${attachments.map(
      ({ filename, contentType, content }, index) =>
        html`<li>
          <a href="/mailbox/${id}/attachments/${index}">${filename}</a> (${contentType},
          ${Math.ceil((content.length * 3) / 4096)} KB)
        </li>`,
    )}
  </ul>`;
}

/** Returns the page of a mail: as a mail client shows it, as text, its headers and its attachments. */
export const mailPage = (mail: ReceivedMail): string =>
  `<!doctype html>\n${
    html`<html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${mail.message.subject} – Sandbox</title>
        <link rel="stylesheet" href="/page.css" />
      </head>
      <body>
        <main>
          <p><a href="/#mails">All mails</a></p>
          <h1>${mail.message.subject}</h1>
          <div class="card scroll">
            <table>
              <tbody>
                ${headerRows(mail)}
              </tbody>
            </table>
          </div>
          <h2>As a mail client shows it</h2>
          <iframe
            class="mail"
            title="${mail.message.subject}"
            sandbox="allow-popups allow-popups-to-escape-sandbox"
            src="/mailbox/${mail.id}/html"
          ></iframe>
          <h2>Text</h2>
          <pre class="card mail-text">${mail.message.text}</pre>
          <h2>Attachments</h2>
          ${attachmentPart(mail)}
        </main>
      </body>
    </html>`.text
  }\n`;
