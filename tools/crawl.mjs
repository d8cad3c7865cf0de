// `npm run crawl`: reads every address of the sitemap in every language, renders each kind of page
// at every width with axe, and visits every signed-in screen. Slow; prints problems as it finds
// them.
import { ROOT, ENV, buildPages, installDependencies, run } from './install.mjs'
import { ensureBrowser } from './browser.mjs'

process.chdir(ROOT)
installDependencies()
ensureBrowser()
buildPages()
ENV.CRAWL = 'full'
run('npx', [
  'playwright',
  'test',
  '--config=playwright.sweep.config.ts',
  '--workers=1',
  ...process.argv.slice(2),
])
