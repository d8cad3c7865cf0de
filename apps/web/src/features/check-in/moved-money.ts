import type { GameDetail } from '../../queries/games.ts'
import { asCurrency, fromMajor, subtract, toMajor } from '@tomogolf/domain/money'
import type { CheckedIn } from './use-check-in.ts'

type Participation = GameDetail['viewer']['participation']
export type Amount = { amount: number; currency: string }
/** `settled`: charged and released; otherwise the amounts are planned. `back` is null without a hold. */
export type MovedMoney = { fee: Amount; back: Amount | null; settled: boolean }

const minor = ({ amount, currency }: Amount) => fromMajor(amount, asCurrency(currency))
const rest = (whole: Amount, part: Amount): Amount => ({
  amount: toMajor(subtract(minor(whole), minor(part))),
  currency: whole.currency,
})

/** What a check-in charges and releases: by the response, else by the hold's status, else by the terms. */
export function movedMoney(participation: Participation, result?: CheckedIn): MovedMoney | null {
  if (result?.charged) return { fee: result.charged, back: result.released, settled: true }
  if (!participation) return null
  const {
    terms: { fee, hold: agreed },
    hold,
  } = participation
  if (hold?.status === 'captured')
    return {
      fee: hold.captured,
      back: hold.released.amount > 0 ? hold.released : null,
      settled: true,
    }
  const held = hold?.status === 'authorised' || hold?.status === 'capturing'
  return { fee, back: held ? rest(agreed, fee) : null, settled: false }
}
