import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { FastifyInstance } from 'fastify'
import fastifyStatic from '@fastify/static'
import type { AssetsOf, Renderer } from '@tomogolf/web/renderer'
import { assetsFromManifest } from './assets.ts'

/** Where pages come from: the renderer, and the files that a module needs. */
export type ClientBuild = {
  renderer: () => Promise<Renderer>
  assets: AssetsOf
  adminAssets: AssetsOf
}

/** Hashed names are kept for ever; the back-office's files by its own browsers only, not by what stands between. */
function cacheControl(path: string): string {
  if (!path.includes('/assets/')) return 'no-cache'
  return `${path.includes('/assets/admin/') ? 'private' : 'public'}, max-age=31536000, immutable`
}

/** The finished build: static files with their compressed copies, hashed ones kept for ever. */
export async function finishedBuild(app: FastifyInstance, root: string): Promise<ClientBuild> {
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

/** Vite inside this process: modules as they are, replaced while the page is open. */
export async function viteBuild(app: FastifyInstance, root: string): Promise<ClientBuild> {
  const { createServer } = await import('vite')
  const vite = await createServer({
    root,
    appType: 'custom',
    configLoader: 'native',
    server: { middlewareMode: true, ws: { server: app.server } },
  })
  app.addHook('onRequest', (request, reply, done) => {
    if (/^\/(api|art|crest|contour)\//.test(request.url)) return done()
    vite.middlewares(request.raw, reply.raw, (error?: unknown) => done(error as Error | undefined))
  })
  app.addHook('onClose', () => vite.close())
  return {
    // not the environment's own runner: that one also runs the router plugin's hot-update code, which needs a window
    renderer: async () =>
      (await vite.ssrLoadModule('/src/entry-server.tsx')) as unknown as Renderer,
    assets: (entry) => ({ js: ['/@vite/client', `/${entry}`], css: ['/src/styles/index.css'] }),
    adminAssets: (entry) => ({
      js: ['/@vite/client', `/@fs${join(root, entry)}`],
      css: [`/@fs${join(root, '../admin/src/styles.css')}`],
    }),
  }
}
