import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { build, defineConfig, minifySync, type Plugin, type Rolldown } from 'vite'
import react from '@vitejs/plugin-react'
import tailwindcss from '@tailwindcss/vite'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import { gallery } from '../../packages/ui/gallery/vite-plugin.ts'

const root = import.meta.dirname
const ADMIN = join(root, '../admin/src')
const ofLanguage = /phrases[\\/]src[\\/](?:core|areas|particles)[\\/](?:.+[\\/])?(en|ja|ko|zh)\.ts$/
/** The texts of information pages: one file per page and language. */
const content = /web[\\/]src[\\/]content[\\/][\w-]+[\\/](en|ja|ko|zh)\.ts$/
const coreArea = /phrases[\\/]src[\\/](?:core|areas[\\/](?:common|games))[\\/]/

/**
 * Modules that the home page and the games list share: one chunk instead of a dozen, most of which
 * would be smaller than the overhead of a request.
 */
const cards = new RegExp(
  [
    String.raw`web[\\/]src[\\/]components[\\/](?:GameCard|PageHead)\.tsx$`,
    String.raw`packages[\\/]ui[\\/]src[\\/]\w+[\\/](?:Switch|SeatCount|DateBadge|Badge|CourseArt|Rating|EmptyState|Skeleton|Pagination)\.tsx$`,
    String.raw`packages[\\/]format[\\/]src[\\/](?:format|language-name|course-names|game-place|sentences)\.ts$`,
    String.raw`packages[\\/]domain[\\/]src[\\/]japan-holidays\.ts$`,
    String.raw`packages[\\/]ui[\\/]src[\\/]lib[\\/]use-viewer-time\.ts$`,
    String.raw`lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/](?:search|map-pin|list|arrow-right|chevron-right|chevron-left|timer|map|check|copy|languages|x)\.mjs$`,
    String.raw`react-query[\\/]build[\\/]modern[\\/]useSuspenseQuery\.js$`,
  ].join('|'),
)

/** Modules of forms and filters, and of amounts: each one chunk, for the same reason. */
const fields =
  /packages[\\/]ui[\\/]src[\\/]forms[\\/](?:Field|Input|Choice)\.tsx$|lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/](?:eye|eye-off|chevron-down)\.mjs$/
const money =
  /packages[\\/]ui[\\/]src[\\/](?:money[\\/]HoldBar|data[\\/]LineItems)\.tsx$|packages[\\/]domain[\\/]src[\\/]pricing\.ts$/

/** The messages of refused calls: the first load of a page never shows one. */
const failures =
  /packages[\\/](?:ui[\\/]src[\\/](?:feedback[\\/]ErrorState\.tsx|i18n[\\/]error-message\.ts)|format[\\/]src[\\/]refusal-values\.ts)$/

/** The heart of cards, lists and game pages, and what it and the distances share. */
const saved =
  /web[\\/]src[\\/](?:components[\\/]SaveButton\.tsx|lib[\\/](?:origin|destination|open-host-form)\.ts)$|lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/]heart\.mjs$/

/**
 * Icons that neither the home page nor the games list shows. The entry lists every chunk, and a
 * chunk per icon would make that list 300 bytes longer.
 */
const icons =
  /lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/](?!(?:arrow-down|banknote|calendar-days|calendar-plus|circle-alert|gauge|heart|languages|list|locate-fixed|minus|phone-call|plus|rotate-cw|share-2|user-round-pen)\.mjs$)/

/** Hexadecimal hashes compress better in the list of chunks than the default base64. */
const hashCharacters = 'hex' as const

/**
 * Few files: the entry is one vendor and one app chunk (each runs in a task of its own), the core
 * phrases of a language are one chunk, and each page is one.
 */
