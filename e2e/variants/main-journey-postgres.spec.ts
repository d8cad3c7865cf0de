import { startPostgres } from '../../tools/postgres.ts'
import { startProduct, test } from '../support/product.ts'
import { runMainJourney } from '../journeys/main-journey.ts'

test('the main journey on a PostgreSQL server: join, leave, check in, no-show', async ({
  browser,
}) => {
  test.setTimeout(240_000)
  const postgres = await startPostgres()
  const { product, stop } = await startProduct({
    DEMO_DATA: 'false',
    DATABASE_URL: await postgres.createDatabase('product'),
  })
  await runMainJourney(browser, product, { short: true })
  await stop()
  await postgres.stop()
})
