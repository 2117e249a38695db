// SPDX-License-Identifier: MIT
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin, type Rolldown } from 'vite';

// Leaves a .gz and a .br beside every text file of the build, so that the server only has to send them. The last tenth
// of their size takes ten times as long: ./play, which somebody waits for, goes without.
function precompressed(quickly: boolean): Plugin {
  const wanted = /\.(html|js|css|svg|json|txt|wasm|webmanifest)$/;
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
    const quality = { [constants.BROTLI_PARAM_QUALITY]: quickly ? 9 : constants.BROTLI_MAX_QUALITY };
    writeFileSync(`${path}.br`, brotliCompressSync(bytes, { params: quality }));
  };
  return {
    name: 'precompressed',
    apply: 'build',
    writeBundle: (options) => visit(options.dir ?? 'dist'),
  };
}

// Adds licences.txt. Every npm package of the build must be in the list of components.
function licences(): Plugin {
  const read = (path: string): string => readFileSync(join('..', path), 'utf8');
  return {
    name: 'licences',
    apply: 'build',
    generateBundle(_options, bundle) {
      const listed = (JSON.parse(read('licences/components.json')) as { npm?: string[] }[]).flatMap(
        (component) => component.npm ?? [],
      );
      for (const part of Object.values(bundle)) {
        for (const module of part.type === 'chunk' ? part.moduleIds : []) {
          const name = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(module)?.[1];
          if (name !== undefined && !listed.includes(name))
            this.error(`${name} is part of the client, but not in licences/components.json`);
        }
      }
      const source = `${read('LICENSE')}\n${read('licences/third-party.txt')}`;
      this.emitFile({ type: 'asset', fileName: 'licences.txt', source });
    },
  };
}

// Writes sw.js, the worker that keeps the page for the times without network: with every file of the build in its
// list, and a version that changes when any of them does.
function offline(): Plugin {
  const files_of = (folder: string, under = ''): string[] =>
    readdirSync(join(folder, under)).flatMap((name) => {
      const path = under === '' ? name : `${under}/${name}`;
      return statSync(join(folder, path)).isDirectory() ? files_of(folder, path) : [path];
    });
  return {
    name: 'offline',
    apply: 'build',
    writeBundle: {
      order: 'post',
      sequential: true,
      handler(options) {
        const folder = options.dir ?? 'dist';
        const files = files_of(folder)
          .filter((file) => !/\.(br|gz|map)$/.test(file) && file !== 'sw.js')
          .sort();
        const version = createHash('sha256');
        for (const file of files) version.update(file).update(readFileSync(join(folder, file)));
        const worker = readFileSync('src/offline/service_worker.js', 'utf8')
          .replace('__VERSION__', version.digest('hex').slice(0, 16))
          .replace('__FILES__', JSON.stringify(files));
        writeFileSync(join(folder, 'sw.js'), worker);
      },
    },
  };
}

// What somebody loads who opens the home page and plays: with art and catalogue, which the server sends and
// which take about 95,000 bytes, and one language it must stay under 250,000 (the end-to-end tests measure the whole).
// Letters that only some languages need are not counted.
const kFirstLoad = 148_000;
// The same for somebody who plays in the page: nothing comes from a server then, but the rules and the worker do.
const kFirstLoadHere = 900_000;
const kRules = 600_000;

function small_enough(): Plugin {
  const sent = (path: string): number => statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size;
  return {
    name: 'small-enough',
    apply: 'build',
    writeBundle: {
      order: 'post',
      sequential: true,
      handler(options, bundle) {
        const files = new Set(
          Object.keys(bundle).filter((name) => name.endsWith('.woff2') && !name.includes('-polish-')),
        );
        const visit = (chunk: Rolldown.OutputChunk): void => {
          if (files.has(chunk.fileName)) return;
          files.add(chunk.fileName);
          for (const css of chunk.viteMetadata?.importedCss ?? []) files.add(css);
          for (const name of chunk.imports) visit(bundle[name] as Rolldown.OutputChunk);
        };
        for (const part of Object.values(bundle)) {
          if (part.type === 'chunk' && (part.isEntry || part.facadeModuleId?.endsWith('/Table.svelte'))) visit(part);
        }
        const size_of = (names: Iterable<string>): number =>
          [...names].reduce((sum, name) => sum + sent(join(options.dir ?? 'dist', name)), 0);
        const hold = (what: string, size: number, most: number): void => {
          if (size > most) this.error(`${what} takes ${size} bytes, more than ${most}`);
          this.info(`${what}: ${size} of ${most} bytes`);
        };
        hold('first load without art', size_of(files), kFirstLoad);
        const rules = Object.keys(bundle).filter((name) => name.endsWith('.wasm'));
        for (const module of rules) hold(`rules in ${module}`, size_of([module]), kRules);
        for (const part of Object.values(bundle))
          if (part.type === 'chunk' && part.facadeModuleId?.endsWith('/transport/in_page.ts')) visit(part);
        const workers = Object.keys(bundle).filter((name) => /\/worker-[^/]*\.js$/.test(name));
        const largest = Math.max(...rules.map((module) => size_of([module]))); // a browser loads one of them
        hold('first load of a game in the page', size_of([...files, ...workers]) + largest, kFirstLoadHere);
      },
    },
  };
}

const server = process.env.AUDE_SERVER ?? 'http://127.0.0.1:8080';

// A static host sends no policy of its own: the site says it itself. WebAssembly may be compiled, nothing evaluated.
const kPolicy =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; style-src-attr 'unsafe-inline'; " +
  "img-src 'self' data: blob:; media-src 'self'; font-src 'self'; connect-src 'self'; " +
  "manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'";

function policy(): Plugin {
  const meta = {
    tag: 'meta',
    attrs: { 'http-equiv': 'Content-Security-Policy', content: kPolicy },
    injectTo: 'head-prepend' as const,
  };
  return { name: 'policy', apply: 'build', transformIndexHtml: () => [meta] };
}

// Two ways: the client of a server, whose pages have paths of their own (--mode play: built quickly), and (--mode
// site) files for any static host and folder, where everything happens in the page.
export default defineConfig(({ mode }) => ({
  base: mode === 'site' ? './' : '/',
  plugins: [
    svelte(),
    licences(),
    precompressed(mode === 'play'),
    small_enough(),
    ...(mode === 'site' ? [policy()] : []),
    offline(),
  ],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    outDir: mode === 'site' ? '../build/site' : 'dist',
    emptyOutDir: true,
    // What every page needs is one file: thirty small ones are slower to fetch and pack worse.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'page', tags: ['$initial'] }] } } },
  },
  worker: { format: 'es' },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: server, ws: true }, '/ws': { target: server, ws: true } },
  },
}));