const output = {
  hashCharacters,
  codeSplitting: {
    groups: [
      {
        debugName: 'phrases',
        name: (id: string) => (coreArea.test(id) ? `phrases-${ofLanguage.exec(id)?.[1]}` : null),
        test: ofLanguage,
        priority: 3,
      },
      { name: 'vendor', tags: ['$initial' as const], test: /node_modules/, priority: 5 },
      // before the phrases, which would take the helper of their imports with them
      { name: 'app', tags: ['$initial' as const], priority: 4 },
      { name: 'cards', test: cards },
      { name: 'fields', test: fields },
      { name: 'money', test: money },
      { name: 'failures', test: failures },
      { name: 'saved', test: saved },
      { name: 'icons', test: icons },
    ],
  },
}

/**
 * Writes /sw.js: src/service-worker/sw.ts in one script, with the precache list that lets every
 * page open offline. Texts are listed by language, because a visitor caches one language only.
 */
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
      const filesIn = (language?: string) =>
        Object.values(bundle)
          .filter((file) => file.fileName.startsWith('assets/') && languageOf(file) === language)
          .map((file) => '/' + file.fileName)
          .sort()
      const files = filesIn(),
        texts = Object.fromEntries(
          ['en', 'ja', 'ko', 'zh'].map((language) => [language, filesIn(language)]),
        )
      const bundleWorker = async (version: string) => {
        const result = (await build({
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
        return result.output[0].code
      }
      // a hash of the precache list and of the worker's own code
      const version = createHash('sha256')
        .update(await bundleWorker(''))
        .digest('hex')
        .slice(0, 12)
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: await bundleWorker(version) })
    },
  }
}

/** Leaves the texts of the admin app out of the public site: their modules are empty there. */
const adminTexts: Plugin = {
  name: 'admin-texts',
  apply: 'build',
  applyToEnvironment: (environment) => environment.name !== 'admin',
  load: (id) =>
    /phrases[\\/]src[\\/]areas[\\/]admin[\\/]\w+\.ts$/.test(id) ? 'export default {}' : undefined,
}

/**
 * Two parts of libraries that the public site never uses: infinite queries, and the keys of an icon's
 * paths, which only silence a warning of React in development.
 */
const unusedParts: Plugin = {
  name: 'unused-parts',
  apply: 'build',
  applyToEnvironment: (environment) => environment.name === 'client',
  transform(code, id) {
    if (/lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/]/.test(id))
      return { code: code.replaceAll(/,\s*key: "\w+"/g, ''), map: null }
    if (!/query-core[\\/]build[\\/]modern[\\/]query\.js$/.test(id)) return undefined
    const shortened = code.replace(
      /this\.#queryType === "infinite" \? infiniteQueryBehavior\([^)]*\) : this/,
      'this',
    )
    if (shortened === code) this.error('infinite queries are no longer where they were')
    return { code: shortened, map: null }
  },
}

/** Minifies the modules whose source is inlined in every page. */
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
    unusedParts,
    minifyInlineScripts,
  ],
  builder: {},
  resolve: {
    alias: {
      // it adds style elements, which the Content-Security-Policy forbids
      'react-style-singleton': join(root, '../../packages/ui/src/lib/style-singleton.ts'),
      // avoids the shim for React versions before 18
      'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector.js',
    },
  },
  // an inlined asset would have different URLs on the server and in the browser
  build: {
    assetsInlineLimit: 0,
    // core phrases import their areas statically, pages each area on demand: chunks are set above
    rolldownOptions: { checks: { ineffectiveDynamicImport: false } },
  },
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        manifest: true,
        rolldownOptions: { input: join(root, 'src/entry-client.tsx'), output },
      },
    },
    // a separate build, so that no chunk of the public site contains admin code
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
      // bundles the libraries' production code, independently of the server's NODE_ENV
      resolve: command === 'build' ? { noExternal: true } : {},
      define: command === 'build' ? { 'process.env.NODE_ENV': JSON.stringify('production') } : {},
      build: {
        outDir: 'dist/server',
        ssr: true,
        copyPublicDir: false,
        // the names of assets are those of the client build
        rolldownOptions: {
          input: join(root, 'src/entry-server.tsx'),
          output: {
            hashCharacters,
            // the inline scripts of the pages are printed functions
            minify: { compress: false, mangle: false, codegen: { removeWhitespace: true } },
          },
        },
      },
    },
  },
}))
