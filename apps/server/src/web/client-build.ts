import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { FastifyInstance } from 'fastify'
import fastifyStatic from '@fastify/static'
import type { AssetsOf, Renderer } from '@tomogolf/web/renderer'
import { assetsFromManifest } from './assets.ts'

/** The server renderer, and the files that a module needs. */
export type ClientBuild = {
  renderer: () => Promise<Renderer>
  assets: AssetsOf
  adminAssets: AssetsOf
}

/**
 * Files with a hash in their name are immutable; those of the admin app are not stored by shared
 * caches.
 */
function cacheControl(path: string): string {
  if (!path.includes('/assets/')) return 'no-cache'
  return `${path.includes('/assets/admin/') ? 'private' : 'public'}, max-age=31536000, immutable`
}

/** The production build: static files with their precompressed copies. */
export async function productionBuild(app: FastifyInstance, root: string): Promise<ClientBuild> {
  const client = join(root, 'dist/client')
  await app.register(fastifyStatic, {
    root: client,
    wildcard: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => void reply.header('cache-control', cacheControl(path)),
  })
  const renderer = (await import(
    pathToFileURL(join(root, 'dist/server/entry-server.js')).href
  )) as Renderer
  return {
    renderer: async () => renderer,
    assets: assetsFromManifest(join(client, '.vite/manifest.json')),
    adminAssets: assetsFromManifest(join(client, '.vite/manifest-admin.json')),
  }
}

/** Vite's development server inside this process, with hot module replacement. */
export async function viteBuild(app: FastifyInstance, root: string): Promise<ClientBuild> {
  const { createServer } = await import('vite')
  const vite = await createServer({
    root,
    appType: 'custom',
    configLoader: 'native',
    server: { middlewareMode: true, ws: { server: app.server } },
  })
  app.addHook('onRequest', (request, reply, done) => {
    if (/^\/(api|art|calendar|contour|crest)\//.test(request.url)) return done()
    vite.middlewares(request.raw, reply.raw, (error?: unknown) => done(error as Error | undefined))
  })
  app.addHook('onClose', () => vite.close())
  return {
    // not the environment's runner, which also runs hot-update code of the router plugin that needs
    // a window
    renderer: async () =>
      (await vite.ssrLoadModule('/src/entry-server.tsx')) as unknown as Renderer,
    assets: (entry) => ({ js: ['/@vite/client', `/${entry}`], css: ['/src/styles/index.css'] }),
    adminAssets: (entry) => ({
      js: ['/@vite/client', `/@fs${join(root, entry)}`],
      css: [`/@fs${join(root, '../admin/src/styles.css')}`],
    }),
  }
}
