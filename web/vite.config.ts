import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin, type Rolldown } from 'vite';

// Leaves a .gz and a .br beside every text file of the build, so that the server only has to send them.
function precompressed(): Plugin {
  const wanted = /\.(html|js|css|svg|json|txt)$/;
  const visit = (folder: string): void => {
    for (const name of readdirSync(folder)) {
      const path = join(folder, name);
      if (statSync(path).isDirectory()) visit(path);
      else if (wanted.test(name)) compress(path);
    }
  };
  const compress = (path: string): void => {
    const bytes = readFileSync(path);
    writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
    const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
    writeFileSync(`${path}.br`, brotliCompressSync(bytes, { params: quality }));
  };
  return {
    name: 'precompressed',
    apply: 'build',
    writeBundle: (options) => visit(options.dir ?? 'dist'),
  };
}

// What somebody loads who opens the home page and plays: with art and catalogue, which the server sends and
// which take about 95,000 bytes, and one language it must stay under 250,000 (the end-to-end tests measure the whole).
// Letters that only some languages need are not counted.
const kFirstLoad = 148_000;

function small_enough(): Plugin {
  const sent = (path: string): number => statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size;
  return {
    name: 'small-enough',
    apply: 'build',
    writeBundle: {
      order: 'post',
      sequential: true,
      handler(options, bundle) {
        const files = new Set(Object.keys(bundle).filter((name) => name.endsWith('.woff2') && !name.includes('-polish-')));
        const visit = (chunk: Rolldown.OutputChunk): void => {
          if (files.has(chunk.fileName)) return;
          files.add(chunk.fileName);
          for (const css of chunk.viteMetadata?.importedCss ?? []) files.add(css);
          for (const name of chunk.imports) visit(bundle[name] as Rolldown.OutputChunk);
        };
        for (const part of Object.values(bundle)) {
          if (part.type === 'chunk' && (part.isEntry || part.facadeModuleId?.endsWith('/Table.svelte'))) visit(part);
        }
        const size = [...files].reduce((sum, name) => sum + sent(join(options.dir ?? 'dist', name)), 0);
        if (size > kFirstLoad) this.error(`the first load takes ${size} bytes, more than ${kFirstLoad}`);
        this.info(`first load without art: ${size} of ${kFirstLoad} bytes`);
      },
    },
  };
}

const server = process.env.AUDE_SERVER ?? 'http://127.0.0.1:8080';

export default defineConfig({
  plugins: [svelte(), precompressed(), small_enough()],
  build: { target: 'es2022', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  server: { proxy: { '/api': { target: server, ws: true }, '/art': server } },
});
