import { ClipboardList } from 'lucide-react'
import { isAfterRound, type GamePhase } from '@tomogolf/domain/game-phase'
import { useNow } from '@tomogolf/api-client/use-now.ts'
import { formatDateTime } from '@tomogolf/format/dates'
import { LinkButton } from '@tomogolf/ui/forms/Button.tsx'
import { useI18n } from '@tomogolf/ui/i18n/i18n.tsx'
import type { GameDetail } from '../../../queries/games.ts'

/** For the host: who has given a name for the course, and the way to the list. */
export function HostNames({ game }: { game: GameDetail }) {
  const { t, language } = useI18n()
  const now = useNow()
  const { names } = game.viewer
  if (!names?.guests?.length || now > Date.parse(names.closesAt)) return null
  const ready = names.guests.filter((guest) => guest.ready).length
  const missing = names.guests.filter((guest) => !guest.ready).map((guest) => guest.displayName)
  return (
    <div className="mt-5 border-t border-line pt-5">
      <h3 className="font-text text-s font-semibold tracking-normal">{t('game.names.title')}</h3>
      <p className="mt-1.5 text-s text-text-2">
        {t('game.names.ready', { ready, total: names.guests.length })}
        {missing.length > 0 && (
          <span className="block text-warning">
            {t('game.names.missing', { names: missing.join(', ') })}
          </span>
        )}
      </p>
      {now < Date.parse(names.dueAt) && (
        <p className="mt-1 text-s text-text-3">
          {t('game.names.due', { time: formatDateTime(Date.parse(names.dueAt), language) })}
        </p>
      )}
      <LinkButton
        to="/games/$id/names"
        params={{ id: game.id }}
        variant="secondary"
        block
        icon={ClipboardList}
        // loading it ahead would record a read
        preload={false}
        className="mt-3.5"
      >
        {t('game.names.open')}
      </LinkButton>
    </div>
  )
}

/** For a confirmed guest: the card for the way to the course, where a missing name is given. */
export function GuestArrival({ game, phase }: { game: GameDetail; phase: GamePhase }) {
  const { t } = useI18n()
  const { names } = game.viewer
  if (!names || isAfterRound(phase)) return null
  return (
    <div className="mt-5">
      <LinkButton
        to="/games/$id/arrival"
        params={{ id: game.id }}
        variant="secondary"
        block
        icon={ClipboardList}
      >
        {t('game.arrival.open')}
      </LinkButton>
      <p className="mt-2.5 text-center text-s text-text-3">
        {t(names.given ? 'game.arrival.text' : 'game.arrival.nameMissing')}
      </p>
    </div>
  )
}
