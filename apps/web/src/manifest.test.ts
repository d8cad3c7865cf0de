import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { LANGUAGES, loadArea, loadCore } from '@tomogolf/phrases'
import { createTranslator } from '@tomogolf/phrases/translator'
import { webManifest } from './manifest.ts'

const PUBLIC = join(import.meta.dirname, '../public')
const manifestIn = async (language: (typeof LANGUAGES)[number]) =>
  webManifest(
    createTranslator(
      language,
      { ...(await loadCore(language)), ...(await loadArea('device', language)) },
      (key) => {
        throw new Error(`no phrase ${key}`)
      },
    ),
    language,
  )
const english = await manifestIn('en')
const files = [
  ...english.icons,
  ...english.shortcuts.flatMap(({ icons }) => icons),
  ...english.screenshots,
]

describe("the app's manifest", () => {
  test.each(files)('$src is there, and as large as it says', async ({ src, sizes, type }) => {
    const { width, height, format } = await sharp(join(PUBLIC, src)).metadata()
    expect(`image/${format}`).toBe(type.replace('+xml', ''))
    if (sizes !== 'any') expect(`${width}x${height}`).toBe(sizes)
  })
  test('has what browsers ask for before they offer to install: icons of 192 and 512, one to be cut to shape, pictures for both kinds of screens', () => {
    const icon = (sizes: string, purpose: string) =>
      english.icons.some((one) => one.sizes === sizes && one.purpose === purpose)
    expect([icon('192x192', 'any'), icon('512x512', 'any'), icon('512x512', 'maskable')]).toEqual([
      true,
      true,
      true,
    ])
    expect(new Set(english.screenshots.map(({ form_factor }) => form_factor))).toEqual(
      new Set(['narrow', 'wide']),
    )
    expect(english).toMatchObject({ id: '/', start_url: '/', scope: '/', display: 'standalone' })
  })
  test('pictures are no longer than 2.3 times their width, as Chromium wants them, and those of one kind are alike', () => {
    for (const { sizes } of english.screenshots) {
      const [width, height] = sizes.split('x').map(Number) as [number, number]
      expect(Math.max(width, height) / Math.min(width, height)).toBeLessThanOrEqual(2.3)
    }
    expect(
      new Set(english.screenshots.map(({ form_factor, sizes }) => `${form_factor} ${sizes}`)).size,
    ).toBe(2)
  })
  test('the icon that is cut to shape has nothing outside the middle 80 %', async () => {
    const { data, info } = await sharp(join(PUBLIC, 'icon-maskable-512.png'))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    const colour = (x: number, y: number) =>
      data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3).toString('hex')
    const outside = new Set<string>()
    for (let y = 0; y < info.height; y++)
      for (let x = 0; x < info.width; x++)
        if (Math.hypot(x - info.width / 2, y - info.height / 2) > info.width * 0.4)
          outside.add(colour(x, y))
    expect([...outside].every((hex) => parseInt(hex.slice(0, 2), 16) < 32)).toBe(true)
  })
  test.each(LANGUAGES)('speaks %s', async (language) => {
    const manifest = await manifestIn(language)
    expect(manifest.lang.slice(0, 2)).toBe(language)
    if (language !== 'en')
      expect(
        [
          manifest.description,
          ...manifest.shortcuts.map(({ name }) => name),
          ...manifest.screenshots.map(({ label }) => label),
        ].filter((text) => /^[\x20-\x7e]*$/.test(text)),
      ).toEqual([])
    expect(manifest.shortcuts.map(({ url }) => url)).toEqual([
      '/games',
      '/my-games',
      '/book-japan-golf',
    ])
  })
})
