/**
 * The look of our mails: inline styles for the light theme, because many mail programs support
 * nothing else, and classes for the dark theme where they do.
 */
const font = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

/** Inline styles by purpose. */
export const look = {
  page: `margin:0;background:#fbf4e8;${font}`,
  card: 'max-width:480px;border-radius:20px;background:#fffcf6',
  brand: 'padding:28px 28px 0;font-size:22px;font-weight:800;color:#a13c08',
  text: 'margin:0;font-size:16px;line-height:24px;color:#1e262a',
  quote:
    'margin:8px 0 0;padding-left:14px;border-left:4px solid #ef7630;font-size:16px;line-height:24px;white-space:pre-wrap;overflow-wrap:anywhere;color:#1e262a',
  hint: 'margin:0;font-size:14px;line-height:21px;color:#5a5d58',
  code: 'margin:0;padding:16px 0;border-radius:12px;background:#f3e8d6;text-align:center;text-indent:8px;font-family:Menlo,Consolas,monospace;font-size:40px;line-height:48px;font-weight:700;letter-spacing:8px;color:#1e262a',
  button:
    'display:inline-block;padding:14px 28px;border-radius:999px;background:#ef7630;color:#2a1105;font-size:17px;font-weight:700;text-decoration:none',
  link: 'color:#a13c08',
  hidden: 'display:none;max-height:0;overflow:hidden;opacity:0',
} as const;

/** The dark theme of the classes named as in {@link look}. */
export const darkLook = `@media (prefers-color-scheme: dark) {
  .page { background: #11181c !important; }
  .card { background: #1a2429 !important; }
  .brand, .link { color: #ffa66b !important; }
  .text { color: #f6eee0 !important; }
  .hint { color: #b5b8b0 !important; }
  .code { background: #0c1215 !important; color: #f6eee0 !important; }
  .button { background: #f58a45 !important; }
}`;
