import { Link } from '@tanstack/react-router'
import {
  Check,
  ClipboardList,
  CreditCard,
  QrCode,
  ScanLine,
  ShieldCheck,
  Timer,
  UserCheck,
} from 'lucide-react'
import { formatClock, formatDate } from '@tomogolf/format/dates'
import { courseNameLang, courseNames } from '@tomogolf/format/course-names'
import { cx } from '@tomogolf/ui/lib/class-names.ts'
import { gamePlace } from '@tomogolf/format/game-place'
import { unbroken } from '@tomogolf/format/unbroken'
import { useI18n } from '@tomogolf/ui/i18n/i18n.tsx'
import { tDynamic } from '@tomogolf/phrases/translator'
import { useNow } from '@tomogolf/api-client/use-now.ts'
import { useSetting } from '../../queries/settings.ts'
import { Badge, Tag } from '@tomogolf/ui/data/Badge.tsx'
import { LinkButton, type Icon } from '@tomogolf/ui/forms/Button.tsx'
import { CourseArt } from '@tomogolf/ui/brand/CourseArt.tsx'
import { DateBadge } from '@tomogolf/ui/data/DateBadge.tsx'
import { SeatCount } from '@tomogolf/ui/data/SeatCount.tsx'
import { ConversationLink } from '../../components/ConversationLink.tsx'
import { companionsOf, nameOf } from '../../lib/party/party.ts'
import type { MyGame } from '../../queries/my-games.ts'
import type { PastParts } from './past-parts.ts'
import { PlayedActions } from './PlayedActions.tsx'
import { rowState, type RowAction, type RowBadge, type RowState } from './row-state.ts'
import { badgeText, moneyText } from './row-text.ts'

const BADGE_ICONS: Partial<Record<RowBadge['key'], Icon>> = {
  'mygames.badge.confirmed': Check,
  'mygames.badge.checkedIn': Check,
  'mygames.badge.card': CreditCard,
  'mygames.badge.bank': ShieldCheck,
  'mygames.badge.teeIn': Timer,
}
const MONEY_TONES = { held: 'text-money', returned: 'text-success', neutral: 'text-text' }

/**
 * A row of the viewer's games: artwork and date, course, money, actions. `lead`: its action is the
 * page's primary button.
 */
export function MyGameRow({
  game,
  lead,
  eager,
  parts,
}: {
  game: MyGame
  lead: boolean
  eager: boolean
  parts: PastParts
}) {
  const { t, language } = useI18n()
  const state = rowState(game, useNow(), useSetting('check_in_window_hours'))
  const teeTime = Date.parse(game.teeTime)
  const place = gamePlace(game, language) || game.location
  const host = game.status === 'host'
  const [first, second] = courseNames(game, language)
  // erased some days after the round
  const names = companionsOf(game.viewer.participation).map(nameOf).filter(Boolean)
  return (
    <li
      className={
        'relative grid grid-cols-[96px_minmax(0,1fr)] gap-x-3.5 border-b border-line py-4.5 ' +
        'lg:grid-cols-[176px_minmax(0,1fr)_188px_176px] lg:items-center lg:gap-x-6 ' +
        'xl:grid-cols-[232px_minmax(0,1fr)_224px_272px] xl:gap-x-8 lg:py-6'
      }
    >
      <div className="relative self-start lg:self-center">
        <CourseArt
          seed={game.artSeed}
          terrain={game.courseTerrain}
          eager={eager}
          className="h-24 rounded-m lg:h-34"
        />
        <DateBadge
          at={teeTime}
          className="absolute top-1.5 left-1.5 max-lg:px-2 max-lg:py-1.5 max-lg:[&>b]:text-[1.375rem] lg:top-2.5 lg:left-2.5"
        />
      </div>
      <div className="min-w-0 self-center">
        <div className="mb-2 flex flex-wrap items-center gap-1.5">
          <Badge tone={state.badge.tone} icon={BADGE_ICONS[state.badge.key]}>
            {badgeText(tDynamic(t), state.badge)}
          </Badge>
          {state.lateToCancel && <Badge>{t('mygames.lateToCancel')}</Badge>}
          {host && <Tag>{t('mygames.asHost')}</Tag>}
        </div>
        <h2
          lang={courseNameLang(first, game)}
          className="text-[1.1875rem] wrap-anywhere lg:text-t1"
        >
          <Link
            to="/games/$id"
            params={{ id: game.id }}
            className="-my-3 inline-block py-3 hover:underline hover:decoration-line-control hover:underline-offset-4"
          >
            {first}
          </Link>
        </h2>
        {second && (
          <span lang={courseNameLang(second, game)} className="mt-0.5 block text-xs text-text-3">
            {second}
          </span>
        )}
        <p className="mt-1.25 text-s text-text-2">
          <time dateTime={game.teeTime}>
            {t('mygames.where', { time: formatClock(teeTime, language), place })}
          </time>
          {!host && (
            <>
              <br />
              {t('mygames.asGuest', { host: game.host.displayName })}
              {names[0] !== undefined && (
                <>
                  <br />
                  {t('mygames.party', {
                    names:
                      names[1] === undefined
                        ? names[0]
                        : t('mygames.names', { first: names[0], second: names[1] }),
                  })}
                </>
              )}
            </>
          )}
        </p>
        {state.phase === 'before' && game.goNoGo && <Decision goNoGo={game.goNoGo} />}
        {state.arrival && <Arrival {...state.arrival} />}
      </div>
      <Money game={game} state={state} />
      <Actions game={game} state={state} lead={lead} parts={parts} />
      {state.played?.rate && game.rating && parts.rating(game.id, game.rating)}
    </li>
  )
}

