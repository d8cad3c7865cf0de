import { FLAG, INK, POLE } from '../palette.ts'
import type { HolePlan } from '../plan/hole.ts'
import { pair, short } from '../svg-path.ts'
import type { Layer } from './paint.ts'

/** Cup, shadow of the pole on the green, pennant, pole. */
export function flagLayer({ flag: { cup, pole, length, depth, wind }, unit }: HolePlan): Layer {
  const top = cup[1] - pole
  return {
    body:
      `<ellipse cx="${short(cup[0])}" cy="${short(cup[1])}" rx="${short(3.8 * unit)}" ` +
      `ry="${short(2.4 * unit)}" fill="${INK}" fill-opacity=".8"/>` +
      `<path d="M${pair(cup)}l${pair([pole * 0.46, pole * 0.22])}" stroke="${INK}" ` +
      `stroke-opacity=".35" stroke-width="${short(2.2 * unit)}" stroke-linecap="round"/>` +
      `<path d="M${pair([cup[0], top])}l${pair([wind * length, depth / 2])}` +
      `l${pair([-wind * length, depth / 2])}Z" fill="${FLAG}"/>` +
      `<path d="M${pair(cup)}V${short(top - 2 * unit)}" stroke="${POLE}" ` +
      `stroke-width="${short(2 * unit)}" stroke-linecap="round"/>`,
  }
}
