/** Reads a QR code from a video frame; null when there is none. */
export type Decode = (video: HTMLVideoElement) => Promise<string | null>

type Detector = { detect: (source: HTMLVideoElement) => Promise<{ rawValue: string }[]> }
type DetectorClass = {
  new (options: { formats: string[] }): Detector
  getSupportedFormats: () => Promise<string[]>
}

const loadOwnDecoder = async (): Promise<Decode> => (await import('./jsqr-decoder.ts')).decodeFrame

/**
 * The browser's own detector if it supports QR codes, else ours, loaded on demand. Ours also
 * replaces a detector that fails, as it does on phones without the service it needs.
 */
export async function createDecoder(): Promise<Decode> {
  const Builtin = (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector
  const formats = await Builtin?.getSupportedFormats().catch((): string[] => [])
  if (!Builtin || !formats?.includes('qr_code')) return loadOwnDecoder()
  const detector = new Builtin({ formats: ['qr_code'] })
  let decode: Decode = async (video) => {
    try {
      return (await detector.detect(video))[0]?.rawValue ?? null
    } catch {
      decode = await loadOwnDecoder()
      return decode(video)
    }
  }
  return (video) => decode(video)
}
