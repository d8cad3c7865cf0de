import type { z } from 'zod'
import type { GameMoney, Transaction } from '@tomogolf/contract/transactions.schemas'

type Entry = Pick<
  z.input<typeof Transaction>,
  'type' | 'status' | 'amount' | 'reason' | 'net' | 'refunded'
>
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
 * first. Charges count without what was refunded; a hold counts until it is charged or released.
 */
export function gameMoney(entries: readonly Entry[]): Money {
  const moved = entries.filter((entry) => entry.amount && isDone(entry))
  const charges = moved.filter((entry) => !isOwed(entry) && !NOT_CHARGED.includes(entry.type))
  const paid = sum(charges, ({ net, amount }) => net ?? amount)
  if (paid && paid.amount > 0) return { state: 'charged', amount: paid }
  if (paid) return { state: 'refunded', amount: sum(charges, ({ refunded }) => refunded) }
  const owed = entries.filter((entry) => entry.amount && isOwed(entry) && entry.status !== 'failed')
  if (owed.length) return { state: 'owed', amount: sum(owed, ({ net, amount }) => net ?? amount) }
  const hold = entries.find(({ type, status }) => HOLD_ROWS.includes(type) && status !== 'failed')
  if (!hold?.amount) return { state: 'none', amount: null }
  if (hold.type === 'hold_released')
    return { state: 'released', amount: { ...hold.amount, amount: 0 } }
  return { state: hold.status === 'pending' ? 'planned' : 'held', amount: hold.amount }
}
