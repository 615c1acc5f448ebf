import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { listAll } from './listing.ts';
import { listingFile } from './listingFile.ts';
import { resultsFile } from './results.ts';
import { pictured, thumbnail } from './thumbnails.ts';

/** Where the story tests write their results. */
export const resultsPath = join(import.meta.dirname, '..', '..', '.cache', 'stories', resultsFile);

/** The results of the last story tests; empty before the first run. */
export function readResults(): string {
  return existsSync(resultsPath)
    ? readFileSync(resultsPath, 'utf8')
    : '{"stories":{},"pictures":{}}';
}

/**
 * Serves the overview's data: computed on every request in the development server, as files in the
 * static build.
 */
export function overview(): Plugin {
  return {
    name: 'ember-overview',
    configureServer({ middlewares }) {
      const answers = {
        [listingFile]: () => JSON.stringify(listAll()),
        [resultsFile]: readResults,
      };
      for (const [file, answer] of Object.entries(answers)) {
        middlewares.use(`/${file}`, (_, response) => {
          response.setHeader('content-type', 'application/json');
          response.end(answer());
        });
      }
      middlewares.use('/thumbnails', (request, response, next) => {
        const name = /^\/(\w+)\.webp/.exec(request.url ?? '')?.[1] ?? '';
        thumbnail(name).then((picture) => {
          if (!picture) return next();
          response.setHeader('content-type', 'image/webp');
          response.end(picture);
        }, next);
      });
    },
    async generateBundle() {
      const emit = (fileName: string, source: string | Buffer) =>
        this.emitFile({ type: 'asset', fileName, source });
      emit(listingFile, JSON.stringify(listAll()));
      emit(resultsFile, readResults());
      for (const name of pictured()) emit(`thumbnails/${name}.webp`, (await thumbnail(name)) ?? '');
    },
  };
}