/** How many players are needed, and when it is decided; that the round is on. */
function Decision({ goNoGo }: { goNoGo: NonNullable<MyGame['goNoGo']> }) {
  const { t, language } = useI18n()
  if (goNoGo.decision !== null)
    return <p className="mt-1.25 text-s font-medium text-success">{t('common.badge.on')}</p>
  return (
    <p className="mt-1.25 text-s text-text-2">
      {t('mygames.decision', {
        count: goNoGo.minPlayers,
        players: goNoGo.minPlayers - goNoGo.missing,
        time: unbroken(formatDate(Date.parse(goNoGo.decideAt), language, { time: true })),
      })}
    </p>
  )
}

/** What matters before the tee time. */
function Arrival({ at, checkInOpens }: NonNullable<RowState['arrival']>) {
  const { t, language } = useI18n()
  return (
    <p className="mt-1.25 text-s font-medium">
      {t('mygames.arrive', { time: formatClock(at, language) })}
      {checkInOpens !== null && (
        <span className="block font-normal text-text-2">
          {t('mygames.checkInOpens', {
            time: unbroken(formatDate(checkInOpens, language, { time: true })),
          })}
        </span>
      )}
    </p>
  )
}

/** The money: below the game on phones, between game and buttons on desktops. */
function Money({ game, state: { money } }: { game: MyGame; state: RowState }) {
  const { t, language } = useI18n()
  const taken = game.totalPlayers - 1 - game.availableSlots
  return (
    <div
      className={
        'col-span-full mt-3 flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1 ' +
        'rounded-t-m border border-b-0 border-line bg-surface-1 px-3.5 py-2.5 text-s ' +
        'lg:col-span-1 lg:mt-0 lg:min-h-21 lg:flex-col lg:flex-nowrap lg:justify-center ' +
        'lg:rounded-none lg:border-0 lg:border-l lg:border-line-2 lg:bg-transparent lg:py-0 ' +
        'lg:pr-0 lg:pl-5 xl:pl-7'
      }
    >
      {money ? (
        <>
          <b
            className={cx(
              'font-display text-t3 font-[650] [word-break:auto-phrase] lg:text-t2',
              MONEY_TONES[money.tone],
            )}
          >
            {moneyText(tDynamic(t), money.title, language)}
          </b>
          {money.lines.map((line) => (
            <span key={line.key} className="text-pretty text-text-3">
              {moneyText(tDynamic(t), line, language)}
            </span>
          ))}
        </>
      ) : (
        <>
          <b className="font-display text-t3 font-[650] lg:text-t2">
            {taken > 0
              ? t('mygames.guests', { count: taken })
              : t(game.gameStatus === 'scheduled' ? 'mygames.noGuests' : 'mygames.withoutGuests')}
          </b>
          {game.gameStatus === 'scheduled' && (
            <SeatCount taken={taken + 1} total={game.totalPlayers} />
          )}
          <span className="text-text-3">{t('mygames.hostFree')}</span>
        </>
      )}
    </div>
  )
}

