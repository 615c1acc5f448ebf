import { createRequire } from 'node:module';
import { nodeModules, runNodeBundle } from '@emberite/release/nodeBundle';
import type { Head, PageModule, Params, PreviewImage, Route } from '@emberite/release/page';
import type { AppIdentity, Boot, DocumentConfig, DrawText } from '@emberite/release/data';
import type { Bundles, Calls, HeadData, Sources } from './protocol.ts';

/** The exports of the shell's bundle for Node. */
interface ShellBundle {
  shared: Record<string, unknown>;
  head(base: string): string;
  /** Older releases of the shell lack it. */
  scripts?(base: string): string[];
  app?: AppIdentity;
  preview?(drawing: PreviewImage['drawing'], title: string, draw: DrawText): string;
  render(boot: Boot, path: string, page: PageModule | null, site: DocumentConfig): Promise<string>;
}

const require = createRequire(import.meta.url);
const ownModules = Object.fromEntries(nodeModules.map((name) => [name, require(name) as unknown]));

const reader = (sources: Sources) => (file: string) => {
  const source = sources[file];
  if (source === undefined) throw new Error(`The release has no file ${file}.`);
  return source;
};

/** Replaces the real letters where only the rest of a picture matters. */
const undrawn: DrawText = (path) => ({ path, width: 0 });

function withoutDrawing({ image, ...head }: Partial<Head> = {}): HeadData {
  return { ...head, ...(image && { image: { alt: image.alt } }) };
}

/**
 * Runs the bundles of a shell and a remote, here.
 *
 * @param draw draws letters with the shell's font; null for a shell that draws none
 */
export function createCalls(
  { shell: shellSources, remote }: Pick<Bundles, 'shell' | 'remote'>,
  draw: DrawText | null,
): Calls {
  const shell = runNodeBundle<ShellBundle>({ read: reader(shellSources), modules: ownModules });
  const routes = remote
    ? runNodeBundle<{ default: Route[] }>({
        read: reader(remote.sources),
        modules: shell.shared,
        assetBase: remote.assetBase,
      }).default
    : [];
  async function moduleOf(path: string): Promise<PageModule> {
    const page = await routes.find((route) => route.path === path)?.page();
    if (typeof page?.default === 'function') return page;
    throw new Error('It has no component. Make it the default export of the page’s module');
  }

  return {
    shell: (base) => ({
      tags: shell.head(base),
      scripts: shell.scripts?.(base) ?? [],
      ...(shell.app && { app: shell.app }),
      draws: shell.app !== undefined && shell.preview !== undefined,
    }),
    async page(path) {
      const { head, params } = await moduleOf(path);
      const known = path.includes(':') ? (params?.() ?? []) : [{}];
      return {
        known: known.map((own) => ({ params: own, head: withoutDrawing(head?.(own)) })),
        head: withoutDrawing(head?.({})),
      };
    },
    render: async (boot, at, path, site) =>
      shell.render(boot, at, path === null ? null : await moduleOf(path), site),
    async preview(path, params: Params, title, letters) {
      const { head } = await moduleOf(path);
      const { image } = head?.(params) ?? {};
      if (!image || !shell.preview) throw new Error('It has no picture');
      return shell.preview(image.drawing, title, (letters && draw) || undrawn);
    },
  };
}
