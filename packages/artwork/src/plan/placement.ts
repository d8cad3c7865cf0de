import type { Point } from '../geometry.ts'
import type { SeededRandom } from '../seeded-random.ts'
import type { Frame } from '../topography.ts'
import type { Green } from './green.ts'
import type { HolePlan } from './hole-plan.ts'

/**
 * How the hole is laid into the picture: as routed (green on the right), mirrored, turned over, or
 * both.
 */
export interface Placement {
  mirrored: boolean
  turned: boolean
}

/**
 * The corner of a game card that its date leaf covers, top left, as shares of the picture: at most
 * 200 of 640 wide and, cropped to 376 of 400, down to 124 of 400. The state badge, top right, needs
 * no rule: no flag reaches it.
 */
const LEAF = { right: 0.32, bottom: 0.31 } as const

interface PlacementOptions extends Frame {
  /** Centre of the green as routed. */
  green: Point
  /** From the green's centre to the top of the flag, viewBox units. */
  flagHeight: number
}

/** The seed chooses the side; a flag that would then stand under the leaf turns the hole over. */
export function placeHole(
  random: SeededRandom,
  { width, height, green, flagHeight }: PlacementOptions,
): Placement {
  const mirrored = random.chance(0.5)
  const like = random.chance(0.3)
  const x = (mirrored ? width - green[0] : green[0]) / width
  const lid = x < LEAF.right + 0.1 ? LEAF.bottom : 0
  const clear = (y: number) => (y - flagHeight) / height - lid
  const upright = clear(green[1])
  const over = clear(height - green[1])
  const turned = upright < 0 ? over > upright : like && over >= 0
  return { mirrored, turned }
}

/** Lays everything that was planned from left to right into its final place. */
export function layOut(
  plan: HolePlan,
  { mirrored, turned }: Placement,
  { width, height }: Frame,
): HolePlan {
  const lay = ([x, y]: Point): Point => [mirrored ? width - x : x, turned ? height - y : y]
  const outline = (points: readonly Point[]): Point[] => points.map(lay)
  const outlines = (list: readonly (readonly Point[])[]): Point[][] => list.map(outline)
  const green = (g: Green): Green => ({ ...g, centre: lay(g.centre), outline: outline(g.outline) })
  const { water, grass, trees, play, flag } = plan
  const { sea, stream } = water
  return {
    ...plan,
    line: outline(plan.line),
    relief: plan.relief.map(outlines),
    water: {
      ponds: water.ponds.map((pond) => ({
        centre: lay(pond.centre),
        outline: outline(pond.outline),
      })),
      sea: sea && {
        beach: outlines(sea.beach),
        water: outlines(sea.water),
        echoes: sea.echoes.map(outlines),
        rocks: outlines(sea.rocks),
      },
      stream: stream && {
        ...stream,
        course: outline(stream.course),
        bridge: [lay(stream.bridge[0]), lay(stream.bridge[1])],
      },
    },
    grass: {
      ...grass,
      rough: outline(grass.rough),
      firstCut: outlines(grass.firstCut),
      fairway: outlines(grass.fairway),
      stripes: outlines(grass.stripes),
    },
    bunkers: plan.bunkers.map((bunker) => ({
      ...bunker,
      centre: lay(bunker.centre),
      outline: outline(bunker.outline),
    })),
    green: green(plan.green),
    spare: plan.spare && green(plan.spare),
    tees: plan.tees.map(({ corners: [a, b, c, d] }) => ({
      corners: [lay(a), lay(b), lay(c), lay(d)],
    })),
    trees: { ...trees, list: trees.list.map((tree) => ({ ...tree, at: lay(tree.at) })) },
    flag: { ...flag, cup: lay(flag.cup), wind: mirrored ? (flag.wind === 1 ? -1 : 1) : flag.wind },
    play: {
      shots: play.shots.map((shot) => ({
        ...shot,
        from: lay(shot.from),
        over: lay(shot.over),
        to: lay(shot.to),
      })),
    },
  }
}