const ACTION_LINKS: Record<
  RowAction,
  { to: '/games/$id/check-in' | '/games/$id/qr' | '/payment-setup' | '/games/$id'; icon: Icon }
> = {
  check_in: { to: '/games/$id/check-in', icon: ScanLine },
  show_code: { to: '/games/$id/qr', icon: QrCode },
  arrivals: { to: '/games/$id/qr', icon: UserCheck },
  update_card: { to: '/payment-setup', icon: CreditCard },
  confirm_bank: { to: '/games/$id', icon: ShieldCheck },
  say_present: { to: '/games/$id', icon: UserCheck },
  answer: { to: '/games/$id', icon: UserCheck },
  take_spot: { to: '/games/$id', icon: Timer },
}

const FEW_ACTIONS =
  'flex flex-wrap *:flex-auto lg:flex-col lg:*:flex-none xl:flex-row xl:flex-wrap ' +
  'xl:justify-end xl:*:px-4.5'
/** The first one above the other two, whatever the language. */
const THREE_ACTIONS =
  'grid grid-cols-[1fr_auto] [&>:first-child]:col-span-full lg:grid-cols-1 ' +
  'lg:[&>:first-child]:col-span-1 xl:grid-cols-[1fr_auto] xl:[&>:first-child]:col-span-full'

/** The guest's card for the course, or the host's list of names. */
function ArrivalLink({ game, isHost }: { game: MyGame; isHost: boolean }) {
  const { t } = useI18n()
  if (isHost && !game.viewer.names?.guests?.length) return null
  return (
    <LinkButton
      to={isHost ? '/games/$id/names' : '/games/$id/arrival'}
      params={{ id: game.id }}
      variant="outline"
      icon={ClipboardList}
      preload={false}
    >
      {t(isHost ? 'mygames.do.names' : 'mygames.do.arrival')}
    </LinkButton>
  )
}

function Actions({
  game,
  state,
  lead,
  parts,
}: {
  game: MyGame
  state: RowState
  lead: boolean
  parts: PastParts
}) {
  const { t } = useI18n()
  const { action, played } = state
  // a host with a guest, or a guest with a seat
  const talks = state.phase === 'before' && game.viewer.names !== null && game.players.length > 1
  const link = action && ACTION_LINKS[action.do]
  return (
    <div
      className={cx(
        'col-span-full gap-2 rounded-b-m border border-line bg-surface-1 p-1 *:px-3',
        'lg:col-span-1 lg:border-0 lg:bg-transparent lg:p-0',
        played && game.receiptId ? THREE_ACTIONS : FEW_ACTIONS,
      )}
    >
      {action && link && (
        <LinkButton
          to={link.to}
          params={{ id: game.id }}
          icon={link.icon}
          variant={lead ? 'primary' : action.urgent ? 'secondary' : 'outline'}
        >
          {t(`mygames.do.${action.do}`)}
        </LinkButton>
      )}
      {game.viewer.names && state.phase === 'before' && (
        <ArrivalLink isHost={game.status === 'host'} game={game} />
      )}
      {talks && (
        <ConversationLink
          gameId={game.id}
          label={t('mygames.do.messages')}
          unreadLabel={(count) => t('mygames.unread', { count })}
        />
      )}
      {played && <PlayedActions game={game} parts={parts} />}
      <LinkButton
        to="/games/$id"
        params={{ id: game.id }}
        variant={action || played ? 'ghost' : 'outline'}
      >
        {t(game.status === 'host' ? 'mygames.do.manage' : 'mygames.do.details')}
      </LinkButton>
    </div>
  )
}
