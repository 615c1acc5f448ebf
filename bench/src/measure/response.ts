/** How long a response is, in bytes. */
export interface ResponseSize {
  headers: number;
  body: number;
}

/** Measures a document as it is sent in brotli. */
export async function measureResponse(url: string): Promise<ResponseSize> {
  const { headers } = await fetch(url, { headers: { 'Accept-Encoding': 'br' } });
  const lines = [...headers].map(([name, value]) => `${name}: ${value}\r\n`);
  return { headers: lines.join('').length, body: Number(headers.get('Content-Length')) };
}
