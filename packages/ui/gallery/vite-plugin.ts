import { join } from 'node:path'
import type { Plugin } from 'vite'

const PATH = '/dev/components'
const html = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Components · TomoGolf</title>
  </head>
  <body>
    <div id="root"></div>
    <script type="module" src="/@fs${join(import.meta.dirname, 'main.tsx')}"></script>
  </body>
</html>`

/** Serves the gallery at /dev/components, in development only: builds do not contain it. */
export const gallery = (): Plugin => ({
  name: 'component-gallery',
  apply: 'serve',
  configureServer(server) {
    server.middlewares.use((request, response, next) => {
      const [path] = (request.originalUrl ?? request.url ?? '').split('?')
      if (path !== PATH) return next()
      server
        .transformIndexHtml(request.url ?? PATH, html)
        .then((page) => response.setHeader('content-type', 'text/html').end(page), next)
    })
  },
})
