/** Reads a QR code out of a picture of the camera; null while there is none. */
export type Decode = (video: HTMLVideoElement) => Promise<string | null>

type Detector = { detect: (source: HTMLVideoElement) => Promise<{ rawValue: string }[]> }
type DetectorClass = {
  new (options: { formats: string[] }): Detector
  getSupportedFormats: () => Promise<string[]>
}

const own = async (): Promise<Decode> => (await import('./own-decoder.ts')).decodeFrame

/** The browser's own detector where it has one for QR codes, else ours, loaded now. A detector that fails (it needs a service of the phone) is replaced for good. */
export async function createDecoder(): Promise<Decode> {
  const Builtin = (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector
  const known = await Builtin?.getSupportedFormats().catch((): string[] => [])
  if (!Builtin || !known?.includes('qr_code')) return own()
  const detector = new Builtin({ formats: ['qr_code'] })
  let decode: Decode = async (video) => {
    try {
      return (await detector.detect(video))[0]?.rawValue ?? null
    } catch {
      decode = await own()
      return decode(video)
    }
  }
  return (video) => decode(video)
}
