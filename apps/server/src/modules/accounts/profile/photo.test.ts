import { deflateSync, crc32 } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  createAccountsWorld,
  type AccountsWorld,
  type Browser,
} from '../../../../test/support/accounts-world.ts'
import { cpuTime } from '../../../../test/support/cpu-time.ts'

let world: AccountsWorld
beforeAll(async () => {
  world = await createAccountsWorld()
})
afterAll(() => world.close())

const picture = (width = 900, height = 600) =>
  sharp({ create: { width, height, channels: 3, background: '#2e7d4f' } })
function upload(browser: Browser, file: Buffer, filename = 'me.jpg', type = 'image/jpeg') {
  const boundary = 'the-boundary'
  const body = Buffer.concat([
    Buffer.from(
      `--${boundary}\r\nContent-Disposition: form-data; name="photo"; filename="${filename}"\r\nContent-Type: ${type}\r\n\r\n`,
    ),
    file,
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ])
  return browser.call('POST', '/api/profile/photo', body, {
    'content-type': `multipart/form-data; boundary=${boundary}`,
  })
}
/** A PNG of one colour: a few kilobytes that decode into any number of pixels. */
function bomb(width: number, height: number): Buffer {
  const chunk = (name: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(name), data]),
      out = Buffer.alloc(body.length + 8)
    out.writeUInt32BE(data.length, 0)
    body.copy(out, 4)
    out.writeUInt32BE(crc32(body), body.length + 4)
    return out
  }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([1, 0, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.alloc(1000))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

describe('the profile photo', () => {
  it.each(['jpeg', 'png', 'webp'] as const)(
    'is accepted as %s and served to everyone as a square WebP',
    async (format) => {
      const browser = await world.signedIn(`${format}@example.com`)
      const saved = await upload(browser, await picture().toFormat(format).toBuffer())
      expect(saved.status).toBe(200)
      const url = String(saved.body.avatarUrl)
      expect((await browser.get('/api/profile')).body).toMatchObject({
        avatarUrl: url,
        profilePhotoUrl: url,
      })
      expect((await browser.get('/api/auth/me')).body.avatarUrl).toBe(url)
      const photo = (await world.browser().get(url)).raw
      expect(photo.statusCode).toBe(200)
      expect(photo.headers).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
      })
      expect(await sharp(photo.rawPayload).metadata()).toMatchObject({
        format: 'webp',
        width: 512,
        height: 512,
      })
    },
  )
  it('contains no location', async () => {
    const browser = await world.signedIn('gps@example.com')
    const withPlace = await picture()
      .withExif({ IFD0: { Make: 'Secretcam' }, IFD3: { GPSLatitude: '35/1 40/1 0/1' } })
      .jpeg()
      .toBuffer()
    expect((await sharp(withPlace).metadata()).exif).toBeDefined()
    const { body } = await upload(browser, withPlace)
    const photo = (await browser.get(String(body.avatarUrl))).raw.rawPayload
    expect((await sharp(photo).metadata()).exif).toBeUndefined()
    expect(photo.includes('Secretcam')).toBe(false)
  })
  it('is rotated according to its metadata', async () => {
    const browser = await world.signedIn('upright@example.com')
    // left half red, right half blue, with the EXIF orientation "rotate by 180 degrees"
    const half = await sharp({
      create: { width: 300, height: 600, channels: 3, background: '#f00' },
    })
      .png()
      .toBuffer()
    const turned = await sharp({
      create: { width: 600, height: 600, channels: 3, background: '#00f' },
    })
      .composite([{ input: half, left: 0, top: 0 }])
      .withMetadata({ orientation: 3 })
      .jpeg()
      .toBuffer()
    const { body } = await upload(browser, turned)
    const { data } = await sharp((await browser.get(String(body.avatarUrl))).raw.rawPayload)
      .extract({ left: 20, top: 256, width: 1, height: 1 })
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect([data[0]! < 60, data[2]! > 200]).toEqual([true, true])
  })
  it.each([
    [
      'HEIC',
      Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic'), Buffer.alloc(200)]),
    ],
    ['GIF', Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')],
    [
      'SVG',
      Buffer.from(
        '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>',
      ),
    ],
    ['a web page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['the beginning of a JPEG only', Buffer.from('ffd8ffe000104a46494600010100', 'hex')],
    ['nothing', Buffer.alloc(0)],
  ])('is refused as %s, independent of the file name', async (_, file) => {
    const browser = await world.signedIn(
      `no${world.deps.clock.now()}${Math.trunc(file.length)}x@example.com`,
    )
    const answer = await upload(browser, file)
    expect([answer.status, answer.body.code]).toEqual([415, 'INVALID_FILE_TYPE'])
    expect((await browser.get('/api/profile')).body.avatarUrl).toBeNull()
  })
  it('may have at most 5 MB', async () => {
    const browser = await world.signedIn('large@example.com')
    const jpeg = await picture().jpeg().toBuffer(),
      full = 5 * 1024 * 1024
    expect(
      (await upload(browser, Buffer.concat([jpeg, Buffer.alloc(full - jpeg.length)]))).status,
    ).toBe(200)
    const answer = await upload(
      browser,
      Buffer.concat([jpeg, Buffer.alloc(full - jpeg.length + 1)]),
    )
    expect([answer.status, answer.body.code]).toEqual([413, 'FILE_TOO_LARGE'])
  })
  it('is refused before decoding when it would decode into gigabytes', async () => {
    const browser = await world.signedIn('bomb@example.com')
    const file = bomb(60_000, 60_000)
    expect(file.length).toBeLessThan(10_000)
    const work = await cpuTime(async () => {
      const answer = await upload(browser, file, 'bomb.png', 'image/png')
      expect([answer.status, answer.body.code]).toEqual([413, 'FILE_TOO_LARGE'])
    })
    expect(work).toBeLessThan(1000)
  })
  it('may have at most 50 megapixels', async () => {
    const browser = await world.signedIn('pixels@example.com')
    const full = await upload(browser, await picture(10_000, 5000).jpeg().toBuffer())
    expect(full.status).toBe(200)
    expect(
      await sharp((await browser.get(String(full.body.avatarUrl))).raw.rawPayload).metadata(),
    ).toMatchObject({ width: 512, height: 512 })
    const answer = await upload(browser, bomb(10_000, 5001), 'large.png', 'image/png')
    expect([answer.status, answer.body.code]).toEqual([413, 'FILE_TOO_LARGE'])
    expect((await browser.get('/api/profile')).body.avatarUrl).toBe(full.body.avatarUrl)
  })
  it('requires a file in a form', async () => {
    const browser = await world.signedIn('nofile@example.com')
    expect((await browser.post('/api/profile/photo', { photo: 'x' })).body.code).toBe(
      'UPLOAD_FAILED',
    )
    expect(
      (
        await browser.call(
          'POST',
          '/api/profile/photo',
          '--b\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n--b--\r\n',
          { 'content-type': 'multipart/form-data; boundary=b' },
        )
      ).body.code,
    ).toBe('UPLOAD_FAILED')
  })
  it('has a new URL with every change, and the old URL is not found', async () => {
    const browser = await world.signedIn('change@example.com'),
      file = await picture().png().toBuffer()
    const [first, second] = [
      String((await upload(browser, file)).body.avatarUrl),
      String((await upload(browser, file)).body.avatarUrl),
    ]
    expect(second).not.toBe(first)
    expect((await browser.get(first)).status).toBe(404)
    expect((await browser.del('/api/profile/photo')).body).toEqual({ success: true })
    expect((await browser.get(second)).status).toBe(404)
    expect((await browser.get('/api/profile')).body.avatarUrl).toBeNull()
  })
  it('is changed only by its user', async () => {
    const file = await picture().png().toBuffer(),
      owner = await world.signedIn('owner@example.com'),
      other = await world.signedIn('other@example.com')
    const { body } = await upload(owner, file)
    expect((await upload(world.browser(), file)).status).toBe(401)
    expect((await world.browser().del('/api/profile/photo')).status).toBe(401)
    await other.del('/api/profile/photo')
    expect((await other.get(String(body.avatarUrl))).status).toBe(200)
  })
})
