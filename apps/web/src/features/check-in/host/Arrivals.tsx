import { lazy, Suspense, useEffect, useState } from 'react'
import { Check, CloudUpload } from 'lucide-react'
import { formatClock } from '@tomogolf/format/dates'
import { cx } from '@tomogolf/ui/lib/class-names.ts'
import { useI18n } from '@tomogolf/ui/i18n/i18n.tsx'
import type { QueuedMark } from '../../../offline/outbox.ts'
import { useNow } from '@tomogolf/api-client/use-now.ts'
import { Avatar } from '@tomogolf/ui/data/Avatar.tsx'
import { Badge, type BadgeTone } from '@tomogolf/ui/data/Badge.tsx'
import { Button } from '@tomogolf/ui/forms/Button.tsx'
import { arrivalOf, canBeMarked, isSettled, type Guest, type SettledArrival } from './arrival.ts'

const loadMarkPresent = () => import('./MarkPresent.tsx')
const MarkPresent = lazy(loadMarkPresent)

/** A guest who can still be marked has a button instead of a badge. */
const tones: Record<SettledArrival, BadgeTone> = {
  here: 'success',
  marked: 'live',
  looked_into: 'warning',
  no_show: 'danger',
  not_charged: 'neutral',
}

const HERE: readonly Guest['status'][] = ['checked_in', 'arrived']

type ArrivalsProps = {
  guests: readonly Guest[]
  open: number
  /** When the host may mark guests present. */
  markFrom: number
  /** Marked on this device, not yet sent. */
  queued: readonly QueuedMark[]
  onPresent: (participationId: string, name: string) => Promise<boolean>
}
/** The guests and who has arrived; the count is a live region. */
export function Arrivals({ guests, open, markFrom, queued, onPresent }: ArrivalsProps) {
  const { t, language } = useI18n()
  const now = useNow()
  const isOpen = now >= open
  const mayMark = now >= markFrom
  const [marking, setMarking] = useState<Guest | null>(null)
  // loaded early: the course may have no signal
  useEffect(() => {
    void loadMarkPresent().catch(() => undefined)
  }, [])
  const nameOf = ({ companion, player }: Guest) =>
    companion === null ? player.displayName : companion || t('checkin.party.unnamed')
  const queuedAt = (guest: Guest) =>
    HERE.includes(guest.status)
      ? undefined
      : queued.find((mark) => mark.participationId === guest.participationId)?.at
  const here = guests.filter(
    (guest) => HERE.includes(guest.status) || queuedAt(guest) !== undefined,
  ).length
  return (
    <>
      <h2 className="flex justify-between gap-4 text-t3">
        {t('checkin.host.guests')}
        {guests.length > 0 && (
          <span aria-live="polite" className="text-text-3">
            {t('checkin.host.here', { here, total: guests.length })}
          </span>
        )}
      </h2>
      {!mayMark && guests.length > 0 && (
        <p className="mt-1 text-s text-text-3">
          {t('checkin.host.markOpens', { time: formatClock(markFrom, language) })}
        </p>
      )}
      {guests.length === 0 ? (
        <p className="mt-3 text-s text-text-2">{t('checkin.host.noGuests')}</p>
      ) : (
        <ul className="mt-2">
          {guests.map((guest) => {
            const arrival = arrivalOf(guest, isOpen),
              marked = queuedAt(guest)
            return (
              <li
                key={guest.participationId}
                className="flex min-h-17 items-center gap-3.5 border-b border-line py-2"
              >
                <Avatar person={guest.player} />
                <div className="min-w-0 flex-1">
                  <b className="block leading-snug font-semibold">{nameOf(guest)}</b>
                  {guest.companion !== null && (
                    <span className="block text-s text-text-2">
                      {t('checkin.party.with', { guest: guest.player.displayName })}
                    </span>
                  )}
                  <span
                    className={cx(
                      'block text-s',
                      marked === undefined && arrival === 'missing' ? 'text-danger' : 'text-text-3',
                    )}
                  >
                    {marked !== undefined
                      ? t('checkin.host.keptAt', { time: formatClock(marked, language) })
                      : arrival === 'here' && guest.checkedInAt
                        ? t('checkin.host.at', {
                            time: formatClock(Date.parse(guest.checkedInAt), language),
                          })
                        : t(`checkin.arrival.${arrival}.text`)}
                  </span>
                </div>
                {isSettled(arrival) && (
                  <Badge tone={tones[arrival]} icon={arrival === 'here' ? Check : undefined}>
                    {t(`checkin.arrival.${arrival}.badge`)}
                  </Badge>
                )}
                {marked !== undefined && (
                  <Badge tone="live" icon={CloudUpload}>
                    {t('checkin.host.keptBadge')}
                  </Badge>
                )}
                {marked === undefined && mayMark && canBeMarked(arrival) && (
                  <Button size="small" variant="outline" onClick={() => setMarking(guest)}>
                    {t('checkin.host.mark')}
                    <span className="sr-only"> {nameOf(guest)}</span>
                  </Button>
                )}
              </li>
            )
          })}
        </ul>
      )}
      <Suspense>
        {marking && (
          <MarkPresent
            name={nameOf(marking)}
            onClose={() => setMarking(null)}
            onPresent={() => onPresent(marking.participationId, nameOf(marking))}
          />
        )}
      </Suspense>
    </>
  )
}
