import type { Point } from '../geometry.ts'
import { ARCS, GRID, LAND, PREFECTURE_RINGS } from './japan.data.ts'

/** Longitude and latitude. */
export type Ring = readonly Point[]
export interface Japan {
  land: readonly Ring[]
  /** Lines between two prefectures. */
  borders: readonly Ring[]
  prefectures: readonly { code: number; rings: readonly Ring[] }[]
}

const lines = (text: string): string[] => text.trim().split('\n')

function readArc(line: string): Point[] {
  let east = 0
  let north = 0
  return line.split(' ').map((step): Point => {
    const [x = 0, y = 0] = step.split(',').map(Number)
    east += x
    north += y
    return [GRID.west + east * GRID.stepEast, GRID.south + north * GRID.stepNorth]
  })
}

function readJapan(): Japan {
  const arcs = lines(ARCS).map(readArc)
  const uses = arcs.map(() => 0)
  const ring = (numbers: string): Point[] =>
    numbers
      .split(' ')
      .map(Number)
      .flatMap((number) => {
        // a reversed line has the complement of its number; lines share their ends
        const points = arcs[number < 0 ? ~number : number] ?? []
        return (number < 0 ? points.toReversed() : points).slice(1)
      })
  const prefectures = lines(PREFECTURE_RINGS).map((line) => {
    const [code, rings = ''] = line.split('|')
    for (const number of rings.split(/[ ;]/).map(Number)) uses[number < 0 ? ~number : number]! += 1
    return { code: Number(code), rings: rings.split(';').map(ring) }
  })
  return {
    land: lines(LAND).map(ring),
    borders: arcs.filter((_, i) => uses[i] === 2),
    prefectures,
  }
}

let read: Japan | undefined
/** Read once, when the first map is drawn. */
export const japan = (): Japan => (read ??= readJapan())
