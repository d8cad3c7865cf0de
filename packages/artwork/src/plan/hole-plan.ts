import { TERRAINS } from '../palette.ts'
import type { Terrain } from '../palette.ts'
import { seededRandom } from '../seeded-random.ts'
import type { Field, Frame } from '../topography.ts'
import { planBunkers } from './bunkers.ts'
import { planSea } from './coast.ts'
import { fliesOver, planFlag } from './flag.ts'
import { fairwayHalf, planGrass } from './grass.ts'
import { planGreen, planSpareGreen } from './green.ts'
import { wetness } from './hazards.ts'
import type { Water } from './hazards.ts'
import type { HolePlan } from './hole.ts'
import { layOut } from './placement.ts'
import { planPlayLine } from './play-line.ts'
import { planPonds } from './ponds.ts'
import { planRelief } from './relief.ts'
import { routeHole } from './routing.ts'
import { planStream } from './stream.ts'
import { drawingUnit, surveyHole } from './survey.ts'
import { planTees } from './tees.ts'
import { planTrees } from './trees.ts'

export interface PlanOptions extends Frame {
  terrain?: Terrain
  /** 0..1: position of the green from left to right. */
  focus?: number
}

/** Plans the hole of a seed. Size and focus scale and mirror it; they never change it. */
export function planHole(
  seed: string,
  { width, height, focus, ...options }: PlanOptions,
): HolePlan {
  const stream = (name: string) => seededRandom(`${seed}/${name}`)
  const character = stream('character')
  const drawnTerrain = character.pick(TERRAINS)
  const terrain = options.terrain ?? drawnTerrain
  const par = character.pick([4, 4, 4, 5, 5, 3] as const)
  const unit = drawingUnit(width, height, par)
  const breadth = character.between(26, 33)
  const base = breadth * unit
  const { placement, openSea } = surveyHole(stream, par, breadth)
  const frame = { width, height }

  const greenAt = focus === undefined ? undefined : Math.max(focus, 1 - focus)
  const line = routeHole(stream('routing'), { ...frame, par, greenAt, base })
  const green = planGreen(stream('green'), line, unit)
  const half = fairwayHalf(stream('edges'), base)

  const water: Water = { ponds: [] }
  const hydrology = stream('water')
  let depth: Field | undefined
  if (terrain === 'seaside') {
    const coast = planSea(hydrology, line, green, { ...frame, base, unit, openSea })
    water.sea = coast.sea
    depth = coast.depth
  } else if (par > 3 && hydrology.chance(terrain === 'mountain' ? 0.7 : 0.18)) {
    water.stream = planStream(hydrology, line, green, { span: 1.1 * Math.max(width, height), unit })
  } else if (terrain === 'parkland' || par === 3) {
    water.ponds = planPonds(hydrology, line, green, { par, base, unit })
  }
  const wet = wetness(water, depth)

  const grass = planGrass(stream('grass'), line, half, {
    par,
    base,
    unit,
    gapAt: water.stream?.carried ? water.stream.at : undefined,
  })
  const spareGreen = stream('second green')
  const second = planSpareGreen(spareGreen, line, green)
  const margin = second.radius * 1.3
  const fits =
    second.centre[0] > margin &&
    second.centre[0] < width - margin &&
    second.centre[1] > margin &&
    second.centre[1] < height - margin &&
    !wet(second.centre, margin)
  const spare =
    terrain !== 'seaside' && par > 3 && spareGreen.chance(0.4) && fits ? second : undefined
  const dug = planBunkers(stream('sand'), line, green, { par, unit, half, wet, spare })
  const up = placement.turned ? 1 : -1
  const flag = planFlag(stream('flag'), green, dug, { width, unit, up })
  const bunkers = dug.filter((bunker) => !fliesOver(flag, bunker, up))
  const trees = planTrees(stream('trees'), line, {
    ...frame,
    terrain,
    par,
    base,
    unit,
    greens: spare ? [green, spare] : [green],
    bunkers,
    wet,
  })

  const routed: HolePlan = {
    terrain,
    par,
    unit,
    base,
    water,
    grass,
    bunkers,
    green,
    spare,
    trees,
    flag,
    line: line.stations.map((station) => station.point),
    relief: planRelief(stream('relief'), { ...frame, terrain, unit }),
    tees: planTees(line, unit),
    play: planPlayLine(stream('yards'), line, par),
  }
  return layOut(
    routed,
    { ...placement, mirrored: focus === undefined ? placement.mirrored : focus < 0.5 },
    frame,
  )
}
