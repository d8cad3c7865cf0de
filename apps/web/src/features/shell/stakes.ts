/** The ground and the white stakes of the out-of-bounds picture, as numbers. */
const ground = (x: number, lift = 0) => 96 + Math.sin(x / 210 + 0.6) * 13 + Math.sin(x / 95) * 4 + lift

export const hill = (lift: number): string => `M0 160${Array.from({ length: 37 }, (_, i) => `L${i * 40} ${ground(i * 40, lift).toFixed(1)}`).join('')}V160Z`

const LEANS = [-1.5, 1.2, 2.6, -1, 0.4, 1.8, -2.4, 1, -0.8, 1.6, 0.3, -1.6, 1]
export const STAKES = LEANS.map((lean, i) => ({ x: 44 + i * 113, place: `translate(${44 + i * 113} ${(ground(44 + i * 113) + 7).toFixed(1)}) rotate(${lean})` }))
