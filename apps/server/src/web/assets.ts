import { readFileSync } from 'node:fs'
import type { AssetsOf } from '@tomogolf/web/renderer'

type Chunk = { file: string; name?: string; css?: string[]; imports?: string[] }

/**
 * Reads Vite's manifest. The result maps source modules (or chunk names) to their files with all
 * static imports.
 */
export function assetsFromManifest(file: string): AssetsOf {
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Record<string, Chunk>
  const named = new Map(Object.values(manifest).map((chunk) => [chunk.name, chunk]))
  return (...modules) => {
    const js = new Set<string>()
    const css = new Set<string>()
    const visit = (id: string) => {
      const chunk = manifest[id] ?? named.get(id)
      if (!chunk || js.has(`/${chunk.file}`)) return
      js.add(`/${chunk.file}`)
      for (const sheet of chunk.css ?? []) css.add(`/${sheet}`)
      chunk.imports?.forEach(visit)
    }
    modules.forEach(visit)
    return { js: [...js], css: [...css] }
  }
}
