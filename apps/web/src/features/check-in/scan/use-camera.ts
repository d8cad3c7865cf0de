import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { cameraTrouble, type CameraTrouble } from './camera-trouble.ts'

type Light = { on: boolean; track: MediaStreamTrack }
export type Camera =
  | { kind: 'starting' }
  | {
      kind: 'on'
      /** The cameras of this device; `id` is in use. */
      ids: readonly string[]
      id: string | undefined
      /** Null: this camera has no light. */
      light: Light | null
    }
  | { kind: 'off'; why: CameraTrouble }

/** Not in TypeScript's types, but in Android's browsers. */
type WithTorch = MediaTrackCapabilities & { torch?: boolean }

const watchVisibility = (listener: () => void) => {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}
/** The camera is off while the page is hidden: its indicator light would alarm people. */
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

/**
 * Shows the camera in the element of the ref `video` while the page is visible; starts with the
 * rear camera.
 */
export function useCamera() {
  const video = useRef<HTMLVideoElement>(null)
  const [camera, setCamera] = useState<Camera>({ kind: 'starting' })
  const [chosen, setChosen] = useState<{ id?: string; attempt: number }>({ attempt: 0 })
  const visible = usePageVisible()

  useEffect(() => {
    if (!visible) return
    let stopped = false
    let stream: MediaStream | undefined
    const stop = () => {
      for (const track of stream?.getTracks() ?? []) track.stop()
    }
    const start = async () => {
      try {
        if (!('mediaDevices' in navigator)) return setCamera({ kind: 'off', why: 'unsupported' })
        stream = await openCamera(chosen.id)
        if (stopped || !video.current) return stop()
        video.current.srcObject = stream
        await video.current.play().catch(() => undefined)
        const ids = (await navigator.mediaDevices.enumerateDevices())
          .filter((device) => device.kind === 'videoinput' && device.deviceId)
          .map((device) => device.deviceId)
        if (stopped) return
        const track = stream.getVideoTracks()[0]
        const hasTorch = (track?.getCapabilities?.() as WithTorch | undefined)?.torch === true
        track?.addEventListener('ended', () => {
          if (!stopped) setCamera({ kind: 'off', why: 'busy' })
        })
        setCamera({
          kind: 'on',
          ids,
          id: track?.getSettings().deviceId,
          light: track && hasTorch ? { on: false, track } : null,
        })
      } catch (error) {
        if (!stopped) setCamera({ kind: 'off', why: cameraTrouble(error) })
      }
    }
    void start()
    return () => {
      stopped = true
      stop()
      setCamera({ kind: 'starting' })
    }
  }, [visible, chosen])

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
    // a hot phone may refuse the light: its state stays
    await light.track.applyConstraints({ advanced: [constraint] }).then(
      () => setCamera({ ...camera, light }),
      () => undefined,
    )
  }
  return { video, camera, retry, next, toggleLight }
}
