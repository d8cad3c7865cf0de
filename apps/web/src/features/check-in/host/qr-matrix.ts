import QRCode from 'qrcode'

export type QrShape = { readonly size: number; readonly path: string }

/**
 * A QR code as one SVG path in modules: each run of dark modules in a row is a rectangle. Medium
 * error correction: 15 % may be covered.
 */
export function qrShape(text: string): QrShape {
  const { size, data } = QRCode.create(text, { errorCorrectionLevel: 'M' }).modules
  let path = ''
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      if (!data[y * size + x]) continue
      let run = 1
      while (x + run < size && data[y * size + x + run]) run++
      path += `M${x} ${y}h${run}v1h-${run}z`
      x += run
    }
  }
  return { size, path }
}
