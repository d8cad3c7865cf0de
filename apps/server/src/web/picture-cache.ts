import { createHash } from 'node:crypto'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

export type Picture = { svg: string; etag: string; br: Buffer; gzip: Buffer }

/** Drawn pictures, ready to send; the least recently asked for goes first. Drawing costs 2 to 10 ms, so the popular ones stay. */
export class PictureCache {
  readonly #limit: number
  readonly #kept = new Map<string, Picture>()

  constructor(limit: number) {
    this.#limit = limit
  }

  get(key: string, draw: () => string): Picture {
    const known = this.#kept.get(key)
    const picture = known ?? finish(draw())
    this.#kept.delete(key)
    this.#kept.set(key, picture)
    if (this.#kept.size > this.#limit) this.#kept.delete(this.#kept.keys().next().value!)
    return picture
  }
}

function finish(svg: string): Picture {
  return {
    svg,
    etag: `"${createHash('sha256').update(svg).digest('base64url').slice(0, 22)}"`,
    br: brotliCompressSync(svg, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
    gzip: gzipSync(svg, { level: 6 }),
  }
}
