/** External sources: scripts, frames and API of the card provider. */
export type ExtraSources = {
  connect: readonly string[]
  script: readonly string[]
  frame: readonly string[]
}

/**
 * The page's Content-Security-Policy: scripts with a nonce and those they load (`strict-dynamic`),
 * no inline styles.
 */
export function contentSecurityPolicy(nonce: string, extra: ExtraSources, dev: boolean): string {
  const list = (...sources: (string | readonly string[])[]) => sources.flat().join(' ')
  return [
    `default-src 'self'`,
    // browsers that support strict-dynamic ignore the sources after it
    `script-src ${list(`'nonce-${nonce}'`, `'strict-dynamic'`, extra.script)}`,
    // Vite's client adds style elements without a nonce
    dev ? `style-src 'self' 'unsafe-inline'` : `style-src 'self' 'nonce-${nonce}'`,
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
