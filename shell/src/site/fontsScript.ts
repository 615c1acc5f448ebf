/** The name of the file whose fonts this browser has loaded. */
const key = 'ember.fonts';

/**
 * Returns the inline script that lets the code of a document load before its fonts: it sets
 * `data-pending`, until the fonts have loaded or the site cannot start. It does nothing if these
 * fonts were loaded before: they are in the cache, and the text must not change its font on every
 * visit. `font` is the name of one of their files, which are made together: it has a hash. Without
 * scripts, the fonts load at once.
 */
export const fontsScript = (font: string) =>
  `{let r=document.documentElement.dataset,k=${JSON.stringify(key)},f=${JSON.stringify(font)},t;` +
  'try{t=localStorage[k]}catch{}' +
  "if(t!=f){r.pending='';" +
  "addEventListener('error',()=>delete r.pending,!0);" +
  "document.fonts.addEventListener('loadingdone',e=>{" +
  'if(e.fontfaces.some(e=>/Variable/.test(e.family)))try{localStorage[k]=f}catch{}})}}';
