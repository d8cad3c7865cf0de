import { test } from '../support/product.ts'
import { mainJob } from './journey.ts'

// with the service worker, as for real users
test.use({ world: 'story', serviceWorkers: 'allow' })

test('the main job on the embedded database: host, join, leave, check in by camera, no-show', async ({
  browser,
  product,
}) => {
  test.setTimeout(240_000)
  await mainJob(browser, product)
})
