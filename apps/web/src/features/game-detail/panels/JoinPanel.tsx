import type { ReactNode } from 'react'
import { ChevronDown } from 'lucide-react'
import { useCurrencyConversion } from '../../../lib/exchange.ts'
import { refusalValues } from '@tomogolf/format/refusal-values'
import { tDynamic } from '@tomogolf/phrases/translator'
import { unbroken } from '@tomogolf/format/unbroken'
import { formatDate, formatDateTime } from '@tomogolf/format/dates'
import { formatAmount } from '@tomogolf/format/money'
import { useI18n } from '@tomogolf/ui/i18n/i18n.tsx'
import { useSetting } from '../../../queries/settings.ts'
import { Button } from '@tomogolf/ui/forms/Button.tsx'
import { useCardState } from '../../../components/GameCard.tsx'
import { LineItems } from '@tomogolf/ui/data/LineItems.tsx'
import { Panel } from '@tomogolf/ui/data/Panel.tsx'
import { canEnter, waitsFor } from '../../../queries/waits-for.ts'
import { previewSteps } from '../hold-timeline.ts'
import { MoneyTimeline } from '../MoneyTimeline.tsx'
import type { GameDetail } from '../../../queries/games.ts'

/** Refusals that are about the viewer, and that the join flow cannot help with. */
const PERSONAL = [
  'WOMEN_ONLY',
  'REQUEST_DECLINED',
  'REQUEST_LIMIT',
  'GAME_CLASH',
  'UNHELD_SEATS_LIMIT',
  'AUTHENTICATION_NOT_FINISHED',
]
/** The reason why the game cannot be joined, or null. */
function useClosed(game: GameDetail): string | null {
  const { t } = useI18n()
  const hours = useSetting('join_deadline_hours')
  const state = useCardState(game)
  const { joinParams } = game.viewer
  const can = canEnter(game)
  if (typeof can === 'string' && PERSONAL.includes(can))
    return tDynamic(t)(`errors.${can}`, refusalValues(joinParams ?? {}, t.language))
  // a passed-on seat can be taken after joining has closed for others
  if (game.passedOn?.state === 'open' && can !== 'GAME_FULL') return null
  switch (state.badge) {
    case 'cancelled':
      return t('errors.GAME_CANCELLED')
    case 'completed':
      return t('errors.GAME_ALREADY_TAKEN_PLACE')
    case 'in_progress':
      return t('errors.GAME_ALREADY_STARTED')
    case 'deadline_passed':
      return t('errors.JOIN_DEADLINE_PASSED', { hours })
    case 'full':
      return waitsFor(game) ? null : t('game.join.full')
    default:
      return null
  }
}

/** When the hold is placed: as a sentence and as a short note. */
function useHoldWhen(game: GameDetail): { sentence: string; short: string } {
  const { t, language } = useI18n()
  const { hold, placement, placeAt } = game.joinPreview
  const amount = formatAmount(hold, language)
  if (waitsFor(game)) return { sentence: t('game.wait.note'), short: t('game.wait.nothing') }
  if (game.joining === 'approve')
    return {
      sentence: t('game.ask.note', { host: game.host.displayName }),
      short: t('common.badge.approve'),
    }
  if (placement === 'now' || !placeAt)
    return { sentence: t('game.join.today', { amount }), short: t('game.join.barToday') }
  const date = unbroken(formatDate(Date.parse(placeAt), language))
  return {
    sentence: t('game.join.later', { amount, date }),
    short: t('game.join.barLater', { date }),
  }
}

const Steps = ({ game }: { game: GameDetail }) => (
  <MoneyTimeline
    steps={previewSteps(game)}
    amounts={game.joinPreview}
    host={game.host.displayName}
  />
)

