import { readFileSync } from 'node:fs';
import { isAbsolute, relative } from 'node:path';
import type { Compilation, Compiler } from '@rspack/core';
import { rspack } from '@rspack/core';

/** Code that makes markup of a string: browsers refuse it, but only once it runs. */
const plainHtml =
  /\bdangerouslySetInnerHTML\b|\.(inner|outer)HTML\s?[+|?]{0,2}=(?!=)|\.insertAdjacentHTML\(|\bdocument\.write(ln)?\(|\bsrcDoc=|from ['"](isomorphic-)?dompurify['"]/;

/** The lines of a source, without comments that are alone on a line. */
const linesOf = (path: string) =>
  readFileSync(path, 'utf8')
    .split('\n')
    .map((line) => (/^\s*(\/\/|\/?\*)/.test(line) ? '' : line));

/** Refuses sources of a remote that make markup of strings, and says how to show HTML. */
export class NoPlainHtml {
  /** Called by Rspack. */
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('NoPlainHtml', (compilation) => {
      compilation.hooks.finishModules.tap('NoPlainHtml', () => this.check(compilation));
    });
  }

  private check({ modules, compiler, errors }: Compilation): void {
    const paths = [...modules].flatMap((module) => module.nameForCondition() ?? []);
    for (const path of new Set(paths)) {
      const file = relative(compiler.context, path);
      if (!isAbsolute(path) || /^\.\.|node_modules/.test(file) || !/\.[cm]?[jt]sx?$/.test(file))
        continue;
      for (const [index, line] of linesOf(path).entries()) {
        const [code] = plainHtml.exec(line) ?? [];
        if (!code) continue;
        errors.push(
          new rspack.WebpackError(
            `${file}:${index + 1}: Browsers refuse ${code} here, because the site has Trusted Types. Show HTML with <Html html={…} /> of @emberite/sdk/html.`,
          ),
        );
      }
    }
  }
}
