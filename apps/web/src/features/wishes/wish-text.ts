import { PREFECTURE_NAMES, REGIONS } from '@tomogolf/domain/regions'
import { placeOfId } from '@tomogolf/domain/places/places'
import { nearOfArea } from '@tomogolf/domain/wishes/wish-areas'
import { weekdayNames } from '@tomogolf/format/calendar'
import { formatRange } from '@tomogolf/format/dates'
import { prefectureName } from '@tomogolf/format/prefecture-name'
import type { Language, Translate } from '@tomogolf/phrases'
import type { Wish } from '../../queries/wishes.ts'

/** The name of an area: "Kanto", "Chiba", "60 km around Tokyo Station". */
export function areaName(t: Translate, language: Language, area: string): string {
  const region = REGIONS.find((known) => known === area)
  if (region) return t(`common.region.${region}`)
  if (PREFECTURE_NAMES.includes(area)) return prefectureName(area, language)
  const near = nearOfArea(area)
  const place = near && placeOfId(near.placeId)
  return place ? t('wishes.area.near', { place: place.name[language], km: near.km }) : area
}

/** "Chiba, Kanto", or anywhere. */
export const areasText = (t: Translate, language: Language, { areas }: Pick<Wish, 'areas'>) =>
  areas.length === 0
    ? t('wishes.area.any')
    : areas.map((area) => areaName(t, language, area)).join(t('wishes.list.comma'))

/** "Dec 9 – Dec 15", or the days of the week. */
export function datesText(
  t: Translate,
  language: Language,
  { from, to, weekdays }: Pick<Wish, 'from' | 'to' | 'weekdays'>,
): string {
  if (from !== null && to !== null) return formatRange({ from, to }, language)
  const names = weekdayNames(language)
  return weekdays.map((day) => names[day]!.long).join(t('wishes.list.comma'))
}
