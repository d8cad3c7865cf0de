import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { cameraTrouble, type CameraTrouble } from './camera-trouble.ts'

type Light = { on: boolean; track: MediaStreamTrack }
export type Camera =
  | { kind: 'starting' }
  | {
      kind: 'on'
      /** The cameras of this device, by id, and which is in use. */ ids: readonly string[]
      id: string | undefined
      /** Null: this camera has no light. */ light: Light | null
    }
  | { kind: 'off'; why: CameraTrouble }

/** Beyond the standard dictionary, but what Android's browsers have. */
type WithTorch = MediaTrackCapabilities & { torch?: boolean }

const watchVisibility = (listener: () => void) => {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}
/** A camera stays off while nobody looks at the page: its lamp would frighten people. */
const usePageVisible = () =>
  useSyncExternalStore(
    watchVisibility,
    () => document.visibilityState === 'visible',
    () => true,
  )

async function openCamera(id: string | undefined): Promise<MediaStream> {
  const size = { width: { ideal: 1280 }, height: { ideal: 720 } }
  return navigator.mediaDevices.getUserMedia({
    audio: false,
    video: id
      ? { deviceId: { exact: id }, ...size }
      : { facingMode: { ideal: 'environment' }, ...size },
  })
}

/** The camera's picture in the element that takes `video`, while the page is shown: the camera that looks away from the person first. */
export function useCamera() {
  const video = useRef<HTMLVideoElement>(null)
  const [camera, setCamera] = useState<Camera>({ kind: 'starting' })
  const [chosen, setChosen] = useState<{ id?: string; attempt: number }>({ attempt: 0 })
  const on = usePageVisible()

  useEffect(() => {
    if (!on) return
    let over = false
    let stream: MediaStream | undefined
    const stop = () => {
      for (const track of stream?.getTracks() ?? []) track.stop()
    }
    const start = async () => {
      try {
        if (!('mediaDevices' in navigator)) return setCamera({ kind: 'off', why: 'unsupported' })
        stream = await openCamera(chosen.id)
        if (over || !video.current) return stop()
        video.current.srcObject = stream
        await video.current.play().catch(() => undefined)
        const ids = (await navigator.mediaDevices.enumerateDevices())
          .filter((device) => device.kind === 'videoinput' && device.deviceId)
          .map((device) => device.deviceId)
        if (over) return
        const track = stream.getVideoTracks()[0]
        const hasTorch = (track?.getCapabilities?.() as WithTorch | undefined)?.torch === true
        track?.addEventListener('ended', () => {
          if (!over) setCamera({ kind: 'off', why: 'busy' })
        })
        setCamera({
          kind: 'on',
          ids,
          id: track?.getSettings().deviceId,
          light: track && hasTorch ? { on: false, track } : null,
        })
      } catch (error) {
        if (!over) setCamera({ kind: 'off', why: cameraTrouble(error) })
      }
    }
    void start()
    return () => {
      over = true
      stop()
      setCamera({ kind: 'starting' })
    }
  }, [on, chosen])

  const retry = useCallback(() => setChosen(({ attempt }) => ({ attempt: attempt + 1 })), [])
  const next = () => {
    if (camera.kind !== 'on') return
    const { ids, id } = camera
    const following = ids[(ids.indexOf(id ?? '') + 1) % ids.length]
    if (following) setChosen(({ attempt }) => ({ id: following, attempt: attempt + 1 }))
  }
  const toggleLight = async () => {
    if (camera.kind !== 'on' || !camera.light) return
    const light = { ...camera.light, on: !camera.light.on }
    const constraint: MediaTrackConstraintSet & { torch: boolean } = { torch: light.on }
    // the light may be refused (a hot phone): then it stays as it is
    await light.track.applyConstraints({ advanced: [constraint] }).then(
      () => setCamera({ ...camera, light }),
      () => undefined,
    )
  }
  return { video, camera, retry, next, toggleLight }
}
