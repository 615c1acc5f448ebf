import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { scopeStyles } from '@emberite/release/scope';
import type { Compilation, Compiler } from '@rspack/core';
import { rspack } from '@rspack/core';
import { Features, transform } from 'lightningcss';
import { manifestOf } from './manifest.ts';

/** Writes nested rules out. What cannot be read is left out, as browsers do. */
const flat = (filename: string, css: string) =>
  String(
    transform({
      filename,
      code: Buffer.from(css),
      errorRecovery: true,
      include: Features.Nesting,
    }).code,
  );

/** The source file and line where a text of a stylesheet begins; the emitted file if it is not found. */
function placeOf(text: string, { modules, compiler }: Compilation, emitted: string): string {
  const [start = text] = /^@?[^\s({]+(\s+[^\s({]+)?/.exec(text) ?? [];
  for (const module of modules) {
    const path = module.nameForCondition();
    if (!path?.endsWith('.css')) continue;
    const lines = readFileSync(path, 'utf8').split('\n');
    const index = lines.findIndex((line) => line.includes(start));
    if (index >= 0) return `${relative(compiler.context, path)}:${index + 1}`;
  }
  return emitted;
}

/** Makes the stylesheets of a remote reach its own pages only, those of libraries, too. */
export class OwnStyles {
  /** Called by Rspack. */
  apply(compiler: Compiler): void {
    const { name } = manifestOf(compiler.context);
    compiler.hooks.compilation.tap('OwnStyles', (compilation) => {
      const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE;
      compilation.hooks.processAssets.tap({ name: 'OwnStyles', stage }, () =>
        this.scope(compilation, name),
      );
    });
  }

  private scope(compilation: Compilation, remote: string): void {
    const names = Object.keys(compilation.assets).filter((name) => name.endsWith('.css'));
    const sheets = Object.fromEntries(
      names
        .toSorted()
        .map((name) => [name, flat(name, String(compilation.getAsset(name)?.source.source()))]),
    );
    const own = `${remote.replaceAll('-', '_')}-`;
    const refuse = (what: string, file: string, why: string) =>
      compilation.errors.push(
        new rspack.WebpackError(
          `${placeOf(what, compilation, file)}: ${what.slice(0, 100)} ${why}`,
        ),
      );
    for (const [name, { css, refused, unreadable }] of Object.entries(
      scopeStyles(sheets, remote),
    )) {
      compilation.updateAsset(name, new rspack.sources.RawSource(css));
      if (unreadable !== undefined) refuse(unreadable, name, 'cannot be read.');
      if (refused !== undefined)
        refuse(
          refused,
          name,
          `holds for the whole document, also for the pages of others. Leave it out, or begin its name with ${own}.`,
        );
    }
    const scripts = Object.keys(compilation.assets)
      .filter((name) => name.endsWith('.js'))
      .map((name) => String(compilation.getAsset(name)?.source.source()))
      .join('');
    for (const [name, css] of Object.entries(sheets)) {
      for (const [rule, property = ''] of css.matchAll(/@property (--[\w-]+)/g)) {
        if (property.startsWith(`--${own}`) || !scripts.split(/[^\w-]/).includes(property))
          continue;
        refuse(
          rule,
          name,
          `holds for the whole document, and a script uses it by its name. Call it --${own}${property.slice(2)} in both.`,
        );
      }
    }
  }
}
