import { useState } from 'react'
import { MapPin } from 'lucide-react'
import { useQueryClient } from '@tanstack/react-query'
import { api } from '@tomogolf/api-client/api.ts'
import { errorText } from '@tomogolf/ui/i18n/error-message.ts'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { cx } from '@tomogolf/ui/lib/class-names.ts'
import { Button } from '@tomogolf/ui/forms/Button.tsx'
import { invalidateAfter } from '../../queries/invalidation.ts'
import type { GameDetail } from '../../queries/games.ts'

type Nearness = NonNullable<NonNullable<GameDetail['viewer']['presence']>['location']>
type Outcome = Nearness | 'denied'

/** The device's position, once; rejects when the person or the device declines. */
const readPosition = () =>
  new Promise<GeolocationPosition>((resolve, reject) => {
    if (!('geolocation' in navigator)) return reject(new Error('no geolocation'))
    navigator.geolocation.getCurrentPosition(resolve, reject, {
      enableHighAccuracy: true,
      timeout: 20_000,
      maximumAge: 60_000,
    })
  })

/**
 * "Confirm you're at the course", for host and guest. Voluntary: the position is compared on the
 * server and forgotten, and declining has no consequence.
 */
export function ConfirmLocation({
  gameId,
  confirmed,
  className,
}: {
  gameId: string
  /** The latest result of this person. */
  confirmed: Nearness | null
  className?: string
}) {
  const t = useT()
  const queryClient = useQueryClient()
  const [busy, setBusy] = useState(false)
  const [result, setResult] = useState<Outcome | null>(null)
  const [error, setError] = useState<unknown>(null)
  const outcome = result ?? confirmed
  const confirm = async () => {
    setBusy(true)
    setError(null)
    try {
      const position = await readPosition().catch(() => null)
      if (!position) return setResult('denied')
      const { latitude, longitude, accuracy } = position.coords
      const { nearness } = await api('POST /api/games/:id/location', {
        params: { id: gameId },
        body: { latitude, longitude, accuracy },
      })
      setResult(nearness)
      await invalidateAfter(queryClient, 'POST /api/games/:id/location')
    } catch (thrown) {
      setError(thrown)
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className={cx('rounded-l border border-line bg-surface-1 p-4', className)}>
      <p role="status" className="text-s text-text-2">
        {error === null
          ? outcome === null
            ? t('checkin.presence.location.why')
            : t(`checkin.presence.location.${outcome}`)
          : errorText(t, error)}
      </p>
      {outcome !== 'near' && (
        <Button
          size="small"
          variant="outline"
          icon={MapPin}
          busy={busy}
          className="mt-3"
          onClick={() => void confirm()}
        >
          {t(
            outcome === null
              ? 'checkin.presence.location.action'
              : 'checkin.presence.location.again',
          )}
        </Button>
      )}
    </div>
  )
}
