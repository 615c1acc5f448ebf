declare module 'virtual:components' {
  const components: import('./plugin.ts').ListedComponent[];
  export default components;
}
