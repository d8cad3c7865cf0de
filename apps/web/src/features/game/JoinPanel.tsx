import type { ReactNode } from 'react'
import { formatAmount, formatDate } from '../../lib/format.ts'
import { useI18n } from '../../lib/i18n.tsx'
import { useSetting } from '../../lib/settings.ts'
import { Button } from '../../ui/Button.tsx'
import { useCardState } from '../../ui/GameCard.tsx'
import { Lines } from '../../ui/Lines.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { storyOfPreview } from './hold-story.ts'
import { MoneyStory } from './MoneyStory.tsx'
import type { GameDetail } from './types.ts'

/** Why nobody can join now, or null. */
export function useClosed(game: GameDetail): string | null {
  const { t } = useI18n()
  const hours = useSetting('join_deadline_hours')
  const state = useCardState(game)
  if (game.viewer.can.join === 'GAME_CLASH') return t('games.clash')
  switch (state.badge) {
    case 'cancelled': return t('errors.GAME_CANCELLED')
    case 'completed': return t('errors.GAME_ALREADY_TAKEN_PLACE')
    case 'in_progress': return t('errors.GAME_ALREADY_STARTED')
    case 'deadline_passed': return t('errors.JOIN_DEADLINE_PASSED', { hours })
    case 'full': return t('game.join.full')
    default: return null
  }
}

/** In a few words, when the card feels the hold. */
export function useHoldWhen(game: GameDetail): string {
  const { t, language } = useI18n()
  const { hold, placement, placeAt } = game.joinPreview
  const amount = formatAmount(hold, language)
  return placement === 'scheduled' && placeAt ? t('game.join.later', { amount, date: formatDate(Date.parse(placeAt), language) }) : t('game.join.today', { amount })
}

/** The price of the day, the way in, and how the hold works. `action`: for desktops; phones have the bar. */
export function JoinPanel({ game, action }: { game: GameDetail; action: ReactNode }) {
  const { t, language } = useI18n()
  const closed = useClosed(game)
  const when = useHoldWhen(game)
  const { price, fee, hold } = game.joinPreview
  return (
    <Panel className="lg:p-6!">
      <p className="flex items-baseline gap-2.5"><b className="font-display text-[2.25rem] leading-none font-bold tracking-[-.035em]">{formatAmount(hold, language)}</b><span className="text-s text-text-3">{t('game.join.allIn')}</span></p>
      <Lines className="mt-4 mb-1 text-[.9375rem] [&>div]:py-1.75" lines={[{ label: t('game.join.toCourse'), value: formatAmount(price, language) }, { label: t('game.join.fee'), value: formatAmount(fee, language) }]} />
      <div className="mt-3.5 hidden lg:block">{closed ? <Button size="large" block disabled>{t('game.join.action')}</Button> : action}</div>
      <p className={closed ? 'mt-3 text-center text-s text-sand' : 'mt-3 text-center text-s text-text-3'}>{closed ?? when}</p>
      <h2 className="mt-5.5 mb-3.5 border-t border-line pt-5 font-text text-s font-semibold tracking-normal">{t('game.story.title')}</h2>
      <MoneyStory steps={storyOfPreview(game)} amounts={game.joinPreview} host={game.host.displayName} />
    </Panel>
  )
}

/** The phone's way in, at the lower edge. */
export function JoinBar({ game, action }: { game: GameDetail; action: ReactNode }) {
  const { t, language } = useI18n()
  const closed = useClosed(game)
  const when = useHoldWhen(game)
  return (
    <ActionBar>
      <p className="min-w-0 flex-1"><b className="block font-display text-t2 font-[650]">{formatAmount(game.joinPreview.hold, language)}</b><span className="line-clamp-2 text-xs text-text-3">{closed ?? when}</span></p>
      {closed ? <Button size="large" disabled>{t('game.join.action')}</Button> : action}
    </ActionBar>
  )
}

/** Room for one action over the lower edge of phones; the page leaves the same room below its end. */
export const ActionBar = ({ children }: { children: ReactNode }) => (
  <div className="sticky bottom-0 z-46 mt-10 flex items-center justify-between gap-4 border-t border-line-2 bg-[rgb(9_20_15/.95)] px-(--gutter) pt-3 pb-[calc(12px+env(safe-area-inset-bottom))] backdrop-blur-lg lg:hidden">{children}</div>
)
