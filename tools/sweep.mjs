// `npm run sweep`: every kind of public page and every component, in every language and at several
// widths.
import { ROOT, buildPages, installDependencies, run } from './install.mjs'
import { ensureBrowser } from './browser.mjs'

process.chdir(ROOT)
installDependencies()
ensureBrowser()
buildPages()
run('npx', ['playwright', 'test', '--config=playwright.sweep.config.ts', ...process.argv.slice(2)])
