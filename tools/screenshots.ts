import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import { HOUR } from '@tomogolf/domain/time'
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../apps/server/src/demo/demo-accounts.ts'
import { BROWSER_ARGS, chromiumPath } from '../e2e/support/chromium.ts'
import { startProduct } from '../e2e/support/product.ts'
import { screensOf } from './screens.ts'

// `npm run screenshots`: writes docs/screenshots from the demonstration data, as guest and host.
// `npm run screenshots -- <folder> [address]`: writes each screen of the product there instead, and
// its height to figures.json, to compare two builds; `address`: of a development server that runs
// another one.
const [compared, address] = process.argv.slice(2)
const FOLDER = compared ? resolve(compared) : join(import.meta.dirname, '../docs/screenshots')
/**
 * Screenshots of the web app manifest: the upper part of the pictures, in the sizes that the
 * manifest declares.
 */
const STORE = join(import.meta.dirname, '../apps/web/public/screenshots')
const SIZES = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]
type Game = {
  id: string
  courseName: string
  teeTime: string
  availableSlots: number
  viewerRole: string | null
  hostId: string
}

const { product, stop } = address
  ? { product: { url: address, setClock: () => Promise.resolve() }, stop: () => Promise.resolve() }
  : await startProduct({ DEMO_DATA: 'true' })
mkdirSync(FOLDER, { recursive: true })
const start = (args: string[] = []) =>
  chromium.launch({
    ...(chromiumPath && { executablePath: chromiumPath }),
    args: [...BROWSER_ARGS, ...args],
  })
const browser = await start()
const [guest, host, operator] = DEMO_ACCOUNTS

async function visit(
  size: { width: number; height: number },
  email: string | null,
  from = browser,
): Promise<Page> {
  const context = await from.newContext({
    viewport: size,
    locale: 'en-GB',
    timezoneId: 'America/Los_Angeles',
    reducedMotion: 'reduce',
    permissions: ['camera'],
  })
  const page = await context.newPage()
  if (email)
    await page.request.post(`${product.url}/api/auth/login`, {
      data: { email, password: DEMO_PASSWORD, recaptchaToken: 'development' },
      headers: { origin: product.url },
    })
  return page
}
async function shoot(page: Page, name: string, width: number, fullPage = true): Promise<void> {
  await page.waitForLoadState('networkidle')
  // some pages are placeholders until their scripts run
  await page.locator('h1').first().waitFor({ state: 'attached' })
  if (fullPage) {
    // images below the fold load lazily
    await page.evaluate(async () => {
      for (let y = 0; y < document.body.scrollHeight; y += 400) {
        scrollTo(0, y)
        await new Promise((done) => setTimeout(done, 40))
      }
      scrollTo(0, 0)
    })
    await page.waitForLoadState('networkidle')
  }
  await keep(await page.screenshot({ fullPage }), name, width)
}
const keep = (picture: Buffer, name: string, width: number) =>
  sharp(picture)
    .png({ palette: true, quality: 90, effort: 8 })
    .toFile(join(FOLDER, `${name}-${width}.png`))
/** A video of a dim scene for the fake camera: what it shows before a code is held to it. */
function writeDusk(file: string): void {
  const [width, height] = [640, 480]
  const luma = Buffer.from(
    Array.from({ length: width * height }, (_, i) =>
      Math.round(96 - 50 * (Math.floor(i / width) / height)),
    ),
  )
  const frame = Buffer.concat([
    Buffer.from('FRAME\n'),
    luma,
    Buffer.alloc((width * height) / 4, 118),
    Buffer.alloc((width * height) / 4, 120),
  ])
  writeFileSync(
    file,
    Buffer.concat([
      Buffer.from(`YUV4MPEG2 W${width} H${height} F10:1 Ip A1:1 C420jpeg\n`),
      frame,
      frame,
    ]),
  )
}
const list = async (page: Page, path: string) =>
  ((await (await page.request.get(`${product.url}${path}`)).json()) as { games: Game[] }).games

