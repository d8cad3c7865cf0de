import { useEffect, useEffectEvent, type RefObject } from 'react'
import { createDecoder, type Decode } from './decoder.ts'

/** At most ten pictures a second are looked at: a phone in the sun is hot enough. */
const PAUSE = 100

/** Looks for a QR code in the camera's picture while `on`, and tells each text found. */
export function useDecoding(
  video: RefObject<HTMLVideoElement | null>,
  on: boolean,
  onText: (text: string) => void,
): void {
  const tell = useEffectEvent(onText)
  useEffect(() => {
    if (!on) return
    let over = false,
      busy = false,
      last = 0,
      frame = 0
    let decode: Decode | undefined
    const start = createDecoder().then(
      (made) => {
        decode = made
      },
      () => undefined,
    )
    const look = (time: number) => {
      frame = requestAnimationFrame(look)
      const picture = video.current
      if (
        !decode ||
        busy ||
        time - last < PAUSE ||
        !picture ||
        picture.readyState < HTMLMediaElement.HAVE_CURRENT_DATA
      )
        return
      last = time
      busy = true
      void decode(picture)
        .then(
          (text) => {
            if (text && !over) tell(text)
          },
          () => undefined,
        )
        .finally(() => {
          busy = false
        })
    }
    void start.then(() => {
      if (!over) frame = requestAnimationFrame(look)
    })
    return () => {
      over = true
      cancelAnimationFrame(frame)
    }
  }, [on, video])
}
