import { createHash } from 'node:crypto'

/** External sources: scripts, frames and API of the card provider. */
export type ExtraSources = {
  connect: readonly string[]
  script: readonly string[]
  frame: readonly string[]
}

const hashOf = (script: string) =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`

/**
 * The Content-Security-Policy of pages: the inline scripts of the template by their hashes, and what
 * they load (`strict-dynamic`); no inline styles. It is the same for every page, so that pages can be
 * cached.
 */
export function contentSecurityPolicy(
  inlineScripts: readonly string[],
  extra: ExtraSources,
  dev: boolean,
): string {
  const list = (...sources: (string | readonly string[])[]) => sources.flat().join(' ')
  return [
    `default-src 'self'`,
    // browsers that support strict-dynamic ignore the sources after it
    `script-src ${list(inlineScripts.map(hashOf), `'strict-dynamic'`, `'self'`, extra.script)}`,
    // Vite's client adds style elements
    dev ? `style-src 'self' 'unsafe-inline'` : `style-src 'self'`,
    `img-src 'self' data: blob:`,
    `media-src 'self' blob:`,
    `font-src 'self'`,
    `connect-src ${list(`'self'`, dev ? 'ws:' : [], extra.connect)}`,
    `frame-src ${extra.frame.length ? list(`'self'`, extra.frame) : `'none'`}`,
    `worker-src 'self'`,
    `manifest-src 'self'`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
  ].join('; ')
}
