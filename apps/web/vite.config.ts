import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { build, defineConfig, minifySync, type Plugin, type Rolldown } from 'vite'
import react from '@vitejs/plugin-react'
import tailwindcss from '@tailwindcss/vite'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import { gallery } from '../../packages/ui/gallery/vite-plugin.ts'

const root = import.meta.dirname
const ADMIN = join(root, '../admin/src')
const ofLanguage = /phrases[\\/]src[\\/](?:core|areas)[\\/](?:.+[\\/])?(en|ja|ko|zh)\.ts$/
/** The texts of information pages: a file a page and language, kept by the service worker when used. */
const content = /web[\\/]src[\\/]content[\\/][\w-]+[\\/](en|ja|ko|zh)\.ts$/
const coreArea = /phrases[\\/]src[\\/](?:core|areas[\\/](?:common|games))[\\/]/

/** What the home page and the games list draw alike: one file instead of a dozen, most of them smaller than their own request. */
const cards = new RegExp(
  [
    String.raw`web[\\/]src[\\/]components[\\/](?:GameCard|PageHead)\.tsx$`,
    String.raw`packages[\\/]ui[\\/]src[\\/]\w+[\\/](?:SeatCount|DateBadge|Badge|CourseArt|Rating|EmptyState|ErrorState|Skeleton|Pagination)\.tsx$`,
    String.raw`packages[\\/]format[\\/]src[\\/](?:format|language-name|course-names|game-place|sentences)\.ts$`,
    String.raw`packages[\\/]domain[\\/]src[\\/]japan-holidays\.ts$`,
    String.raw`packages[\\/]ui[\\/]src[\\/](?:i18n[\\/]error-message|lib[\\/]use-viewer-time)\.ts$`,
    String.raw`lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/](?:search|map-pin|arrow-right|chevron-right|chevron-left|timer|map)\.mjs$`,
    String.raw`react-query[\\/]build[\\/]modern[\\/]useSuspenseQuery\.js$`,
  ].join('|'),
)

/** What every form and filter is made of, and how money is drawn: for the same reason. */
const fields =
  /packages[\\/]ui[\\/]src[\\/]forms[\\/](?:Field|Input|Choice)\.tsx$|lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/](?:check|copy|eye|eye-off|chevron-down|x)\.mjs$/
const money =
  /packages[\\/]ui[\\/]src[\\/](?:money[\\/]HoldBar|data[\\/]LineItems)\.tsx$|packages[\\/]domain[\\/]src[\\/]pricing\.ts$/

/** Few files: what the entry needs at once is one vendor and one app chunk (each is run in a task of its own), a language's core phrases are one; the rest is one chunk a page. */
const output = {
  codeSplitting: {
    groups: [
      {
        debugName: 'phrases',
        name: (id: string) => (coreArea.test(id) ? `phrases-${ofLanguage.exec(id)?.[1]}` : null),
        test: ofLanguage,
        priority: 3,
      },
      { name: 'vendor', tags: ['$initial' as const], test: /node_modules/, priority: 2 },
      { name: 'app', tags: ['$initial' as const], priority: 1 },
      { name: 'cards', test: cards },
      { name: 'fields', test: fields },
      { name: 'money', test: money },
    ],
  },
}

/** Writes /sw.js: src/service-worker/sw.ts and its rules in one script, with the list of files that let every page open offline, and each language's texts apart: a visitor keeps those of one. */
function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    async generateBundle(_options, bundle) {
      const languageOf = (file: Rolldown.OutputChunk | Rolldown.OutputAsset) =>
        file.type === 'chunk'
          ? file.moduleIds.flatMap((id) => (ofLanguage.exec(id) ?? content.exec(id))?.[1] ?? [])[0]
          : undefined
      const of = (language?: string) =>
        Object.values(bundle)
          .filter((file) => file.fileName.startsWith('assets/') && languageOf(file) === language)
          .map((file) => '/' + file.fileName)
          .sort()
      const files = of(),
        texts = Object.fromEntries(
          ['en', 'ja', 'ko', 'zh'].map((language) => [language, of(language)]),
        )
      const bundled = async (version: string) => {
        const made = (await build({
          configFile: false,
          root,
          logLevel: 'warn',
          publicDir: false,
          define: {
            __PRECACHE__: JSON.stringify(files),
            __TEXTS__: JSON.stringify(texts),
            __VERSION__: JSON.stringify(version),
          },
          build: {
            write: false,
            rolldownOptions: {
              input: join(root, 'src/service-worker/sw.ts'),
              output: { format: 'iife', entryFileNames: 'sw.js' },
            },
          },
        })) as Rolldown.RolldownOutput
        return made.output[0].code
      }
      // named after what is in it: files and its own code
      const version = createHash('sha256')
        .update(await bundled(''))
        .digest('hex')
        .slice(0, 12)
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: await bundled(version) })
    },
  }
}

/** The back-office's texts are no visitor's: the site's build has an empty file in their place. */
const adminTexts: Plugin = {
  name: 'admin-texts',
  apply: 'build',
  applyToEnvironment: (environment) => environment.name !== 'admin',
  load: (id) =>
    /phrases[\\/]src[\\/]areas[\\/]admin[\\/]\w+\.ts$/.test(id) ? 'export default {}' : undefined,
}

/** The source of these functions is inlined in every page: minifies it. */
const minifyInlineScripts: Plugin = {
  name: 'minify-inline-scripts',
  apply: 'build',
  enforce: 'post',
  applyToEnvironment: (environment) => environment.name === 'ssr',
  transform: (code, id) =>
    /\/src\/hydration\/(?:deferred-scripts|event-replay)\.ts$/.test(id)
      ? minifySync(id, code, { module: true }).code
      : undefined,
}

const fileRoutes = (source: string) =>
  tanstackRouter({
    target: 'react',
    autoCodeSplitting: true,
    quoteStyle: 'single',
    semicolons: false,
    routesDirectory: join(source, 'routes'),
    generatedRouteTree: join(source, 'routeTree.gen.ts'),
  })

export default defineConfig(({ command }) => ({
  root,
  plugins: [
    fileRoutes(join(root, 'src')),
    fileRoutes(ADMIN),
    react(),
    tailwindcss(),
    gallery(),
    serviceWorker(),
    adminTexts,
    minifyInlineScripts,
  ],
  builder: {},
  // the store's copy for React before 18
  resolve: {
    alias: {
      'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector.js',
    },
  },
  // an inlined file would have another address on the server than in the browser
  build: { assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        manifest: true,
        rolldownOptions: { input: join(root, 'src/entry-client.tsx'), output },
      },
    },
    // a build of its own: nothing of the back-office can end up in a file that visitors load
    admin: {
      consumer: 'client',
      build: {
        outDir: 'dist/client',
        emptyOutDir: false,
        copyPublicDir: false,
        assetsDir: 'assets/admin',
        manifest: '.vite/manifest-admin.json',
        rolldownOptions: { input: join(ADMIN, 'entry.tsx'), output },
      },
    },
    ssr: {
      // one bundle, with the libraries' production code whatever NODE_ENV the server runs under (Node's own modules stay outside)
      resolve: command === 'build' ? { noExternal: true } : {},
      define: command === 'build' ? { 'process.env.NODE_ENV': JSON.stringify('production') } : {},
      build: {
        outDir: 'dist/server',
        ssr: true,
        copyPublicDir: false,
        rolldownOptions: { input: join(root, 'src/entry-server.tsx') },
      },
    },
  },
}))
