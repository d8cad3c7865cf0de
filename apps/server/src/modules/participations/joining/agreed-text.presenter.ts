import { multiply, type Money } from '@tomogolf/domain/money'
import type { Instant } from '@tomogolf/domain/time'
import type { WaitingTerms } from '@tomogolf/domain/waiting/waiting-list'
import { formatDate, formatDateTime } from '@tomogolf/format/dates'
import { formatMoney } from '@tomogolf/format/money'
import type { Language } from '@tomogolf/phrases'
import type { Phrase } from '../../../platform/phrases.ts'

export type AgreedTerms = {
  hold: Money
  /** When the hold is placed; null: at once. */
  placeAt: Instant | null
  freeUntil: Instant
  isInsideWindow: boolean
  /** The host who passes the full name to the course; null: the guest gave none. */
  host: string | null
  /** How long joining can be undone, when leaving is not free otherwise. */
  undoMinutes: number | null
  /** How many seats the guest covers, with a hold each. */
  companions: number
}

export type AskedTerms = Omit<AgreedTerms, 'companions' | 'isInsideWindow'> & {
  readonly now: Instant
  readonly answerUntil: Instant
}

/** The same for a guest who asks to join: the hold waits for the host. */
export function askedText(
  phrase: Phrase,
  language: Language,
  { hold, placeAt, now, answerUntil, freeUntil, host, undoMinutes }: AskedTerms,
): string {
  const amount = formatMoney(hold, language)
  const until = formatDateTime(answerUntil, language)
  const agreement =
    placeAt === null
      ? phrase(language, 'game.agree.ask', { amount, until })
      : phrase(language, 'game.agree.askLater', {
          amount,
          until,
          date: formatDate(placeAt, language),
        })
  const free = formatDateTime(freeUntil, language)
  const late =
    now > freeUntil
      ? undoMinutes === null
        ? phrase(language, 'game.agree.lateNow', { amount })
        : phrase(language, 'game.agree.lateAccepted', { amount, count: undoMinutes })
      : answerUntil <= freeUntil || undoMinutes === null
        ? phrase(language, 'game.agree.late', { amount, until: free })
        : phrase(language, 'game.agree.lateAsk', { amount, until: free, count: undoMinutes })
  const name = host === null ? [] : [phrase(language, 'game.agree.name', { host })]
  return [agreement, late, ...name].join('\n')
}

/** The same for a guest who joins a waiting list. */
export function waitingText(
  phrase: Phrase,
  language: Language,
  shown: WaitingTerms & Pick<AgreedTerms, 'companions' | 'hold' | 'host'>,
): string {
  const amount = formatMoney(multiply(shown.hold, 1 + shown.companions), language)
  const until = formatDateTime(shown.freeUntil, language)
  const before = formatDateTime(shown.undoBefore, language)
  const count = shown.undoMinutes
  const late = shown.isLate
    ? count === null
      ? phrase(language, 'game.agree.lateNow', { amount })
      : phrase(language, 'game.agree.lateWaitNow', { amount, count, before })
    : count === null
      ? phrase(language, 'game.agree.late', { amount, until })
      : phrase(language, 'game.agree.lateWait', { amount, until, count, before })
  const name =
    shown.host === null ? [] : [phrase(language, 'game.agree.name', { host: shown.host })]
  return [
    phrase(language, 'game.agree.wait', { amount }),
    late,
    ...name,
    ...partyText(phrase, language, shown),
  ].join('\n')
}

/**
 * The sentences that a guest confirms in the join dialog, with their amounts and times, as the
 * page shows them: proof of the agreement if the charge is disputed. Companions are counted, not
 * named: the text outlives their names.
 */
export function agreedText(
  phrase: Phrase,
  language: Language,
  { hold, placeAt, freeUntil, isInsideWindow, host, undoMinutes, companions }: AgreedTerms,
): string {
  const amount = formatMoney(multiply(hold, 1 + companions), language)
  const agreement =
    placeAt === null
      ? phrase(language, 'game.agree.now', { amount })
      : phrase(language, 'game.agree.later', { amount, date: formatDate(placeAt, language) })
  const late = isInsideWindow
    ? undoMinutes === null
      ? phrase(language, 'game.agree.lateNow', { amount })
      : phrase(language, 'game.agree.lateUndo', { amount, count: undoMinutes })
    : phrase(language, 'game.agree.late', { amount, until: formatDateTime(freeUntil, language) })
  const name = host === null ? [] : [phrase(language, 'game.agree.name', { host })]
  return [agreement, late, ...name, ...partyText(phrase, language, { hold, companions })].join('\n')
}

const partyText = (
  phrase: Phrase,
  language: Language,
  { hold, companions }: Pick<AgreedTerms, 'companions' | 'hold'>,
): string[] =>
  companions === 0
    ? []
    : [
        phrase(language, 'game.agree.partyRecord', {
          count: companions + 1,
          each: formatMoney(hold, language),
        }),
        phrase(language, 'game.agree.companionsRecord', { count: companions }),
      ]
