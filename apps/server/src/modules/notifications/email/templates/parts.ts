import { subtract, type Money } from '@tomogolf/domain/money'
import type { MessageGame } from '@tomogolf/messages/params'
import type { BarPart, Letter } from '../email-content.ts'
import { manyLines } from '../plain-text.ts'
import type { Writer } from '../locale-formatter.ts'

/** The two facts that nearly every subject names. */
export const about = (p: MessageGame, w: Writer) => ({ course: w.course(p), day: w.day(p.teeTime) })
export const openGame = (p: MessageGame, w: Writer): NonNullable<Letter['button']> => ({
  label: w.t('email.button.open_game'),
  url: w.link(`/games/${encodeURIComponent(p.gameId)}`),
})
/** The same place under another name for what is to be done there. */
export const onGamePage = (
  label: string,
  p: MessageGame,
  w: Writer,
): NonNullable<Letter['button']> => ({ ...openGame(p, w), label })
export const findGame = (w: Writer): NonNullable<Letter['button']> => ({
  label: w.t('email.button.find_game'),
  url: w.link('/games'),
})
export const updateCard = (w: Writer): NonNullable<Letter['button']> => ({
  label: w.t('email.button.update_card'),
  url: w.link('/payment-methods'),
})
export const contact = (w: Writer): NonNullable<Letter['button']> => ({
  label: w.t('email.button.contact'),
  url: w.link('/contact'),
})
/** Where strikes, suspensions and appeals are read. */
export const standing = (w: Writer): NonNullable<Letter['button']> => ({
  label: w.t('email.button.standing'),
  url: w.link('/account-settings?tab=status'),
})
export const transactions = (w: Writer): NonNullable<Letter['button']> => ({
  label: w.t('email.button.transactions'),
  url: w.link('/profile?tab=transactions'),
})
export const placesLeft = (count: number, w: Writer): string =>
  count <= 0 ? w.t('email.places_none') : w.t('email.places', { count })

/** Somebody's own words, if there are any. */
export const words = (
  by: 'host' | 'operator' | 'person',
  text: string | null,
  w: Writer,
): Letter['words'] => {
  const said = manyLines(text ?? '')
  return said ? { by: w.t(`email.words.${by}`), text: said } : null
}

/** A hold as a bar: what is or will be charged, and what goes back. */
export function holdBar(whole: Money, taken: Money, w: Writer, when: 'charged' | 'fee'): BarPart[] {
  const back = subtract(whole, taken)
  const share = whole.minor > 0 ? taken.minor / whole.minor : 1
  const parts: BarPart[] = [
    { share, tone: 'charged', text: w.t(`email.bar.${when}`, { amount: w.money(taken) }) },
  ]
  if (back.minor > 0)
    parts.push({
      share: 1 - share,
      tone: 'back',
      text: w.t('email.bar.back', { amount: w.money(back) }),
    })
  return parts
}
