/** The headline font that this browser has loaded: what another release has is another file. */
const key = 'ember.fonts';

/**
 * Returns the inline script that lets the code of a document load before its fonts: it sets
 * `data-pending`, until the fonts have loaded or the site cannot start. It does nothing if this
 * release's fonts were loaded before: they are in the cache, and the text must not change its font
 * on every visit. `font` is the file of the headline font. Without scripts, the fonts load at
 * once.
 */
export const fontsScript = (font: string) =>
  `{const root=document.documentElement,key=${JSON.stringify(key)},font=${JSON.stringify(font)};let known;` +
  'try{known=localStorage.getItem(key)}catch{}' +
  "if(known!==font){root.dataset.pending='';" +
  "addEventListener('error',()=>delete root.dataset.pending,true);" +
  "document.fonts.addEventListener('loadingdone',({fontfaces})=>{" +
  'if(fontfaces.some(({family})=>/Variable/.test(family)))try{localStorage.setItem(key,font)}catch{}})}}';
