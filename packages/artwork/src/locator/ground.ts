import { PREFECTURES } from '../prefectures.data.ts'
import { numbersPath } from '../svg-path.ts'
import { clipLine, clipPolygon, thin } from './clip.ts'
import type { Label, Labels } from './labels.ts'
import { japan } from './outline.ts'
import type { Box, View } from './view.ts'

export const COLOURS = {
  water: '#0a2029',
  echo: '#1c4a58',
  land: '#163528',
  coast: '#3f7a63',
  border: '#8fb39b',
  prefecture: '#8fb39b',
  text: '#f1f4ec',
  textMuted: '#bccabf',
  halo: '#10291f',
  station: '#e9d3a0',
  airport: '#7cc4d8',
  area: '#bccabf',
  pin: '#c8e58f',
  chip: '#f1f4ec',
  ink: '#07110d',
} as const
/** Land is drawn this far beyond the picture, so that its cut edges are not seen. */
const MARGIN = 40
export const PREFECTURE_LABEL = 11

/** Path data of the land and of the borders of prefectures, in a picture of this size. */
export function groundPaths(
  { project }: View,
  width: number,
  height: number,
): { coast: string; borders: string } {
  const box: Box = {
    left: -MARGIN,
    top: -MARGIN,
    right: width + MARGIN,
    bottom: height + MARGIN,
  }
  const { land, borders } = japan()
  return {
    coast: land
      .map((points) => thin(clipPolygon(points.map(project), box), 0.8))
      .filter((points) => points.length > 2)
      .map((points) => `${numbersPath(points)}z`)
      .join(''),
    borders: borders
      .flatMap((points) => clipLine(points.map(project), box))
      .map((points) => numbersPath(thin(points, 1.2)))
      .join(''),
  }
}

/** Names of the prefectures that cover enough of the picture. */
export function prefectureLabels(
  labels: Labels,
  view: View,
  lang: 'en' | 'ja' | 'ko' | 'zh',
): Label[] {
  return japan().prefectures.flatMap(({ code, rings }) => {
    const prefecture = PREFECTURES.find((known) => known.code === code)
    const name = prefecture?.[lang] ?? ''
    const label = labels.inside(
      rings.map((points) => points.map(view.project)),
      lang === 'en' ? name.toUpperCase() : name,
      PREFECTURE_LABEL,
    )
    return label ? [label] : []
  })
}
