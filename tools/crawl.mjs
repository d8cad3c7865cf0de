// `npm run crawl`: every address of the sitemap in every language, each kind of page drawn at every width and read by axe, and every screen behind the login. Takes long; problems are told as they are found.
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
  'e2e/public',
  'e2e/accessibility',
  '--workers=1',
  ...process.argv.slice(2),
])
