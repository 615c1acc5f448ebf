/**
 * The inline script that covers a document in a browser older than those the site is built for, whose scripts it cannot
 * run. Such a browser has to be able to read it: it is ECMAScript 5, with colours that need no stylesheet. It marks the
 * document, whose failures then blame no release.
 */
export const oldBrowserScript = `(function(d){
if(window.Promise&&Promise.withResolvers&&IDBFactory.prototype.databases)return;
d.isTooOld=1;
d.addEventListener('DOMContentLoaded',function(){
var page=d.createElement('div');
function add(tag,text){
var one=page.appendChild(d.createElement(tag));
one.textContent=text;
return one}
page.style.cssText='position:fixed;top:0;right:0;bottom:0;left:0;z-index:99;overflow:auto;padding:10vh 8%;background:#fdf4e7;color:#1c2529;font:18px/1.5 sans-serif';
page.setAttribute('role','alertdialog');
add('h1','Not supported browser');
add('p','Your current browser is not supported; use Chrome, Edge, Safari, Firefox or Opera.').style.margin='16px 0 24px';
var button=add('button','Proceed Here Anyway');
button.style.cssText='padding:12px 24px;border:0;border-radius:24px;background:#1f4a41;color:#fff;font:inherit';
button.onclick=function(){d.body.removeChild(page)};
d.body.appendChild(page);
button.focus()})})(document)`.replaceAll('\n', '');
