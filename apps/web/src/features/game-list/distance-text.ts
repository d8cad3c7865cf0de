import { formatNumber } from '@tomogolf/format/numbers'
import type { Language } from '@tomogolf/phrases/languages'
import type { Translate } from '@tomogolf/phrases/translator'
import type { ListedGame } from '../../queries/games.ts'

/** "48 km from Tokyo Station"; undefined without a distance. `from`: null for the device. */
export function distanceText(
  t: Translate,
  language: Language,
  { distanceKm }: ListedGame,
  from: string | null,
): string | undefined {
  if (typeof distanceKm !== 'number') return undefined
  const km = formatNumber(distanceKm, language)
  return from === null ? t('games.distance.me', { km }) : t('games.distance', { km, place: from })
}
