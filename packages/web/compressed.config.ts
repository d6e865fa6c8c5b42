import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

/** File types that compress well; fonts and pictures are already compressed. */
const TEXTS = /\.(?:js|css|html|svg|webmanifest)$/;
/** Below this size the response header outweighs the saving. */
const LEAST = 1024;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Writes compressed copies beside every text file, so that the server sends those and compresses nothing itself. */
export function compressed(): Plugin {
  return {
    name: 'compressed',
    apply: 'build',
    async writeBundle({ dir }, bundle) {
      if (dir === undefined) return this.error('there is no folder to write to');
      const files = Object.values(bundle).filter(({ fileName }) => TEXTS.test(fileName));
      await Promise.all(
        files.map(async (file) => {
          const text = Buffer.from(file.type === 'chunk' ? file.code : file.source);
          if (text.length < LEAST) return;
          const params = { [constants.BROTLI_PARAM_SIZE_HINT]: text.length };
          await writeFile(join(dir, `${file.fileName}.br`), await brotli(text, { params }));
          await writeFile(join(dir, `${file.fileName}.gz`), await zip(text, { level: constants.Z_BEST_COMPRESSION }));
        }),
      );
    },
  };
}
