import { test, useWorld } from '../support/product.ts'
import { runMainJourney } from './main-journey.ts'

// with the service worker, as for real users
useWorld({ name: 'main-journey' })
test.use({ serviceWorkers: 'allow' })

test('the main journey on the embedded database: host, join, leave, check in by camera, no-show', async ({
  browser,
  product,
}) => {
  test.setTimeout(240_000)
  await runMainJourney(browser, product)
})
