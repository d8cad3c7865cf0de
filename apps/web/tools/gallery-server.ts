import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import tailwindcss from '@tailwindcss/vite'
import { createServer } from 'vite'
import { gallery } from '../../../packages/ui/gallery/vite-plugin.ts'

const ROOT = join(import.meta.dirname, '../../..')

/**
 * Serves the component gallery without the product, on a free port. Used by
 * e2e/accessibility/components.spec.ts.
 */
export async function startGallery(): Promise<{ url: string; stop: () => Promise<void> }> {
  const vite = await createServer({
    configFile: false,
    root: join(ROOT, 'packages/ui'),
    logLevel: 'error',
    cacheDir: join(ROOT, 'node_modules/.vite-gallery'),
    // scanned at the start: a dependency found later would reload the page
    optimizeDeps: { entries: ['gallery/main.tsx'] },
    server: { port: 0, fs: { allow: [ROOT] } },
    plugins: [react(), tailwindcss(), gallery()],
  })
  await vite.listen()
  return { url: `${vite.resolvedUrls!.local[0]!}dev/components`, stop: () => vite.close() }
}
