import jsQR from 'jsqr'

/** Pixels: enough for a code that fills the viewfinder; more costs time. */
const SIDE = 480
let canvas: HTMLCanvasElement | undefined

/** Decodes the square in the middle of the frame, which the viewfinder shows. About 20 ms. */
export async function decodeFrame(video: HTMLVideoElement): Promise<string | null> {
  const square = Math.min(video.videoWidth, video.videoHeight)
  if (square === 0) return null
  const side = Math.min(SIDE, square)
  canvas ??= document.createElement('canvas')
  canvas.width = canvas.height = side
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) return null
  context.drawImage(
    video,
    (video.videoWidth - square) / 2,
    (video.videoHeight - square) / 2,
    square,
    square,
    0,
    0,
    side,
    side,
  )
  const { data } = context.getImageData(0, 0, side, side)
  return jsQR(data, side, side, { inversionAttempts: 'dontInvert' })?.data ?? null
}
