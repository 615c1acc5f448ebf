/** JSON that cannot close the script element around it. */
export const inert = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

/** JSON that a script of the page can read, by its id. */
export const dataElement = (id: string, value: unknown) =>
  `<script type="application/json" id="${id}">${inert(value)}</script>`;
