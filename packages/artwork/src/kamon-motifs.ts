import { short } from './svg-path.ts'

/** Colours of a crest: the figure, and the background, also used for veins and ribs. */
export interface Ink {
  figure: string
  ground: string
}

export interface Motif {
  name: string
  /** Possible numbers of repetitions around the centre. */
  folds: readonly [number, ...number[]]
  /**
   * One figure that points up from the centre (0, 0), between radius 4 and 32, as wide as `folds`
   * repetitions allow.
   */
  draw(folds: number, ink: Ink): string
}

/** Maximum half-width of a figure at a radius, with a small gap to its neighbours. */
const room = (radius: number, folds: number, most = 13): string =>
  short(Math.min(radius * Math.tan(Math.PI / folds) * 0.9, most))
const path = (pathData: string): string => `<path d="${pathData}"/>`
const cut = (pathData: string, { ground }: Ink, width = 1.6): string =>
  `<path d="${pathData}" fill="none" stroke="${ground}" stroke-width="${width}" stroke-linecap="round"/>`
const stroke = (pathData: string, { figure }: Ink, width: number): string =>
  `<path d="${pathData}" fill="none" stroke="${figure}" stroke-width="${width}" stroke-linecap="round"/>`

/** Figures of Japanese family crests, simplified to be recognisable at 28 pixels. */
export const MOTIFS: readonly [Motif, ...Motif[]] = [
  {
    name: 'sakura',
    folds: [5],
    draw: (folds, ink) =>
      path(
        `M0-5C${room(24, folds, 16)}-11 ${room(26, folds, 16)}-25 5.5-32.5L0-27.5L-5.5-32.5` +
          `C-${room(26, folds, 16)}-25-${room(24, folds, 16)}-11 0-5Z`,
      ) + cut('M0-11V-19', ink),
  },
  {
    name: 'ume',
    folds: [5, 6],
    draw: (folds, ink) =>
      `<circle cy="-20" r="${room(19, folds, 11.4)}"/>` + cut('M0-7.5V-14', ink),
  },
  {
    name: 'kikyo',
    folds: [5, 6],
    draw: (folds, ink) =>
      path(
        `M0-4.5L${room(19.5, folds)}-18Q${room(17, folds)}-25 0-33Q-${room(17, folds)}-25-${room(19.5, folds)}-18Z`,
      ) + cut('M0-12V-24', ink),
  },
  {
    name: 'kiku',
    folds: [8, 10, 12],
    draw: (folds) => {
      const half = 24 * Math.tan(Math.PI / folds) * 0.9
      const y = short(half - 32.6)
      return path(
        `M0-8L${short(half)} ${y}A${short(half)} ${short(half)} 0 0 0 ${short(-half)} ${y}Z`,
      )
    },
  },
  {
    name: 'leaf',
    folds: [3, 4, 5],
    draw: (folds, ink) =>
      path(
        `M0-5C${room(24, folds, 15)}-11 ${room(24, folds, 14)}-24 0-33` +
          `C-${room(24, folds, 14)}-24-${room(24, folds, 15)}-11 0-5Z`,
      ) + cut('M0-10V-26M0-15L5-19M0-15L-5-19M0-21L4-25M0-21L-4-25', ink, 1.4),
  },
  {
    name: 'hishi',
    folds: [4, 6, 8],
    draw: (folds, ink) =>
      path(`M0-4L${room(18, folds, 10)}-18.5L0-33L-${room(18, folds, 10)}-18.5Z`) +
      (folds === 4 ? `<path d="M0-13L4-18.5L0-24L-4-18.5Z" fill="${ink.ground}"/>` : ''),
  },
  {
    name: 'hoshi',
    folds: [3, 6, 8, 9],
    draw: (folds) => `<circle cy="-21" r="${room(20, folds, 10.4)}"/>`,
  },
  {
    name: 'tomoe',
    folds: [2, 3],
    draw: (folds) =>
      path(
        folds === 3
          ? 'M0-31C15-31 28-20 29.5-4C24-14 17-16 9.6-13A10.4 10.4 0 1 1 0-31Z'
          : 'M0-32C18-32 32-18 32-1C32 10 28 18 22 23C25 8 21-5 9-8A12.4 12.4 0 1 1 0-32Z',
      ),
  },
  {
    name: 'kazaguruma',
    folds: [4, 5, 6, 8],
    draw: (folds) => path(`M-1.5-5V-32Q${room(28, folds, 15)}-31 ${room(22, folds, 15)}-19Z`),
  },
  {
    name: 'ogi',
    folds: [3, 5],
    draw: (folds, ink) => {
      const half = (Math.PI / folds) * 0.8
      const at = (radius: number, turn: number) =>
        `${short(radius * Math.sin(turn))} ${short(-radius * Math.cos(turn))}`
      const ribs = [-0.5, 0, 0.5]
        .map((share) => `M${at(14, half * share)}L${at(32, half * share)}`)
        .join('')
      return (
        path(
          `M${at(10, -half)}L${at(32, -half)}A32 32 0 0 1 ${at(32, half)}` +
            `L${at(10, half)}A10 10 0 0 0 ${at(10, -half)}Z`,
        ) + cut(ribs, ink)
      )
    },
  },
  {
    name: 'seigaiha',
    folds: [4, 5],
    draw: (folds, ink) => {
      const wide = Math.min(40 / folds + 2, 13)
      const arc = (scale: number) =>
        `M${short(-wide * scale)}-15A${short(wide * scale)} ${short(15 * scale)} 0 0 1 ${short(wide * scale)}-15`
      return stroke(arc(1) + arc(0.45), ink, 3.4)
    },
  },
  {
    name: 'sasa',
    folds: [3, 4, 5],
    draw: (folds) => {
      const lean = Math.min(34, 100 / folds)
      const blade = 'M0-5C5-13 4.6-24 0-33C-4.6-24-5-13 0-5Z'
      return (
        path(blade) +
        [-lean, lean]
          .map(
            (turn) =>
              `<path d="M0-7C3.8-13 3.6-21 0-28C-3.6-21-3.8-13 0-7Z" transform="rotate(${short(turn)})"/>`,
          )
          .join('')
      )
    },
  },
  {
    name: 'yabane',
    folds: [4, 6],
    draw: (folds, ink) =>
      path(`M0-14L${room(20, folds, 8)}-21V-33L0-27L-${room(20, folds, 8)}-33V-21Z`) +
      stroke('M0-5V-26', ink, 2.6) +
      cut('M0-17V-26', ink, 1.2),
  },
  {
    name: 'matsuba',
    folds: [4, 5, 6],
    draw: (folds, ink) =>
      stroke(`M0-6L${room(25, folds, 10)}-30M0-6L-${room(25, folds, 10)}-30M0-6V-32`, ink, 3) +
      `<circle cy="-7" r="3.4"/>`,
  },
]
