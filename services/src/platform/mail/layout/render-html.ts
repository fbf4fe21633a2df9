import type { MailContent, MailLook } from './blocks.js';
import { html, Html } from './html.js';
import { blockHtml } from './html-blocks.js';

/** Mail clients that follow the reader's dark setting get these colours; the others keep the light ones. */
const DARK = new Html(`<style>
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .ground { background: #15171a !important; }
  .surface { background: #202327 !important; }
  .ink { color: #f2f2f0 !important; }
  .soft, .soft a { color: #c4c6c9 !important; }
  .line { border-color: #3b4046 !important; }
}
</style>`);

/** Fills the preview of mail clients, so that it does not continue with the text of the mail. */
const FILLER = new Html('&#8199;&#65279;&#847; '.repeat(60));

const NAME_STYLE = 'font-size:22px;font-weight:800;text-decoration:none';

/** The logo on its own ground, also in dark mode, or the brand's name. */
function head({ name, href, logo }: MailContent['brand'], look: MailLook): Html {
  const font = `font-family:${look.fontFamily}`;
  if (!logo)
    return html`<td bgcolor="${look.band}" style="background:${look.band};padding:18px 24px;${font}">
      <a href="${href}" style="${NAME_STYLE};color:${look.bandInk}">${name}</a>
    </td>`;
  const ground = `background:${look.surface};border-bottom:3px solid ${look.accent}`;
  return html`<td bgcolor="${look.surface}" style="${ground};padding:18px 24px;${font}">
    <a href="${href}" style="${NAME_STYLE};color:${look.ink}"
      ><img
        src="cid:${logo.contentId}"
        width="${logo.width}"
        height="${logo.height}"
        alt="${name}"
        style="display:block;border:0"
    /></a>
  </td>`;
}

/** Returns a mail as HTML that common mail clients accept: one column of at most 600 pixels. */
export function renderHtml(content: MailContent, look: MailLook): string {
  const { language, direction, subject, preheader, brand, title, blocks, footer } = content;
  const font = `font-family:${look.fontFamily}`;
  const page = html`<html lang="${language}" dir="${direction}">
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="color-scheme" content="light dark" />
      <meta name="supported-color-schemes" content="light dark" />
      <meta name="format-detection" content="telephone=no,date=no,address=no,email=no" />
      <title>${subject}</title>
      ${DARK}
    </head>
    <body class="ground" style="margin:0;padding:0;background:${look.ground};${font}">
      <div aria-hidden="true" style="display:none;max-height:0;overflow:hidden;font-size:1px;color:${look.ground}">
        ${preheader}${FILLER}
      </div>
      <table
        role="presentation"
        class="ground"
        width="100%"
        cellpadding="0"
        cellspacing="0"
        border="0"
        style="background:${look.ground}"
      >
        <tr>
          <td align="center" style="padding:16px 8px">
            <table
              role="presentation"
              width="100%"
              cellpadding="0"
              cellspacing="0"
              border="0"
              style="max-width:600px;${font}"
            >
              <tr>
                ${head(brand, look)}
              </tr>
              <tr>
                <td
                  class="surface"
                  role="main"
                  bgcolor="${look.surface}"
                  style="background:${look.surface};padding:28px 24px;${font}"
                >
                  <h1 class="ink" style="margin:0 0 16px;font-size:24px;line-height:1.25;color:${look.ink}">
                    ${title}
                  </h1>
                  ${blocks.map((block) => blockHtml(block, look))}
                </td>
              </tr>
              <tr>
                <td role="contentinfo" style="padding:18px 24px;${font}">
                  ${footer.map(
                    (text) =>
                      html`<p class="soft" style="margin:0 0 4px;font-size:13px;line-height:1.5;color:${look.inkSoft}">
                        ${text}
                      </p>`,
                  )}
                </td>
              </tr>
            </table>
          </td>
        </tr>
      </table>
    </body>
  </html>`;
  return `<!doctype html>\n${page.text}\n`;
}