/** On phones, at the end of the page: the steps of the hold, opened on request. */
export function JoinTimeline({ game }: { game: GameDetail }) {
  const { t } = useI18n()
  return (
    <>
      {game.listedFrom && <Early from={game.listedFrom} />}
      <details className="group rounded-m border border-line-2">
        <summary className="flex min-h-13 cursor-pointer list-none items-center gap-3 px-4">
          <h2 className="font-text text-s tracking-normal">{t('game.story.title')}</h2>
          <ChevronDown className="ml-auto text-text-3 transition-transform group-open:rotate-180" />
        </summary>
        <div className="px-4 pt-1 pb-4">
          <Steps game={game} />
        </div>
      </details>
    </>
  )
}

/** The reader is among the few who were notified. */
function Early({ from }: { from: string }) {
  const { t, language } = useI18n()
  return (
    <p className="mt-3 text-center text-s text-info max-lg:mb-4">
      {t('game.listed.guest', { time: unbroken(formatDateTime(Date.parse(from), language)) })}
    </p>
  )
}

/**
 * The price, the join button and the steps of the hold; phones show a bar and the steps instead.
 */
export function JoinPanel({ game, action }: { game: GameDetail; action: ReactNode }) {
  const { t, language } = useI18n()
  const closed = useClosed(game)
  const when = useHoldWhen(game)
  const { price, fee, hold } = game.joinPreview
  const about = useCurrencyConversion()?.(hold)
  return (
    <Panel className="max-lg:hidden lg:p-6!">
      <p className="flex items-baseline gap-2.5">
        <b className="font-display text-[2.25rem] leading-none font-bold tracking-[-.035em]">
          {formatAmount(hold, language)}
        </b>
        <span className="text-s text-text-3">{t('game.join.allIn')}</span>
      </p>
      {about && <p className="mt-1.5 text-s text-text-3">{about}</p>}
      <LineItems
        className="mt-4 mb-1 text-[.9375rem] [&>div]:py-1.75"
        items={[
          { label: t('game.join.toCourse'), value: formatAmount(price, language) },
          { label: t('game.join.fee'), value: formatAmount(fee, language) },
        ]}
      />
      <div className="mt-3.5">
        {closed ? (
          <Button size="large" block disabled>
            {t('game.join.action')}
          </Button>
        ) : (
          action
        )}
      </div>
      {game.listedFrom && <Early from={game.listedFrom} />}
      <p
        className={
          closed ? 'mt-3 text-center text-s text-warning' : 'mt-3 text-center text-s text-text-3'
        }
      >
        {closed ?? when.sentence}
      </p>
      {!waitsFor(game) && (
        <section className="mt-5.5 border-t border-line pt-5">
          <h2 className="mb-3.5 font-text text-s font-semibold tracking-normal">
            {t('game.story.title')}
          </h2>
          <Steps game={game} />
        </section>
      )}
    </Panel>
  )
}

/** On phones: the join button at the lower edge. */
export function JoinBar({ game, action }: { game: GameDetail; action: ReactNode }) {
  const { t, language } = useI18n()
  const closed = useClosed(game)
  const when = useHoldWhen(game)
  return (
    <ActionBar>
      <p className="min-w-0 flex-1">
        <b className="block font-display text-t2 font-[650]">
          {formatAmount(game.joinPreview.hold, language)}
        </b>
        <span className="block text-xs text-text-3">{closed ?? when.short}</span>
      </p>
      {closed ? (
        <Button size="large" disabled>
          {t('game.join.action')}
        </Button>
      ) : (
        action
      )}
    </ActionBar>
  )
}

/**
 * A bar for one action at the lower edge of phones; the page reserves the same height at its end.
 */
export const ActionBar = ({ children }: { children: ReactNode }) => (
  <div
    className={
      'sticky bottom-0 z-46 mt-10 flex items-center justify-between gap-4 border-t ' +
      'border-line-2 bg-[rgb(9_20_15/.95)] px-(--gutter) pt-3 ' +
      'pb-[calc(12px+env(safe-area-inset-bottom))] [backdrop-filter:blur(16px)] lg:hidden'
    }
  >
    {children}
  </div>
)
