import { writeFileSync } from 'node:fs'
import QRCode from 'qrcode'

/**
 * The frame size of Chromium's fake camera; even, as colour is stored for blocks of four pixels.
 */
const WIDTH = 640
const HEIGHT = 480
/** Luma of the screen and of the code on it, in the video range of 16 to 235. */
const PAPER = 226
const INK = 28
const GREY = 128
const QUIET = 4

/**
 * Writes a video that shows one QR code, held still in the middle, for
 * `--use-fake-device-for-media-stream --use-file-for-fake-video-capture=FILE`
 * (`--use-fake-ui-for-media-stream` skips the permission prompt). The file is raw Y4M, a few frames
 * that Chromium repeats.
 */
export function writeQrVideo(text: string, file: string, frames = 3): void {
  const { size, data } = QRCode.create(text, { errorCorrectionLevel: 'M' }).modules
  const module = Math.floor((HEIGHT * 0.8) / (size + 2 * QUIET))
  const side = module * (size + 2 * QUIET)
  const left = Math.floor((WIDTH - side) / 2),
    top = Math.floor((HEIGHT - side) / 2)
  const luma = Buffer.alloc(WIDTH * HEIGHT, 90)
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      const row = Math.floor(y / module) - QUIET,
        column = Math.floor(x / module) - QUIET
      const dark =
        row >= 0 && column >= 0 && row < size && column < size && data[row * size + column]
      luma[(top + y) * WIDTH + left + x] = dark ? INK : PAPER
    }
  }
  const frame = Buffer.concat([
    Buffer.from('FRAME\n'),
    luma,
    Buffer.alloc((WIDTH * HEIGHT) / 2, GREY),
  ])
  writeFileSync(
    file,
    Buffer.concat([
      Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F10:1 Ip A1:1 C420jpeg\n`),
      ...Array.from({ length: frames }, () => frame),
    ]),
  )
}
