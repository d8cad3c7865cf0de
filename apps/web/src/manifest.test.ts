import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { LANGUAGES, loadTranslator } from '@tomogolf/phrases'
import { webManifest } from './manifest.ts'

const PUBLIC = join(import.meta.dirname, '../public')
const manifestIn = async (language: (typeof LANGUAGES)[number]) =>
  webManifest(
    await loadTranslator(language, ['device'], (key) => {
      throw new Error(`no phrase ${key}`)
    }),
    language,
  )
const english = await manifestIn('en')
const files = [
  ...english.icons,
  ...english.shortcuts.flatMap(({ icons }) => icons),
  ...english.screenshots,
]

describe('the web app manifest', () => {
  test.each(files)('$src exists with the stated type and size', async ({ src, sizes, type }) => {
    const { width, height, format } = await sharp(join(PUBLIC, src)).metadata()
    expect(`image/${format}`).toBe(type.replace('+xml', ''))
    if (sizes !== 'any') expect(`${width}x${height}`).toBe(sizes)
  })
  test('has the icons and screenshots that browsers require for installation', () => {
    const icon = (sizes: string, purpose: string) =>
      english.icons.some((each) => each.sizes === sizes && each.purpose === purpose)
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
  test('screenshots have an aspect ratio of at most 2.3, as Chromium requires, and one size a form factor', () => {
    for (const { sizes } of english.screenshots) {
      const [width, height] = sizes.split('x').map(Number) as [number, number]
      expect(Math.max(width, height) / Math.min(width, height)).toBeLessThanOrEqual(2.3)
    }
    expect(
      new Set(english.screenshots.map(({ form_factor, sizes }) => `${form_factor} ${sizes}`)).size,
    ).toBe(2)
  })
  test('the maskable icon is empty outside the middle 80 %', async () => {
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
  test.each(LANGUAGES)('is translated to %s', async (language) => {
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
