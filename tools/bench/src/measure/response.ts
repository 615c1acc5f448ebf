/** Measures how long a document is as it is sent in brotli, in bytes. */
export async function measureResponse(url: string): Promise<{ headers: number; body: number }> {
  const response = await fetch(url, { headers: { 'Accept-Encoding': 'br' } });
  if (!response.ok) throw new Error(`${url} responded with ${response.status}.`);
  const { headers } = response;
  const lines = [...headers].map(([name, value]) => `${name}: ${value}\r\n`);
  return { headers: lines.join('').length, body: Number(headers.get('Content-Length')) };
}
