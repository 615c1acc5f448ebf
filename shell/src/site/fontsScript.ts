/** The folder whose fonts this browser has loaded. */
const key = 'ember.fonts';

/**
 * Returns the inline script that lets the code of a document load before its fonts: it sets
 * `data-pending`, until the fonts have loaded or the site cannot start. It does nothing if this
 * release's fonts were loaded before: they are in the cache, and the text must not change its font
 * on every visit. `base` is the URL of the release's folder. Without scripts, the fonts load at
 * once.
 */
export const fontsScript = (base: string) =>
  `{const root=document.documentElement,key=${JSON.stringify(key)},fonts=${JSON.stringify(base)};let known;` +
  'try{known=localStorage.getItem(key)}catch{}' +
  "if(known!==fonts){root.dataset.pending='';" +
  "addEventListener('error',()=>delete root.dataset.pending,true);" +
  "document.fonts.addEventListener('loadingdone',({fontfaces})=>{" +
  'if(fontfaces.some(({family})=>/Variable/.test(family)))try{localStorage.setItem(key,fonts)}catch{}})}}';
