import { Link } from '@tanstack/react-router'
import { Flashlight, FlashlightOff, SwitchCamera, X } from 'lucide-react'
import { cx } from '@tomogolf/ui/lib/class-names.ts'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { IconButton } from '@tomogolf/ui/forms/Button.tsx'
import { Spinner } from '@tomogolf/ui/feedback/Spinner.tsx'
import { readScan, type ScanResult } from '../scan-text.ts'
import { NoCamera } from './NoCamera.tsx'
import { useCamera } from './use-camera.ts'
import { useDecoding } from './use-decoding.ts'
import { Viewfinder } from './Viewfinder.tsx'

const overVideo = 'bg-background/70 text-text [backdrop-filter:blur(12px)] hover:bg-background/85'

type ScannerProps = {
  gameId: string
  host: string
  /** Whether the camera's picture is decoded. */
  reading: boolean
  sending: boolean
  /** The kind of the last code, when it was not for this game. */
  seen: Exclude<ScanResult['kind'], 'code'> | null
  onRead: (read: ScanResult) => void
}
/**
 * The camera's picture with the viewfinder. Reports each code: for this game, for another game, or
 * unknown.
 */
export function Scanner({ gameId, host, reading, sending, seen, onRead }: ScannerProps) {
  const t = useT()
  const { video, camera, retry, next, toggleLight } = useCamera()
  useDecoding(video, reading && camera.kind === 'on', (text) => onRead(readScan(text, gameId)))
  const hint = sending
    ? t('checkin.guest.reading')
    : !reading
      ? null
      : seen
        ? t(`checkin.guest.${seen}`)
        : camera.kind === 'starting'
          ? t('checkin.camera.starting')
          : t('checkin.guest.point', { host })
  return (
    <section
      aria-label={t('checkin.camera.label')}
      className="relative grid min-h-[min(520px,56dvh)] grid-rows-[auto_1fr] bg-[#0a130f] pb-6 lg:pb-0"
    >
      <video
        ref={video}
        playsInline
        muted
        aria-hidden
        className="absolute inset-0 size-full object-cover"
      />
      {camera.kind !== 'off' && (
        <div aria-hidden className="absolute inset-0 bg-[rgb(3_8_6/.32)]" />
      )}
      <div className="relative z-2 flex items-center gap-2 p-2.5 lg:p-6">
        <Link
          to="/games/$id"
          params={{ id: gameId }}
          aria-label={t('checkin.close')}
          title={t('checkin.close')}
          className={`mr-auto grid size-11 place-items-center rounded-m ${overVideo}`}
        >
          <X />
        </Link>
        {camera.kind === 'on' && camera.ids.length > 1 && (
          <IconButton
            label={t('checkin.camera.switch')}
            icon={SwitchCamera}
            onClick={next}
            className={overVideo}
          />
        )}
        {camera.kind === 'on' && camera.light && (
          <IconButton
            label={t(camera.light.on ? 'checkin.camera.lightOff' : 'checkin.camera.lightOn')}
            aria-pressed={camera.light.on}
            icon={camera.light.on ? FlashlightOff : Flashlight}
            onClick={() => void toggleLight()}
            className={overVideo}
          />
        )}
      </div>
      {camera.kind === 'off' ? (
        <NoCamera why={camera.why} onRetry={retry} />
      ) : (
        <Viewfinder looking={reading && camera.kind === 'on'}>
          <p
            role="status"
            className={cx(
              hint !== null &&
                'flex items-center gap-2.5 rounded-full bg-background/78 px-4 py-2.5',
            )}
          >
            {hint !== null && (sending || camera.kind === 'starting') && <Spinner />}
            {hint}
          </p>
        </Viewfinder>
      )}
    </section>
  )
}
