import { join } from 'node:path';
import { base } from '@emberite/cli/build';
import { rspack } from '@rspack/core';
import type { Configuration } from '@rspack/core';

const context = import.meta.dirname;
const config = base(context, 'web');

/** One script and one stylesheet, which the registry serves beside its API. */
export default {
  ...config,
  devtool: false,
  entry: './src/main.tsx',
  output: {
    path: join(context, 'dist'),
    clean: true,
    uniqueName: 'console',
    publicPath: '/registry/console/',
    module: true,
    chunkFormat: 'module',
    filename: '[name].[contenthash:12].js',
    cssFilename: '[name].[contenthash:12].css',
    assetModuleFilename: '[name].[contenthash:12][ext]',
    crossOriginLoading: 'anonymous',
  },
  plugins: [
    new rspack.HtmlRspackPlugin({ template: './src/document.html', scriptLoading: 'module' }),
    new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'] }),
  ],
} satisfies Configuration;
