import { hash } from 'node:crypto';
import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { basename } from 'node:path';
import { listen } from '../../../tools/listen.ts';

/** The manifest in a tarball. */
const manifestIn = (tarball: string) =>
  JSON.parse(
    execFileSync('tar', ['-xzOf', tarball, 'package/package.json'], { encoding: 'utf8' }),
  ) as { name: string; version: string };

/** Serves tarballs as a package registry does: their manifests by name, and the tarballs themselves. */
export async function servePackages(tarballs: string[]) {
  const files = new Map(tarballs.map((path) => [`/${basename(path)}`, path]));
  const packages = new Map<string, object>();
  const server = createServer((request, response) => {
    const path = decodeURIComponent(request.url ?? '');
    const manifest = packages.get(path.slice(1));
    const tarball = files.get(path);
    if (manifest) response.end(JSON.stringify(manifest));
    else if (tarball) void readFile(tarball).then((bytes) => response.end(bytes));
    else response.writeHead(404).end('{}');
  });
  const url = `http://127.0.0.1:${await listen(server)}`;
  for (const path of tarballs) {
    const manifest = manifestIn(path);
    const integrity = `sha512-${hash('sha512', await readFile(path), 'base64')}`;
    const dist = { tarball: `${url}/${basename(path)}`, integrity };
    packages.set(manifest.name, {
      name: manifest.name,
      'dist-tags': { latest: manifest.version },
      versions: { [manifest.version]: { ...manifest, dist } },
    });
  }
  return {
    url,
    close: () => new Promise<void>((done) => server.close(() => done()).closeAllConnections()),
  };
}
