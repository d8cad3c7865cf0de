import type { Instant } from '@tomogolf/domain/time'
import type { MyGame } from '../../queries/my-games.ts'
import { asCurrency, fromMajor, subtract, toMajor } from '@tomogolf/domain/money'

export type Participation = NonNullable<MyGame['viewer']['participation']>
export type Hold = NonNullable<Participation['hold']>
export type Amount = { amount: number; currency: string }
/** A phrase with its values, not yet in anybody's language. */
export type Said = { key: `mygames.${string}`; amount?: Amount; time?: Instant }
export type MoneyTone = 'held' | 'back' | 'neutral'
/** The state of a guest's money: an amount in words, and what comes next. */
export type MoneyWords = { tone: MoneyTone; title: Said; lines: readonly Said[] }

const at = (text: string | null): Instant | undefined =>
  text === null ? undefined : Date.parse(text)
const less = (whole: Amount, part: Amount): Amount => {
  const currency = asCurrency(whole.currency)
  return {
    amount: toMajor(subtract(fromMajor(whole.amount, currency), fromMajor(part.amount, currency))),
    currency,
  }
}

/** Nothing was or will be charged: what became of the hold. */
function nothingCharged(hold: Hold | null): MoneyWords {
  const title: Said = { key: 'mygames.money.nothingCharged' }
  if (!hold || hold.authorisedAt === null)
    return { tone: 'back', title, lines: [{ key: 'mygames.line.neverHeld' }] }
  return hold.released.amount > 0
    ? { tone: 'back', title, lines: [{ key: 'mygames.line.released', amount: hold.released }] }
    : { tone: 'back', title, lines: [{ key: 'mygames.line.releasing', amount: hold.amount }] }
}

/** `due` is charged: out of the hold, or, when that has ended without a charge, from the saved card. */
function charged(hold: Hold | null, due: Amount, tone: MoneyTone): MoneyWords {
  if (hold?.status === 'captured')
    return {
      tone,
      title: { key: 'mygames.money.charged', amount: hold.captured },
      lines:
        hold.released.amount > 0 ? [{ key: 'mygames.line.released', amount: hold.released }] : [],
    }
  if (hold?.status === 'authorised' || hold?.status === 'capturing') {
    const rest = less(hold.amount, due)
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

/** The hold of a place that is still ahead. */
function ahead({ hold, terms, status }: Participation, now: Instant, open: boolean): MoneyWords {
  const freeUntil = Date.parse(terms.freeUntil)
  const cancel: Said[] =
    now <= freeUntil && status === 'confirmed'
      ? [{ key: 'mygames.line.freeUntil', time: freeUntil }]
      : []
  const payFee: Said = { key: 'mygames.line.payFee', amount: terms.fee }
  const nothing: Said = { key: 'mygames.money.nothingHeld' }
  const kept: Said[] = hold?.giveUpAt
    ? [{ key: 'mygames.line.keptUntil', time: Date.parse(hold.giveUpAt) }]
    : []
  switch (hold?.status) {
    case 'authorised':
      return {
        tone: 'held',
        title: { key: 'mygames.money.held', amount: hold.amount },
        lines: open || cancel.length === 0 ? [payFee] : cancel,
      }
    case 'scheduled':
      return {
        tone: 'neutral',
        title: nothing,
        lines: [
          { key: 'mygames.line.willBeHeld', amount: hold.amount, time: at(hold.placeAt) },
          ...cancel,
        ],
      }
    case 'action_required':
      return { tone: 'neutral', title: nothing, lines: [{ key: 'mygames.line.bankAsks' }, ...kept] }
    case 'refused':
      return {
        tone: 'neutral',
        title: nothing,
        lines: [
          {
            key: `mygames.refused.${hold.problem === 'CARD_EXPIRED' || hold.problem === 'INSUFFICIENT_FUNDS' ? hold.problem : 'CARD_DECLINED'}`,
          },
          ...kept,
        ],
      }
    case 'placing':
    case 'unknown':
      return {
        tone: 'neutral',
        title: { key: 'mygames.money.placing', amount: hold.amount },
        lines: [{ key: 'mygames.line.bankThinks' }],
      }
    default:
      return { tone: 'neutral', title: nothing, lines: [payFee] }
  }
}

/** What a guest's card has seen, sees now and will see, for every state of a participation. `open`: check-in is open. */
export function holdWords(p: Participation, now: Instant, open: boolean): MoneyWords {
  const held = (lines: readonly Said[]): MoneyWords =>
    p.hold?.status === 'authorised'
      ? { tone: 'held', title: { key: 'mygames.money.held', amount: p.hold.amount }, lines }
      : { tone: 'neutral', title: { key: 'mygames.money.nothingCharged' }, lines }
  switch (p.status) {
    case 'reserved':
    case 'confirmed':
      return ahead(p, now, open)
    case 'checked_in':
      return charged(p.hold, p.terms.fee, 'back')
    case 'left_late':
    case 'no_show':
      return charged(p.hold, p.terms.hold, 'held')
    case 'missing':
      return held([{ key: 'mygames.line.sayBy', amount: p.terms.hold, time: at(p.statementUntil) }])
    case 'disputed':
      return held([{ key: 'mygames.line.checking' }])
    // funds stay as they are until an operator decides
    case 'force_cancelled':
      return p.hold?.status === 'captured'
        ? charged(p.hold, p.hold.captured, 'held')
        : p.hold?.status === 'authorised'
          ? held([{ key: 'mygames.line.weDecide' }])
          : nothingCharged(p.hold)
    default:
      return nothingCharged(p.hold)
  }
}
