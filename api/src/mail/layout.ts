import { html } from 'hono/html';
import { brand } from '@emberite/content/brand';

type Markup = ReturnType<typeof html>;

/** What stands in the frame that all our mails share. */
export interface Layout {
  title: string;
  /** The line that lists of mails show after the subject; not seen in the mail itself. */
  preview: string;
  rows: readonly Markup[];
}

const font = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const hidden = 'display:none;max-height:0;overflow:hidden;opacity:0';

/** A mail in the brand's look. Tables and inline styles, since mail programs know little else. */
export function layout({ title, preview, rows }: Layout): string {
  const markup = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light" />
        <title>${title}</title>
      </head>
      <body style="margin:0;background:#f4e6d3;${font}">
        <div style="${hidden}">${preview}</div>
        <table role="presentation" width="100%" cellpadding="0" cellspacing="0">
          <tr>
            <td align="center" style="padding:32px 12px">
              <table
                role="presentation"
                width="100%"
                cellpadding="0"
                cellspacing="0"
                style="max-width:480px;border-radius:20px;background:#fffdf9"
              >
                <tr>
                  <td style="padding:28px 28px 0;font-size:22px;font-weight:800;color:#b23c0c">
                    ${brand.name}
                  </td>
                </tr>
                ${rows.map(
                  (row) =>
                    html`<tr>
                      <td style="padding:18px 28px 0">${row}</td>
                    </tr>`,
                )}
                <tr>
                  <td style="padding:24px 28px 28px;font-size:13px;color:#5b6158">
                    ${brand.tagline}
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
