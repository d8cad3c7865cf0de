import { useEffect, useEffectEvent, type RefObject } from 'react'
import { createDecoder, type Decode } from './decoder.ts'

/** Milliseconds between decoded frames: decoding every frame would heat the phone. */
const INTERVAL = 100

/** Decodes the camera's picture while `on` and reports each text. */
export function useDecoding(
  video: RefObject<HTMLVideoElement | null>,
  on: boolean,
  onText: (text: string) => void,
): void {
  const report = useEffectEvent(onText)
  useEffect(() => {
    if (!on) return
    let stopped = false
    let busy = false
    let lastTime = 0
    let frame = 0
    let decode: Decode | undefined
    const start = createDecoder().then(
      (created) => {
        decode = created
      },
      () => undefined,
    )
    const decodeNext = (time: number) => {
      frame = requestAnimationFrame(decodeNext)
      const element = video.current
      if (
        !decode ||
        busy ||
        time - lastTime < INTERVAL ||
        !element ||
        element.readyState < HTMLMediaElement.HAVE_CURRENT_DATA
      )
        return
      lastTime = time
      busy = true
      void decode(element)
        .then(
          (text) => {
            if (text && !stopped) report(text)
          },
          () => undefined,
        )
        .finally(() => {
          busy = false
        })
    }
    void start.then(() => {
      if (!stopped) frame = requestAnimationFrame(decodeNext)
    })
    return () => {
      stopped = true
      cancelAnimationFrame(frame)
    }
  }, [on, video])
}
