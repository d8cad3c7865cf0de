import { existsSync } from 'node:fs'

/** Debian's browser where there is one; else Playwright's own. */
export const chromiumPath = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find((path) => existsSync(path))
/** What keeps a browser on a machine of its own: no sandbox for root, no calls home. */
export const BROWSER_ARGS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync']
