/** Global stylesheets, which export nothing. The types of CSS Modules are generated. */
declare module '*.css' {}
declare module '*.woff2' {
  export { default } from '*?url';
}
declare module '*.mp4' {
  export { default } from '*?url';
}
declare module '*.vtt' {
  export { default } from '*?url';
}
declare module '*.webp' {
  export { default } from '*?url';
}
declare module '*.svg' {
  export { default } from '*?url';
}
declare module '*.png' {
  export { default } from '*?url';
}
declare module '*.jpg' {
  export { default } from '*?url';
}
declare module '*.jpeg' {
  export { default } from '*?url';
}
declare module '*.avif' {
  export { default } from '*?url';
}
declare module '*.gif' {
  export { default } from '*?url';
}
declare module '*.ico' {
  export { default } from '*?url';
}
declare module '*.webm' {
  export { default } from '*?url';
}
declare module '*.mp3' {
  export { default } from '*?url';
}
declare module '*.m4a' {
  export { default } from '*?url';
}
declare module '*.wav' {
  export { default } from '*?url';
}
declare module '*.pdf' {
  export { default } from '*?url';
}
declare module '*.wasm' {
  export { default } from '*?url';
}
declare module '*?url' {
  const url: string;
  export default url;
}
declare module '*?raw' {
  const text: string;
  export default text;
}
