import type { AppIdentity, DocumentConfig, SiteConfig } from '@emberite/release/data';
import sharp from 'sharp';

/** A file of the site that is not a page. */
export interface SiteFile {
  /** Value of `Content-Type`. */
  type: string;
  bytes: Buffer;
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const xml = (text: string) => text.replace(/[&<>]/g, (character) => escapes[character]!);

const robots = (site: SiteConfig) => `User-agent: *
Disallow: /api/

Sitemap: ${site.siteUrl}/sitemap.xml
`;

function sitemap(paths: string[], site: SiteConfig): string {
  const urls = paths.map((path) => `<url><loc>${xml(site.siteUrl + path)}</loc></url>\n`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('')}</urlset>
`;
}

/** An icon file with one PNG: a directory of one entry, then the PNG as it is. */
function toIco(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // an icon, not a cursor
  header.writeUInt16LE(1, 4); // number of pictures
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10); // colour planes
  header.writeUInt16LE(32, 12); // bits per pixel
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}

/** The files that search engines look for, by path. `indexed` are the paths for the sitemap. */
export const searchFiles = (indexed: string[], site: SiteConfig): Record<string, SiteFile> => ({
  '/robots.txt': { type: 'text/plain; charset=utf-8', bytes: Buffer.from(robots(site)) },
  '/sitemap.xml': {
    type: 'application/xml; charset=utf-8',
    bytes: Buffer.from(sitemap(indexed.toSorted(), site)),
  },
});

/** The files that browsers and home screens look for, by path. `svg` is the icon. */
export async function appFiles(
  { name, background }: AppIdentity,
  svg: Buffer,
  site: DocumentConfig,
): Promise<Record<string, SiteFile>> {
  const icon = sharp(svg, { density: 1200 });
  const png = async (size: number) => ({
    type: 'image/png',
    bytes: await icon.clone().resize(size).png({ palette: true }).toBuffer(),
  });
  const icons = [192, 512].map((size) => ({ path: `/icon-${size}.png`, size }));
  const manifest = {
    name,
    start_url: site.roles.landing,
    display: 'standalone',
    background_color: background,
    theme_color: background,
    icons: icons.map(({ path, size }) => ({
      src: path,
      sizes: `${size}x${size}`,
      type: 'image/png',
    })),
  };
  const small = await png(32);
  return {
    '/manifest.webmanifest': {
      type: 'application/manifest+json',
      bytes: Buffer.from(JSON.stringify(manifest)),
    },
    '/favicon.ico': { type: 'image/x-icon', bytes: toIco(small.bytes, 32) },
    '/apple-touch-icon.png': await png(180),
    ...Object.fromEntries(
      await Promise.all(icons.map(async ({ path, size }) => [path, await png(size)] as const)),
    ),
  };
}
