// Finds a Chromium for the browser tests or installs one: Debian's package as root, else
// Playwright's build.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { run } from './install.mjs'

const CANDIDATES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']
const isDebianRoot = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
const hasCjkFonts = () => spawnSync('sh', ['-c', 'fc-list :lang=ja | grep -q .']).status === 0

export function ensureBrowser() {
  if (CANDIDATES.some((path) => existsSync(path)) && (hasCjkFonts() || !isDebianRoot())) return
  if (isDebianRoot()) {
    console.log('Installing Chromium and fonts …')
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    run('apt-get', ['-qq', 'update'], env)
    run('apt-get', ['-qq', '-y', 'install', 'chromium', 'fonts-noto-cjk'], env)
    return
  }
  run('npx', ['playwright', 'install', 'chromium'])
}
