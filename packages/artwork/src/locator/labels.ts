import { areaOf, distanceToLine, isInside, type Point } from '../geometry.ts'
import { textWidth } from '../text-fitting.ts'
import { clipPolygon } from './clip.ts'
import { boxAround, isWithin, overlaps, type Box } from './view.ts'

export interface Label {
  text: string
  at: Point
  anchor: 'start' | 'middle' | 'end'
}

/** Pixels between a mark and its label. */
const GAP = 13
const EDGE = 6
/** Share of the picture that a prefecture must cover to be named. */
const LEAST_SHARE = 0.05

/** Places labels one after the other; one that would cover anything is dropped. */
export class Labels {
  readonly #taken: Box[] = []
  readonly #frame: Box

  constructor(width: number, height: number) {
    this.#frame = { left: EDGE, top: EDGE, right: width - EDGE, bottom: height - EDGE }
  }

  /** Keeps labels away from here. */
  reserve(box: Box): void {
    this.#taken.push(box)
  }
  isFree(box: Box): boolean {
    return isWithin(box, this.#frame) && !this.#taken.some((taken) => overlaps(taken, box))
  }

  /** Beside a mark: right, left, above or below. */
  beside([x, y]: Point, text: string, size: number): Label | undefined {
    // the fonts of a device may be wider, and bold
    const width = textWidth(text, size) * 1.12
    const choices: Label[] = [
      { text, at: [x + GAP, y + size * 0.35], anchor: 'start' },
      { text, at: [x - GAP, y + size * 0.35], anchor: 'end' },
      { text, at: [x, y - GAP - 2], anchor: 'middle' },
      { text, at: [x, y + GAP + size * 0.9], anchor: 'middle' },
    ]
    return this.#first(choices, width, size)
  }

  /** On the first of the points where it fits. */
  on(points: readonly Point[], text: string, size: number): Label | undefined {
    return this.#first(
      points.map(([x, y]) => ({ text, at: [x, y + size * 0.35], anchor: 'middle' })),
      textWidth(text, size) * 1.12 + 8,
      size,
    )
  }

  /** In the widest part of an area. */
  inside(rings: readonly (readonly Point[])[], text: string, size: number): Label | undefined {
    const { left, top, right, bottom } = this.#frame
    const visible = rings
      .map((ring) => clipPolygon(ring, this.#frame))
      .toSorted((a, b) => areaOf(b) - areaOf(a))[0]
    if (!visible || areaOf(visible) < LEAST_SHARE * (right - left) * (bottom - top))
      return undefined
    const edge = [...visible, ...visible.slice(0, 1)]
    const steps = 14
    const points = Array.from({ length: steps * steps }, (_, i): Point => [
      left + ((right - left) * ((i % steps) + 0.5)) / steps,
      top + ((bottom - top) * (Math.floor(i / steps) + 0.5)) / steps,
    ])
    const choices = points
      .filter((point) => isInside(point, visible))
      .map((at) => ({ at, room: distanceToLine(at, edge) }))
      .toSorted((a, b) => b.room - a.room)
      .map(({ at }): Label => ({ text, at, anchor: 'middle' }))
    // letters are spaced
    return this.#first(choices, textWidth(text, size) + text.length * size * 0.1, size)
  }

  #first(choices: readonly Label[], width: number, size: number): Label | undefined {
    for (const label of choices) {
      const [x, y] = label.at
      const shift = label.anchor === 'start' ? width / 2 : label.anchor === 'end' ? -width / 2 : 0
      const box = boxAround([x + shift, y - size * 0.35], width, size * 1.3)
      if (!this.isFree(box)) continue
      this.reserve(box)
      return label
    }
    return undefined
  }
}
