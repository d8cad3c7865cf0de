import type { Point } from '../geometry.ts'
import type { Terrain } from '../palette.ts'
import type { Bunker } from './bunkers.ts'
import type { Flag } from './flag.ts'
import type { Grass } from './grass.ts'
import type { Green } from './green.ts'
import type { Water } from './hazards.ts'
import type { PlayLine } from './play-line.ts'
import type { Par } from './routing.ts'
import type { Tee } from './tees.ts'
import type { Trees } from './trees.ts'

/** The positions of all parts of a hole, in viewBox units. */
export interface HolePlan {
  terrain: Terrain
  par: Par
  /** One drawing unit in viewBox units: 1 for a long hole at 640 x 400. */
  unit: number
  /** Half-width of the fairway. */
  base: number
  /** From the back tee to the centre of the green. */
  line: Point[]
  relief: Point[][][]
  water: Water
  grass: Grass
  bunkers: Bunker[]
  green: Green
  /** The unused green of a course with two greens. */
  spare?: Green
  tees: Tee[]
  trees: Trees
  play: PlayLine
  flag: Flag
}
