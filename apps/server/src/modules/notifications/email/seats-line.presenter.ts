import type { MessageSeats } from '@tomogolf/messages/params'
import type { Translate } from '@tomogolf/phrases'

/**
 * Which seats of a party a message is about, as its first sentences; undefined: it needs none. `only`: of
 * these messages.
 */
export function seatsLine(
  params: object,
  t: Translate,
  only?: MessageSeats['about'],
): string | undefined {
  const { seats } = params as { readonly seats?: MessageSeats }
  if (!seats || (only !== undefined && seats.about !== only)) return undefined
  const [first = '', second] = seats.companions
  const names = second === undefined ? first : t('game.party.names', { first, second })
  return t(`email.seats.${seats.to}.${seats.about}`, {
    names,
    guest: seats.guest,
    count: seats.companions.length + 1,
  })
}
