/**
 * The process in which the code of a release runs: it has only what it is given. It cannot read
 * files, open connections, start processes or see the environment.
 */
import { createRequire } from 'node:module';
import { nodeModules, runNodeBundle } from '@emberite/cli/node-bundle';
import type { Head, PageModule, Params, PreviewImage, Route } from '@emberite/sdk/page';
import type { AppIdentity, Boot, DocumentConfig, DrawText } from '@emberite/sdk/release';
import { readFrame, writeFrame } from './frames.ts';
import type { Answer, Bundles, Calls, HeadData, Request, Sources } from './protocol.ts';
import { answers, requests } from './protocol.ts';

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

const own = process;
const { permission, exit, ppid: parent } = own;

/** What the code of a release has printed during a call. */
let printed: string | undefined;

function print(...parts: unknown[]): void {
  printed ??= parts.map(String).join(' ').slice(0, 300);
}

const { shell: shellSources, font, remote } = readFrame(requests) as Bundles;
const draw =
  font &&
  (await import('../compose/drawText.ts').then(({ openFont }) =>
    openFont(Buffer.from(font, 'base64')),
  ));
// Everything is loaded now: from here on, it cannot read files.
permission.drop('fs');
Object.assign(console, Object.fromEntries(Object.keys(console).map((name) => [name, print])));
// With it, the code could end this process and others.
Object.defineProperty(globalThis, 'process', { value: Object.freeze({ env: Object.freeze({}) }) });

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

function createCalls(): Calls {
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

let calls: Calls | undefined;

/** Handles a request with the code of the release. Everything in the answer is the code's: the other side checks it. */
async function answerTo({ name, input }: Request): Promise<Answer> {
  printed = undefined;
  try {
    calls ??= createCalls();
    const call = calls[name] as (...parts: unknown[]) => unknown;
    const result = await call(...input);
    if (printed === undefined) return { result };
    return { failed: `It prints ${JSON.stringify(printed)}. Remove the console call` };
  } catch (error) {
    return { failed: error instanceof Error ? error.message : String(error) };
  }
}

/** Writes an answer, or why it cannot be written, e.g. because it has a cycle. */
function write(answer: Answer): void {
  try {
    writeFrame(answers, answer);
  } catch (error) {
    writeFrame(answers, { failed: String(error) });
  }
}

// It goes on while a page waits for something that never comes: the other side has the clock, unless that has gone.
setInterval(() => own.ppid !== parent && exit(), 1_000);
write({ result: 'ready' });
for (;;) {
  const request = readFrame(requests);
  if (request === undefined) break;
  write(await answerTo(request as Request));
}
// The code of a release may have left something that runs.
exit();
