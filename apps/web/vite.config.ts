import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig, transformWithOxc, type Plugin } from 'vite'
import react from '@vitejs/plugin-react'
import tailwindcss from '@tailwindcss/vite'
import { tanstackRouter } from '@tanstack/router-plugin/vite'

const root = import.meta.dirname
const ofLanguage = /phrases[\\/]src[\\/](?:core|areas)[\\/](?:.+[\\/])?(en|ja|ko|zh)\.ts$/
/** The texts of information pages: a file a page and language, kept by the service worker when used. */
const content = /web[\\/]src[\\/]content[\\/][\w-]+[\\/](en|ja|ko|zh)\.ts$/
const coreArea = /phrases[\\/]src[\\/](?:core|areas[\\/](?:common|errors|home|games))[\\/]/

/** Few files: what the entry needs at once is one vendor chunk and one app chunk, a language's core phrases are one; the rest is one chunk a page. */
const output = {
  codeSplitting: {
    groups: [
      { debugName: 'phrases', name: (id: string) => (coreArea.test(id) ? `phrases-${ofLanguage.exec(id)?.[1]}` : null), test: ofLanguage, priority: 3 },
      { name: 'vendor', tags: ['$initial' as const], test: /node_modules/, priority: 2 },
      { name: 'app', tags: ['$initial' as const], priority: 1 },
    ],
  },
}

/** Writes /sw.js: src/sw.ts with the list of files that let every page open offline (no texts: those of the visitor's language are kept when used). */
function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    async generateBundle(_options, bundle) {
      const files = Object.values(bundle)
        .filter((file) => file.fileName.startsWith('assets/') && !(file.type === 'chunk' && file.moduleIds.some((id) => ofLanguage.test(id) || content.test(id))))
        .map((file) => '/' + file.fileName).sort()
      const source = readFileSync(join(root, 'src/sw.ts'), 'utf8')
      const version = createHash('sha256').update(source + files.join()).digest('hex').slice(0, 12)
      const { code } = await transformWithOxc(source, 'sw.ts', {
        define: { __PRECACHE__: JSON.stringify(files), __VERSION__: JSON.stringify(version) }, sourcemap: false,
      })
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: code })
    },
  }
}

export default defineConfig(({ command }) => ({
  root,
  plugins: [
    tanstackRouter({
      target: 'react', autoCodeSplitting: true, quoteStyle: 'single', semicolons: false,
      routesDirectory: join(root, 'src/routes'), generatedRouteTree: join(root, 'src/routeTree.gen.ts'),
    }),
    react(), tailwindcss(), serviceWorker(),
  ],
  builder: {},
  // an inlined file would have another address on the server than in the browser
  build: { assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        outDir: 'dist/client', manifest: true,
        rolldownOptions: { input: join(root, 'src/entry-client.tsx'), output },
      },
    },
    ssr: {
      // one bundle, with the libraries' production code whatever NODE_ENV the server runs under (Node's own modules stay outside)
      resolve: command === 'build' ? { noExternal: true } : {},
      define: command === 'build' ? { 'process.env.NODE_ENV': JSON.stringify('production') } : {},
      build: { outDir: 'dist/server', ssr: true, copyPublicDir: false, rolldownOptions: { input: join(root, 'src/entry-server.tsx') } },
    },
  },
}))
