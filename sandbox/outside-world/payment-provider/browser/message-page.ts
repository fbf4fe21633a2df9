import { html } from '../../page/html.js';

/** Posts the message of the page to the page around it. */
export const MESSAGE_SCRIPT = `'use strict';
parent.postMessage(document.body.dataset.message, '*');
`;

/** Returns a page for a frame that sends one message to the page around it. `folder` is the address of the script. */
export const messagePage = (title: string, message: object, folder = './'): string =>
  `<!doctype html>\n${
    html`<html lang="en">
      <head>
        <meta charset="utf-8" />
        <title>${title}</title>
      </head>
      <body data-message="${JSON.stringify(message)}">
        <script src="${folder}message.js"></script>
      </body>
    </html>`.text
  }\n`;
