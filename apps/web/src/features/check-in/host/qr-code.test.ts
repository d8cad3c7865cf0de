import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import jsQR from 'jsqr'
import { expect, test } from 'vitest'
import { writeQrVideo } from '../../../../../../e2e/support/fake-camera.ts'
import { qrShape } from './qr-matrix.ts'

const LINK = 'https://tomogolf.example/check-in/0199a1b2-0000-7000-8000-000000000001/K7MF29QX'

/** Draws the path's rectangles as RGBA, `scale` pixels a module, with the quiet zone. */
function draw({ size, path }: { size: number; path: string }, scale: number, quiet = 4) {
  const side = (size + 2 * quiet) * scale
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255)
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    for (let py = 0; py < scale; py++)
      for (let px = 0; px < Number(width) * scale; px++) {
        pixels.fill(
          10,
          (((Number(y) + quiet) * scale + py) * side + (Number(x) + quiet) * scale + px) * 4,
          (((Number(y) + quiet) * scale + py) * side + (Number(x) + quiet) * scale + px) * 4 + 3,
        )
      }
  }
  return { pixels, side }
}

test("decodes the drawn QR code to the host's link", () => {
  const { pixels, side } = draw(qrShape(LINK), 6)
  expect(jsQR(pixels, side, side)?.data).toBe(LINK)
})

test('draws one path of whole rectangles', () => {
  expect(qrShape(LINK).path).toMatch(/^(M\d+ \d+h\d+v1h-\d+z)+$/)
})

test('the fake camera shows the given link', () => {
  const folder = mkdtempSync(join(tmpdir(), 'camera-'))
  try {
    const file = join(folder, 'code.y4m')
    writeQrVideo(LINK, file)
    const video = readFileSync(file)
    const start = video.indexOf('FRAME\n') + 6
    const luma = video.subarray(start, start + 640 * 480)
    const pixels = new Uint8ClampedArray(640 * 480 * 4)
    luma.forEach((value, index) => pixels.set([value, value, value, 255], index * 4))
    expect(jsQR(pixels, 640, 480)?.data).toBe(LINK)
    expect((video.length - video.indexOf('FRAME\n')) % (6 + 640 * 480 * 1.5)).toBe(0)
  } finally {
    rmSync(folder, { recursive: true })
  }
})
