import type { ReactNode } from 'react'
import { Headset, Pencil, QrCode, X } from 'lucide-react'
import { HOST_ARRIVES_BEFORE } from '@tomogolf/domain/game'
import { courseNameIn } from '@tomogolf/format/course-names'
import { formatDateTime } from '@tomogolf/format/dates'
import { unbroken } from '@tomogolf/format/unbroken'
import { useI18n } from '@tomogolf/ui/i18n/i18n.tsx'
import { useNow } from '@tomogolf/api-client/use-now.ts'
import { useSetting } from '../../../queries/settings.ts'
import { Avatar } from '@tomogolf/ui/data/Avatar.tsx'
import { Button, LinkButton } from '@tomogolf/ui/forms/Button.tsx'
import { Alert } from '@tomogolf/ui/feedback/Alert.tsx'
import { Panel } from '@tomogolf/ui/data/Panel.tsx'
import { SeatCount } from '@tomogolf/ui/data/SeatCount.tsx'
import { KeptSpots } from '../../../components/InvitedCompanions.tsx'
import { HostRequests } from './HostRequests.tsx'
import { InviteLink } from './InviteLink.tsx'
import { Conversation } from './Conversation.tsx'
import { HostNames } from './NamesNote.tsx'
import { HostDecision } from '../DecisionNote.tsx'
import type { GameDetail } from '../../../queries/games.ts'

/**
 * The host's panel: guests, check-in code, edit and cancel, or support when cancelling is
 * protected.
 */
export function HostPanel({
  game,
  appeal,
  presence,
  onEdit,
  onCancel,
  onKeepOn,
  onReport,
}: {
  game: GameDetail
  appeal?: ReactNode
  /** Questions about presence. */
  presence?: ReactNode
  onEdit: () => void
  onCancel: () => void
  onKeepOn: () => void
  onReport: () => void
}) {
  const { t, language } = useI18n()
  const hours = useSetting('departure_restriction_hours')
  const { can } = game.viewer
  const guests = game.players.filter((player) => !player.isHost)
  const at = Date.parse(game.teeTime)
  const when = formatDateTime(at, language)
  const opens = Date.parse(game.checkIn.opens)
  const now = useNow()
  const early = now < opens
  return (
    <Panel className="lg:p-6!">
      <h2 className="text-t2">{t('game.manage.title')}</h2>
      {now < at && (
        <p className="mt-2 text-s text-text-2">
          {t('game.manage.arrive', { time: formatDateTime(at - HOST_ARRIVES_BEFORE, language) })}
        </p>
      )}
      <HostDecision game={game} onKeepOn={onKeepOn} onCancel={onCancel} className="mt-4.5" />
      <InviteLink game={game} className="mt-4.5" />
      {game.listedFrom && (
        <Alert
          tone="info"
          className="mt-4.5"
          title={t('game.listed.title', {
            time: formatDateTime(Date.parse(game.listedFrom), language),
          })}
        >
          {t('game.listed.host')}
        </Alert>
      )}
      {presence}
      {game.viewer.penalised && appeal && <div className="mt-4">{appeal}</div>}
      {can.showQr === true && (
        <div className="mt-4.5">
          <LinkButton
            to="/games/$id/qr"
            params={{ id: game.id }}
            variant={early ? 'secondary' : 'primary'}
            size="large"
            block
            icon={QrCode}
          >
            {t('game.manage.qr')}
          </LinkButton>
          {early && (
            <p className="mt-2.5 text-center text-s text-text-3">
              {t('game.checkIn.opens', { time: formatDateTime(opens, language) })}
            </p>
          )}
        </div>
      )}
      <HostRequests game={game} />
      <div className="mt-5.5 flex items-center justify-between border-t border-line pt-5">
        <h3 className="font-text text-s font-semibold tracking-normal">
          {t('game.manage.guests')}
        </h3>
        <SeatCount taken={game.totalPlayers - game.availableSlots} total={game.totalPlayers} />
      </div>
      {!!game.viewer.waitingCount && (
        <p className="mt-2 text-s text-text-2">
          {t('game.wait.count', { count: game.viewer.waitingCount })}
        </p>
      )}
      {game.viewer.offeredSeats?.map(({ count, until }, index) => (
        <p key={index} className="mt-2 text-s text-text-2">
          {t('game.wait.offering', {
            count,
            time: unbroken(formatDateTime(Date.parse(until), language)),
          })}
        </p>
      ))}
      <KeptSpots game={game} className="mt-2 text-s text-text-2" />
      {guests.length === 0 ? (
        <p className="mt-2 text-s text-text-3">{t('game.manage.noGuests')}</p>
      ) : (
        <ul className="mt-2">
          {guests.map((guest) => (
            <li key={guest.id} className="flex items-center gap-3 py-2">
              <Avatar person={guest} size="small" />
              <span className="min-w-0">
                <b className="block truncate font-medium">{guest.displayName}</b>
                {guest.companions !== undefined && (
                  <span className="block text-s text-text-3">
                    {t('game.players.companions', { count: guest.companions })}
                  </span>
                )}
              </span>
              <span className="ml-auto flex-none text-s text-success">{t('game.manage.in')}</span>
            </li>
          ))}
        </ul>
      )}
      <HostNames game={game} />
      <Conversation game={game} />
      {can.cancel === 'PROTECTED_BOOKING' ? (
        <Alert tone="warning" title={t('game.manage.protected')} className="mt-5">
          {t('errors.PROTECTED_BOOKING', { hours })}
          <span className="mt-3 block">
            <LinkButton
              to="/contact"
              search={{
                subject: t('game.manage.subject', {
                  course: courseNameIn(game, language),
                  date: when,
                }),
                game: game.id,
              }}
              size="small"
              variant="inverse"
              icon={Headset}
            >
              {t('game.manage.support')}
            </LinkButton>
          </span>
        </Alert>
      ) : (
        can.edit === true && (
          <div className="mt-5 flex flex-wrap gap-2.5 border-t border-line pt-5 whitespace-nowrap *:flex-auto">
            <Button variant="secondary" icon={Pencil} onClick={onEdit}>
              {t('game.manage.edit')}
            </Button>
            <Button variant="danger" icon={X} onClick={onCancel}>
              {t('game.manage.cancel')}
            </Button>
          </div>
        )
      )}
      {can.report === true && guests.length > 0 && (
        <Button variant="ghost" size="small" block className="mt-2.5" onClick={onReport}>
          {t('game.report.action')}
        </Button>
      )}
    </Panel>
  )
}
