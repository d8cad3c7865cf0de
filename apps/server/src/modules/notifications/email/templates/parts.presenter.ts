import { subtract, type Money } from '@tomogolf/domain/money'
import type { MessageGame } from '@tomogolf/messages/params'
import type { BarPart, EmailLink, EmailContent } from '../email-content.types.ts'
import { manyLines } from '../plain-text.presenter.ts'
import type { LocaleFormatter } from '../locale-formatter.presenter.ts'

/** The parameters of nearly every subject. */
export const courseAndDay = (params: MessageGame, format: LocaleFormatter) => ({
  course: format.course(params),
  day: format.day(params.teeTime),
})
export const openGame = (params: MessageGame, format: LocaleFormatter): EmailLink => ({
  label: format.t('email.button.open_game'),
  url: format.link(`/games/${encodeURIComponent(params.gameId)}`),
})
/** A button to the game's page with a label of its own. */
export const onGamePage = (
  label: string,
  params: MessageGame,
  format: LocaleFormatter,
): EmailLink => ({ ...openGame(params, format), label })
/** The guest's page for the way to the course, where a missing name is given too. */
export const arrivalCard = (
  label: string,
  params: MessageGame,
  format: LocaleFormatter,
): EmailLink => ({
  label,
  url: format.link(`/games/${encodeURIComponent(params.gameId)}/arrival`),
})
export const findGame = (format: LocaleFormatter): EmailLink => ({
  label: format.t('email.button.find_game'),
  url: format.link('/games'),
})
export const updateCard = (format: LocaleFormatter): EmailLink => ({
  label: format.t('email.button.update_card'),
  url: format.link('/payment-methods'),
})
export const contact = (format: LocaleFormatter): EmailLink => ({
  label: format.t('email.button.contact'),
  url: format.link('/contact'),
})
export const readFaq = (format: LocaleFormatter): EmailLink => ({
  label: format.t('email.button.faq'),
  url: format.link('/faq'),
})
/** The page with strikes, suspensions and appeals. */
export const standing = (format: LocaleFormatter): EmailLink => ({
  label: format.t('email.button.standing'),
  url: format.link('/account-settings?tab=status'),
})
export const transactions = (format: LocaleFormatter): EmailLink => ({
  label: format.t('email.button.transactions'),
  url: format.link('/profile?tab=transactions'),
})
export const payouts = (format: LocaleFormatter): EmailLink => ({
  label: format.t('email.button.payouts'),
  url: format.link('/payouts'),
})
export const placesLeft = (count: number, format: LocaleFormatter): string =>
  count <= 0 ? format.t('email.places_none') : format.t('email.places', { count })

/** Text that a person wrote; null when it is empty. */
export const quoteOf = (
  by: 'host' | 'operator' | 'person',
  text: string | null,
  format: LocaleFormatter,
): EmailContent['quote'] => {
  const quoted = manyLines(text ?? '')
  return quoted ? { by: format.t(`email.words.${by}`), text: quoted } : null
}

/** A hold as a bar: the part that is or will be charged, and the part that is released. */
export function holdBar(
  hold: Money,
  charged: Money,
  format: LocaleFormatter,
  when: 'charged' | 'fee',
): BarPart[] {
  const released = subtract(hold, charged)
  const share = hold.minor > 0 ? charged.minor / hold.minor : 1
  const parts: BarPart[] = [
    {
      share,
      tone: 'charged',
      text: format.t(`email.bar.${when}`, { amount: format.money(charged) }),
    },
  ]
  if (released.minor > 0)
    parts.push({
      share: 1 - share,
      tone: 'back',
      text: format.t('email.bar.back', { amount: format.money(released) }),
    })
  return parts
}
