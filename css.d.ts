/** CSS Modules, imported as `import * as styles from './Name.module.css'`: every class is a named export. */
declare module '*.module.css';
declare module '*.css';
declare module '*.woff2' {
  const url: string;
  export default url;
}
declare module '*.svg' {
  const url: string;
  export default url;
}
