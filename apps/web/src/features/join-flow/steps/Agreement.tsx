import { formatDate, formatDateTime } from '@tomogolf/format/dates'
import { formatAmount } from '@tomogolf/format/money'
import { useI18n } from '@tomogolf/ui/i18n/i18n.tsx'
import { currentTime } from '@tomogolf/api-client/server-clock.ts'
import type { Amount, GameDetail } from '../../../queries/games.ts'

/** What the guest agrees to: the hold, and what a late exit costs. The server keeps the same text. */
export function Agreement({
  game,
  waits,
  hold,
}: {
  game: GameDetail
  waits: boolean
  /** Of all seats together. */
  hold: Amount
}) {
  const { t, language } = useI18n()
  const { placement, placeAt, answerUntil, freeUntil, insideWindow, undoMinutes } = game.joinPreview
  const amount = formatAmount(hold, language)
  const date =
    placement === 'scheduled' && placeAt ? formatDate(Date.parse(placeAt), language) : null
  const until = formatDateTime(Date.parse(freeUntil), language)
  const { waiting } = game.joinPreview
  if (waits && waiting) return <WaitingAgreement amount={amount} terms={waiting} />
  if (answerUntil === null)
    return (
      <>
        {date ? t('game.agree.later', { amount, date }) : t('game.agree.now', { amount })}
        <span className="mt-2 block">
          {insideWindow
            ? undoMinutes === null
              ? t('game.agree.lateNow', { amount })
              : t('game.agree.lateUndo', { amount, count: undoMinutes })
            : t('game.agree.late', { amount, until })}
        </span>
      </>
    )
  const answered = formatDateTime(Date.parse(answerUntil), language)
  const isLate = currentTime() > Date.parse(freeUntil)
  return (
    <>
      {date
        ? t('game.agree.askLater', { amount, date, until: answered })
        : t('game.agree.ask', { amount, until: answered })}
      <span className="mt-2 block">
        {isLate
          ? undoMinutes === null
            ? t('game.agree.lateNow', { amount })
            : t('game.agree.lateAccepted', { amount, count: undoMinutes })
          : answerUntil <= freeUntil || undoMinutes === null
            ? t('game.agree.late', { amount, until })
            : t('game.agree.lateAsk', { amount, until, count: undoMinutes })}
      </span>
    </>
  )
}

/** The same for a guest who joins the waiting list. */
function WaitingAgreement({
  amount,
  terms,
}: {
  amount: string
  terms: NonNullable<GameDetail['joinPreview']['waiting']>
}) {
  const { t, language } = useI18n()
  const until = formatDateTime(Date.parse(terms.freeUntil), language)
  const before = formatDateTime(Date.parse(terms.undoBefore), language)
  const count = terms.undoMinutes
  return (
    <>
      {t('game.agree.wait', { amount })}
      <span className="mt-2 block">
        {terms.isLate
          ? count === null
            ? t('game.agree.lateNow', { amount })
            : t('game.agree.lateWaitNow', { amount, count, before })
          : count === null
            ? t('game.agree.late', { amount, until })
            : t('game.agree.lateWait', { amount, until, count, before })}
      </span>
    </>
  )
}
