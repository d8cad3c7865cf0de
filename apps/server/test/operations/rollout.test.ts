import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { emptyUrl } from '../support/engines.ts'
import { createUsers } from '../support/create-users.ts'
import { readProviderTotals, hostGame } from '../support/people.ts'
import { remoteCaller } from '../support/server-process.ts'
import type { World } from '../support/world.ts'
import { hasCaddy, startCaddy } from './caddy.ts'
import { startFleet, type Fleet } from './fleet.ts'

// the processes of the deployment behind its own proxy and Caddyfile, if Caddy is installed
describe.skipIf(!hasCaddy())('behind the proxy of the deployment', () => {
  let fleet: Fleet
  beforeAll(async () => {
    fleet = await startFleet(
      await emptyUrl(),
      { DEMO_DATA: 'true', DRAIN_SECONDS: '6' },
      await startCaddy(),
    )
  }, 180_000)
  afterAll(() => fleet?.stop())

  test('does not expose metrics and readiness', async () => {
    await expect
      .poll(
        () =>
          fetch(`${fleet.balancer.url}/healthz`).then(
            (response) => response.status,
            () => 0,
          ),
        { timeout: 20_000 },
      )
      .toBe(200)
    for (const path of ['/metrics', '/readyz'])
      expect((await fetch(fleet.balancer.url + path)).status).toBe(404)
  })

  test('restarts the web processes one by one under load without a failed request', async () => {
    const world = fleet as unknown as World,
      call = remoteCaller(fleet.balancer.url)
    const [host, ...guests] = await createUsers(world, 5)
    const tee = Math.ceil(Date.now() / 3_600_000) * 3_600_000
    const games = await Promise.all(
      [0, 1].map((i) => hostGame(fleet.webs[0], host!, tee + (50 + 6 * i) * 3_600_000)),
    )
    const answers = new Map<string, number>()
    let rolling = true
    const count = (outcome: string) => {
      answers.set(outcome, (answers.get(outcome) ?? 0) + 1)
    }
    const readers = ['/api/games', '/games', '/api/golf-courses/search?q=hakone', '/'].map(
      async (path) => {
        while (rolling) {
          count(
            await fetch(fleet.balancer.url + path).then(
              async (response) => {
                await response.arrayBuffer()
                return `GET ${path} ${response.status}`
              },
              (error: unknown) => `GET ${path} ${String(error)}`,
            ),
          )
          await new Promise((done) => setTimeout(done, 20))
        }
      },
    )
    const players = guests.map(async (guest, i) => {
      for (let turn = 0; rolling; turn++) {
        const action = turn % 2 === 0 ? 'join' : 'leave'
        count(
          await call(`POST /api/games/${games[i % 2]!}/${action}`, {
            cookie: guest.cookie,
            ...(action === 'leave' && { body: {} }),
          }).then(
            (answer) => `${action} ${answer.status}`,
            (error: unknown) => `${action} ${String(error)}`,
          ),
        )
        await new Promise((done) => setTimeout(done, 50))
      }
    })
    for (const web of fleet.webs) {
      await web.stop()
      await web.restart()
    }
    rolling = false
    await Promise.all([...readers, ...players])
    process.stdout.write(`${JSON.stringify(Object.fromEntries(answers))}\n`)
    expect([...answers.values()].reduce((a, b) => a + b, 0)).toBeGreaterThan(200)
    expect([...answers.keys()].filter((outcome) => !outcome.endsWith(' 200'))).toEqual([])
    for (const guest of guests) expect(readProviderTotals(world, guest).captured).toBe(0)
  }, 180_000)
})
