import type { Instant } from '@tomogolf/domain/time'
import type { MyGame } from '../../queries/my-games.ts'
import { subtractAmounts } from '../../lib/amounts.ts'
import { refillsOf } from '../../lib/party/party.ts'
import type { Amount } from '../../queries/games.ts'

export type Participation = NonNullable<MyGame['viewer']['participation']>
export type Hold = NonNullable<Participation['hold']>
/** A phrase key with its values, to be translated by the row. */
export type RowText = { key: `mygames.${string}`; amount?: Amount; time?: Instant }
export type MoneyTone = 'held' | 'returned' | 'neutral'
/** The state of a guest's money: the main sentence and the details below it. */
export type MoneySummary = { tone: MoneyTone; title: RowText; lines: readonly RowText[] }

const parseTime = (text: string | null): Instant | undefined =>
  text === null ? undefined : Date.parse(text)

/** Nothing was or will be charged: whether the hold was released. */
function nothingCharged(hold: Hold | null): MoneySummary {
  const title: RowText = { key: 'mygames.money.nothingCharged' }
  if (!hold || hold.authorisedAt === null)
    return { tone: 'returned', title, lines: [{ key: 'mygames.line.neverHeld' }] }
  return hold.released.amount > 0
    ? { tone: 'returned', title, lines: [{ key: 'mygames.line.released', amount: hold.released }] }
    : { tone: 'returned', title, lines: [{ key: 'mygames.line.releasing', amount: hold.amount }] }
}

/**
 * `due` is captured from the hold, or charged to the saved card when the hold has ended without a
 * capture.
 */
function charged(hold: Hold | null, due: Amount, tone: MoneyTone): MoneySummary {
  if (hold?.status === 'captured')
    return {
      tone,
      title: { key: 'mygames.money.charged', amount: hold.captured },
      lines:
        hold.released.amount > 0 ? [{ key: 'mygames.line.released', amount: hold.released }] : [],
    }
  if (hold?.status === 'authorised' || hold?.status === 'capturing') {
    const rest = subtractAmounts(hold.amount, due)
    return {
      tone: 'held',
      title: { key: 'mygames.money.charging', amount: due },
      lines: rest.amount > 0 ? [{ key: 'mygames.line.goesBack', amount: rest }] : [],
    }
  }
  return {
    tone: 'held',
    title: { key: 'mygames.money.due', amount: due },
    lines: [{ key: 'mygames.line.fromCard' }],
  }
}

const refusalReason = (problem: string | null) =>
  problem === 'CARD_EXPIRED' || problem === 'INSUFFICIENT_FUNDS' ? problem : 'CARD_DECLINED'

/** The hold of an upcoming game. */
function upcomingHold(
  { hold, terms, status }: Participation,
  now: Instant,
  open: boolean,
): MoneySummary {
  const freeUntil = Date.parse(terms.freeUntil)
  const freeLeave: RowText[] =
    now <= freeUntil && status === 'confirmed'
      ? [{ key: 'mygames.line.freeUntil', time: freeUntil }]
      : []
  const payFee: RowText = { key: 'mygames.line.payFee', amount: terms.fee }
  const nothingHeld: RowText = { key: 'mygames.money.nothingHeld' }
  const keptUntil: RowText[] = hold?.giveUpAt
    ? [{ key: 'mygames.line.keptUntil', time: Date.parse(hold.giveUpAt) }]
    : []
  switch (hold?.status) {
    case 'authorised':
      return {
        tone: 'held',
        title: { key: 'mygames.money.held', amount: hold.amount },
        lines: open || freeLeave.length === 0 ? [payFee] : freeLeave,
      }
    case 'scheduled':
      return {
        tone: 'neutral',
        title: nothingHeld,
        lines: [
          { key: 'mygames.line.willBeHeld', amount: hold.amount, time: parseTime(hold.placeAt) },
          ...freeLeave,
        ],
      }
    case 'action_required':
      return {
        tone: 'neutral',
        title: nothingHeld,
        lines: [{ key: 'mygames.line.bankAsks' }, ...keptUntil],
      }
    case 'refused':
      return {
        tone: 'neutral',
        title: nothingHeld,
        lines: [{ key: `mygames.refused.${refusalReason(hold.problem)}` }, ...keptUntil],
      }
    case 'placing':
    case 'unknown':
      return {
        tone: 'neutral',
        title: { key: 'mygames.money.placing', amount: hold.amount },
        lines: [{ key: 'mygames.line.bankThinks' }],
      }
    default:
      return { tone: 'neutral', title: nothingHeld, lines: [payFee] }
  }
}

/**
 * What is held, charged or returned, for every state of a participation. `open`: check-in is open.
 */
export function holdSummary(
  participation: Participation,
  now: Instant,
  open: boolean,
): MoneySummary {
  const { status, hold, terms, statementUntil } = participation
  const heldWith = (lines: readonly RowText[]): MoneySummary =>
    hold?.status === 'authorised'
      ? { tone: 'held', title: { key: 'mygames.money.held', amount: hold.amount }, lines }
      : { tone: 'neutral', title: { key: 'mygames.money.nothingCharged' }, lines }
  switch (status) {
    case 'reserved':
    case 'confirmed':
      return upcomingHold(participation, now, open)
    case 'checked_in':
      return charged(hold, terms.fee, 'returned')
    case 'left_late': {
      const summary = charged(hold, terms.hold, 'held')
      const { refunded } = refillsOf(participation)
      return refunded
        ? {
            ...summary,
            lines: [...summary.lines, { key: 'mygames.line.refilled', amount: refunded }],
          }
        : summary
    }
    case 'no_show':
      return charged(hold, terms.hold, 'held')
    case 'missing':
      return heldWith([
        { key: 'mygames.line.sayBy', amount: terms.hold, time: parseTime(statementUntil) },
      ])
    case 'arrived':
    case 'unverified':
    case 'disputed':
      return heldWith([{ key: 'mygames.line.checking' }])
    // funds stay as they are until an operator decides
    case 'force_cancelled':
      return hold?.status === 'captured'
        ? charged(hold, hold.captured, 'held')
        : hold?.status === 'authorised'
          ? heldWith([{ key: 'mygames.line.weDecide' }])
          : nothingCharged(hold)
    default:
      return nothingCharged(hold)
  }
}
