import { html, raw } from 'hono/html';
import { brand } from '@emberite/content/brand';
import { darkLook, look } from './look.ts';

type Markup = ReturnType<typeof html>;

/** The content of the layout that all our mails share. */
export interface Layout {
  title: string;
  /** The preview line in lists of mails. Hidden in the mail itself. */
  preview: string;
  rows: readonly Markup[];
}

/**
 * Renders a mail in the brand's look, with tables and inline styles, because mail programs support
 * little else.
 */
export function layout({ title, preview, rows }: Layout): string {
  const markup = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>${title}</title>
        <style>
          ${raw(darkLook)}
        </style>
      </head>
      <body class="page" style="${look.page}">
        <div style="${look.hidden}">${preview}</div>
        <table role="presentation" width="100%" cellpadding="0" cellspacing="0">
          <tr>
            <td align="center" style="padding:32px 12px">
              <table
                role="presentation"
                width="100%"
                cellpadding="0"
                cellspacing="0"
                class="card"
                style="${look.card}"
              >
                <tr>
                  <td class="brand" style="${look.brand}">${brand.name}</td>
                </tr>
                ${rows.map(
                  (row) =>
                    html`<tr>
                      <td style="padding:18px 28px 0">${row}</td>
                    </tr>`,
                )}
                <tr>
                  <td style="padding:24px 28px 28px">
                    <p class="hint" style="${look.hint}">${brand.tagline}</p>
                  </td>
                </tr>
              </table>
            </td>
          </tr>
        </table>
      </body>
    </html>`;
  return markup.toString();
}
