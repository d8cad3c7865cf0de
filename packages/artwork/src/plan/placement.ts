import type { Point } from '../geometry.ts'
import type { SeededRandom } from '../seeded-random.ts'
import type { Frame } from '../topography.ts'
import type { Green } from './green.ts'
import type { HolePlan } from './hole.ts'

/** Orientation of the hole: as routed (green on the right), mirrored, turned over, or both. */
export interface Placement {
  mirrored: boolean
  turned: boolean
}

/**
 * The top left corner of a game card that its date badge covers, as shares of the picture: at most
 * 200 of 640 wide and, cropped to 376 of 400, down to 124 of 400. The state badge, top right, needs
 * no rule: no flag reaches it.
 */
const DATE_BADGE = { right: 0.32, bottom: 0.31 } as const

interface PlacementOptions extends Frame {
  /** Centre of the green as routed. */
  green: Point
  /** From the green's centre to the top of the flag, viewBox units. */
  flagHeight: number
}

/** The seed chooses the side. The hole is turned over when the date badge would hide the flag. */
export function placeHole(
  random: SeededRandom,
  { width, height, green, flagHeight }: PlacementOptions,
): Placement {
  const mirrored = random.chance(0.5)
  const turnedBySeed = random.chance(0.3)
  const x = (mirrored ? width - green[0] : green[0]) / width
  const badge = x < DATE_BADGE.right + 0.1 ? DATE_BADGE.bottom : 0
  const clear = (y: number) => (y - flagHeight) / height - badge
  const upright = clear(green[1])
  const over = clear(height - green[1])
  const turned = upright < 0 ? over > upright : turnedBySeed && over >= 0
  return { mirrored, turned }
}

/** Mirrors and turns a planned hole into its final orientation. */
export function layOut(
  plan: HolePlan,
  { mirrored, turned }: Placement,
  { width, height }: Frame,
): HolePlan {
  const lay = ([x, y]: Point): Point => [mirrored ? width - x : x, turned ? height - y : y]
  const outline = (points: readonly Point[]): Point[] => points.map(lay)
  const outlines = (list: readonly (readonly Point[])[]): Point[][] => list.map(outline)
  const layGreen = (green: Green): Green => ({
    ...green,
    centre: lay(green.centre),
    outline: outline(green.outline),
  })
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
    green: layGreen(plan.green),
    spare: plan.spare && layGreen(plan.spare),
    tees: plan.tees.map(({ corners: [back, left, right, front] }) => ({
      corners: [lay(back), lay(left), lay(right), lay(front)],
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
