/** How long a response is, in bytes. */
export interface ResponseSize {
  headers: number;
  body: number;
}

/** Measures a document as it is sent in brotli. */
export async function measureResponse(url: string): Promise<ResponseSize> {
  const response = await fetch(url, { headers: { 'Accept-Encoding': 'br' } });
  if (!response.ok) throw new Error(`${url} responded with ${response.status}.`);
  const { headers } = response;
  const lines = [...headers].map(([name, value]) => `${name}: ${value}\r\n`);
  return { headers: lines.join('').length, body: Number(headers.get('Content-Length')) };
}
