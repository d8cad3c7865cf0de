import type { z } from 'zod'
import type { GameMoney, Transaction } from '@tomogolf/contract/transactions.schemas'

type Entry = Pick<
  z.input<typeof Transaction>,
  'type' | 'status' | 'amount' | 'reason' | 'net' | 'refunded'
>
/** `seat`: whose hold it is about; null without one. */
type SeatEntry = Entry & { readonly seat: string | null }
type Money = Pick<z.input<typeof GameMoney>, 'state' | 'amount'>

const isDone = ({ status }: Entry) => status === 'successful' || status === 'refunded'
const isOwed = ({ reason }: Entry) => reason === 'owed_to_host'
const HOLD_ROWS: readonly Entry['type'][] = ['payment_authorized', 'hold_released']
/** Rows with an amount that took no money from the card, or gave it back. */
const NOT_CHARGED: readonly Entry['type'][] = [
  ...HOLD_ROWS,
  'payment_refunded',
  'payment_disputed',
  'payment_method_verified',
]

function sum(entries: readonly Entry[], part: (entry: Entry) => Entry['amount']): Entry['amount'] {
  const amounts = entries.flatMap((entry) => part(entry) ?? [])
  const [first] = amounts
  if (!first) return null
  // major units of two decimals: rounded, for 0.1 + 0.2
  const total = amounts.reduce((all, { amount }) => all + amount, 0)
  return { amount: Math.round(total * 100) / 100, currency: first.currency }
}

/**
 * What a game means for the user's card, as one amount and one word, from its entries, newest
 * first. Charges count without what was refunded; the hold of a seat counts until it is charged or
 * released.
 */
export function gameMoney(entries: readonly SeatEntry[]): Money {
  const moved = entries.filter((entry) => entry.amount && isDone(entry))
  const charges = moved.filter((entry) => !isOwed(entry) && !NOT_CHARGED.includes(entry.type))
  const paid = sum(charges, ({ net, amount }) => net ?? amount)
  if (paid && paid.amount > 0) return { state: 'charged', amount: paid }
  if (paid) return { state: 'refunded', amount: sum(charges, ({ refunded }) => refunded) }
  const owed = entries.filter((entry) => entry.amount && isOwed(entry) && entry.status !== 'failed')
  if (owed.length) return { state: 'owed', amount: sum(owed, ({ net, amount }) => net ?? amount) }
  const rows = entries.filter(({ type, status }) => HOLD_ROWS.includes(type) && status !== 'failed')
  const newest = rows.filter((row, i) => rows.findIndex(({ seat }) => seat === row.seat) === i)
  const standing = newest.filter(({ type }) => type === 'payment_authorized')
  const held = standing.filter(({ status }) => status !== 'pending')
  const hold = sum(held.length ? held : standing, ({ amount }) => amount)
  if (hold) return { state: held.length ? 'held' : 'planned', amount: hold }
  const released = newest.find(({ type }) => type === 'hold_released')?.amount
  return released
    ? { state: 'released', amount: { ...released, amount: 0 } }
    : { state: 'none', amount: null }
}