const looker = await visit(SIZES[0]!, guest.email)
const open = (await list(looker, '/api/games?pageSize=24')).find(
  (game) =>
    game.viewerRole === null &&
    game.availableSlots > 0 &&
    Date.parse(game.teeTime) - Date.now() > 52 * HOUR,
)!
const hosting = await visit(SIZES[0]!, host.email)
const hosted = (await list(hosting, '/api/my-games')).find((game) => game.viewerRole === 'host')!
if (compared) {
  const visitors = { visitor: null, guest: guest.email, host: host.email, operator: operator.email }
  const played = (await list(looker, '/api/my-games')).find((game) => game.viewerRole === 'guest')!
  const heights: Record<string, Record<number, number>> = {}
  for (const size of SIZES)
    for (const { name, path, as } of screensOf({
      open: open.id,
      hosted: hosted.id,
      own: played.id,
    })) {
      const page = await visit(size, visitors[as])
      await page.goto(`${product.url}${path}`)
      await shoot(page, name, size.width)
      heights[name] = {
        ...heights[name],
        [size.width]: await page.evaluate(() => document.documentElement.scrollHeight),
      }
      await page.context().close()
    }
  writeFileSync(join(FOLDER, 'figures.json'), `${JSON.stringify(heights, null, 2)}\n`)
  await browser.close()
  await stop()
  process.exit()
}
const video = join(mkdtempSync(join(tmpdir(), 'tomogolf-camera-')), 'dusk.y4m')
writeDusk(video)

for (const size of SIZES) {
  const { width } = size
  const visitor = await visit(size, null)
  await visitor.goto(product.url)
  await shoot(visitor, 'home', width)
  const page = await visit(size, guest.email)
  await page.goto(`${product.url}/games`)
  await shoot(page, 'games', width)
  await page.goto(`${product.url}/games/${open.id}`)
  await shoot(page, 'game', width)
  await page.getByRole('button', { name: 'Join game' }).locator('visible=true').first().click()
  await page.getByRole('dialog').getByRole('checkbox').check({ force: true })
  // the mark fades in
  await page.waitForTimeout(400)
  await shoot(page, 'join', width, false)
}
await product.setClock(new Date(Date.parse(hosted.teeTime) - HOUR))
const camera = await start([
  '--use-fake-ui-for-media-stream',
  '--use-fake-device-for-media-stream',
  `--use-file-for-fake-video-capture=${video}`,
])
for (const size of SIZES) {
  const page = await visit(size, host.email)
  await page.goto(`${product.url}/games/${hosted.id}/qr`)
  await page.getByRole('img', { name: 'QR code for check-in' }).waitFor()
  await keep(await page.screenshot(), 'check-in-host', size.width)
}
const played = (await list(looker, '/api/my-games')).find((game) => game.viewerRole === 'guest')!
await product.setClock(new Date(Date.parse(played.teeTime) - HOUR))
for (const size of SIZES) {
  const page = await visit(size, guest.email, camera)
  await page.goto(`${product.url}/games/${played.id}/check-in`)
  await page.waitForTimeout(2500)
  await keep(await page.screenshot(), 'check-in-guest', size.width)
}
mkdirSync(STORE, { recursive: true })
const [narrow, wide] = SIZES as [
  { width: number; height: number },
  { width: number; height: number },
]
for (const [name, from, size] of [
  ['home-390', 'home-390', narrow],
  ['game-390', 'game-390', narrow],
  ['join-390', 'join-390', narrow],
  ['check-in-390', 'check-in-host-390', narrow],
  ['home-1440', 'home-1440', wide],
  ['games-1440', 'games-1440', wide],
] as const) {
  await sharp(join(FOLDER, `${from}.png`))
    .extract({ left: 0, top: 0, ...size })
    .png({ palette: true, quality: 90, effort: 8 })
    .toFile(join(STORE, `${name}.png`))
}
await camera.close()
await browser.close()
await stop()
