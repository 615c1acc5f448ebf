/**
 * The inline script that reloads the page at a link to `''`, before the page's code is here, too. The link itself would
 * lose what is behind the `#` of the address, such as a mailed secret, and the state of the history's entry.
 */
export const reloadScript = `addEventListener('click',e=>e.defaultPrevented||e.ctrlKey||e.metaKey||e.shiftKey||e.target.closest?.('a[href=""]')&&(e.preventDefault(),location.reload()))`;
