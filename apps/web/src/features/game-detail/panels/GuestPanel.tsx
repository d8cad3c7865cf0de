import type { ReactNode } from 'react'
import { isAfterRound, type GamePhase } from '@tomogolf/domain/game-phase'
import { formatDateTime } from '@tomogolf/format/dates'
import { formatAmount } from '@tomogolf/format/money'
import { useI18n } from '@tomogolf/ui/i18n/i18n.tsx'
import { Badge } from '@tomogolf/ui/data/Badge.tsx'
import { Button, LinkButton } from '@tomogolf/ui/forms/Button.tsx'
import { Panel } from '@tomogolf/ui/data/Panel.tsx'
import { useNow } from '@tomogolf/api-client/use-now.ts'
import { Companions } from './Companions.tsx'
import { Conversation } from './Conversation.tsx'
import { GuestArrival } from './NamesNote.tsx'
import { HoldState } from './HoldState.tsx'
import { participationSteps } from '../hold-timeline.ts'
import { OwnLink } from './PassedOn.tsx'
import { InvitedCompanions } from '../../../components/InvitedCompanions.tsx'
import { RefillNote } from '../RefillNote.tsx'
import { MoneyTimeline } from '../MoneyTimeline.tsx'
import { participationBadge } from '../participation-state.ts'
import {
  companionsOf,
  statementUntilOf,
  wholeParty,
  type CompanionSeat,
} from '../../../lib/party/party.ts'
import type { GameDetail, Participation } from '../../../queries/games.ts'

export type GuestActions = {
  /** Without a companion: with all own seats. */
  onLeave: (companion?: CompanionSeat) => void
  onSubstitute: () => void
  onState: () => void
  onReport: () => void
  hold: { busy: boolean; retry: () => void }
}
type GuestPanelProps = GuestActions & {
  game: GameDetail
  participation: Participation
  appeal?: ReactNode
  /** Questions about presence. */
  presence?: ReactNode
  phase: GamePhase
}
/** States with a penalty: no-show and late leave. */
const PENALISED: readonly Participation['status'][] = ['no_show', 'left_late']

/** A guest's participation: state, hold and possible actions. */
export function GuestPanel({
  game,
  participation: own,
  appeal,
  presence,
  phase,
  onLeave,
  onSubstitute,
  onState,
  onReport,
  hold,
}: GuestPanelProps) {
  const { t, language } = useI18n()
  const now = useNow()
  const { can, leavePenalty, freeUntil } = game.viewer
  const participation = wholeParty(own)
  const seats = companionsOf(own).length + 1
  const statementUntil = statementUntilOf(own, 'missing')
  const at = (iso: string) => formatDateTime(Date.parse(iso), language)
  const isOver = isAfterRound(phase)
  const isIn = participation.status === 'checked_in' || participation.status === 'confirmed'
  const money = {
    amount: formatAmount(participation.terms.hold, language),
    fee: formatAmount(participation.terms.fee, language),
  }
  return (
    <Panel className="lg:p-6!">
      <Badge tone={isOver && isIn ? 'neutral' : participationBadge(participation.status)}>
        {isOver && isIn ? t('common.badge.completed') : t(`game.place.${participation.status}`)}
      </Badge>
      {seats > 1 && (
        <span className="ml-2.5 text-s font-semibold">
          {t('game.party.mine', { count: seats })}
        </span>
      )}
      <p className="mt-3 text-text-2">
        {isOver && isIn
          ? t(participation.status === 'checked_in' ? 'game.after.played' : 'game.after.settling', {
              host: game.host.firstName,
            })
          : t(`game.placeText.${participation.status}`, { ...money, host: game.host.displayName })}
      </p>
      <Companions
        participation={own}
        canLeave={!isOver && now <= Date.parse(game.teeTime)}
        onLeave={onLeave}
      />
      <InvitedCompanions game={game} className="mt-5 border-t border-line pt-5" />
      <RefillNote
        participation={own}
        isOpen={phase === 'before' && now <= Date.parse(game.joinDeadline)}
      />
      {PENALISED.includes(participation.status) && appeal && <div className="mt-4">{appeal}</div>}
      {participation.hold && <HoldState hold={participation.hold} {...hold} />}
      {presence}
      {can.state === true && (
        <div className="mt-5">
          <Button variant="primary" size="large" block onClick={onState}>
            {t('game.statement.action')}
          </Button>
          {statementUntil && (
            <p className="mt-2.5 text-center text-s text-warning">
              {t('game.statement.until', { time: at(statementUntil) })}
            </p>
          )}
        </div>
      )}
      {!isOver && (can.checkIn === true || can.checkIn === 'CHECK_IN_TOO_EARLY') && (
        <div className="mt-5">
          <LinkButton
            to="/games/$id/check-in"
            params={{ id: game.id }}
            variant={can.checkIn === true ? 'primary' : 'secondary'}
            size="large"
            block
          >
            {t('game.checkIn.action')}
          </LinkButton>
          {can.checkIn !== true && (
            <p className="mt-2.5 text-center text-s text-text-3">
              {t('game.checkIn.opens', { time: at(game.checkIn.opens) })}
            </p>
          )}
        </div>
      )}
      <OwnLink game={game} className="mt-5" />
      <GuestArrival game={game} phase={phase} />
      <Conversation game={game} />
      {!isOver && isIn && (
        <>
          <h2 className="mt-5.5 mb-3.5 border-t border-line pt-5 font-text text-s font-semibold tracking-normal">
            {t('game.story.title')}
          </h2>
          <MoneyTimeline
            steps={participationSteps(participation, game.checkIn, new Date(now).toISOString())}
            amounts={participation.terms}
            host={game.host.displayName}
          />
        </>
      )}
      <div className="mt-5 grid gap-2.5 border-t border-line pt-5">
        {can.substitute === true && (
          <Button variant="secondary" block onClick={onSubstitute}>
            {t('game.substitute.action')}
          </Button>
        )}
        {can.leave === true && (
          <>
            <Button variant="danger" block onClick={() => onLeave()}>
              {t('game.leave.action')}
            </Button>
            <p className="text-center text-s text-text-3">
              {leavePenalty
                ? t('game.leave.costs', { amount: formatAmount(leavePenalty, language) })
                : freeUntil && t('game.leave.freeUntil', { time: at(freeUntil) })}
            </p>
          </>
        )}
        {can.report === true && (
          <Button variant="ghost" size="small" block onClick={onReport}>
            {t('game.report.action')}
          </Button>
        )}
      </div>
    </Panel>
  )
}
