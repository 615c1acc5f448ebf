/** Node's HTTP. An `import` of it would also load Node's own `fetch` and `WebSocket`, which take 13 MB. */
export const http = process.getBuiltinModule('node:http');
