import { describe, expect, it } from 'vitest'
import { holeMap } from './hole-map.ts'
import { TERRAINS } from './palette.ts'
import { planHole } from './plan/hole-plan.ts'
import { hashText } from './seeded-random.ts'
import { pathPoints, readSvg } from '../test/svg-reading.ts'

const COURSES = [
  'higashi-nagoya-country-club',
  'kinokuni-country-club',
  'sapporo-regent-golf-club',
  'koga-golf-club',
  'old-lake-golf-club',
]
const SIZES = [
  [640, 400],
  [1440, 460],
  [390, 264],
  [460, 410],
  [840, 900],
] as const

describe('the hole map', () => {
  it('draws the same picture from the same slug', () => {
    for (const terrain of TERRAINS)
      expect(holeMap('koga-golf-club', { terrain })).toBe(holeMap('koga-golf-club', { terrain }))
  })

  it('draws different pictures for different courses', () => {
    const pictures = new Set(
      Array.from({ length: 200 }, (_, i) =>
        holeMap(`course-${i}`, { terrain: 'parkland' }).replace(/h[0-9a-z]{4,8}(?=[lwfgvt])/g, ''),
      ),
    )
    expect(pictures.size).toBe(200)
  })

  it('draws known courses as in earlier versions', () => {
    const rows = COURSES.map((slug, i) => {
      const terrain = TERRAINS[i % 3]
      const svg = holeMap(slug, { terrain })
      const plan = planHole(slug, { terrain, width: 640, height: 400 })
      const { water, flag } = plan
      const wet = water.sea ? 'sea' : water.stream ? 'stream' : `${water.ponds.length} ponds`
      return [
        `${slug}, ${terrain}: par ${plan.par}, ${wet}, ${plan.bunkers.length} bunkers`,
        `${plan.trees.list.length} trees, flag at ${flag.cup.map(Math.round).join(' ')}`,
        `${svg.length} bytes, ${hashText(svg).toString(16)}`,
      ]
    })
    expect(rows).toMatchInlineSnapshot(`
      [
        [
          "higashi-nagoya-country-club, mountain: par 4, stream, 6 bunkers",
          "330 trees, flag at 495 155",
          "15146 bytes, b48adc8",
        ],
        [
          "kinokuni-country-club, seaside: par 4, sea, 4 bunkers",
          "26 trees, flag at 398 208",
          "14221 bytes, 2f90a225",
        ],
        [
          "sapporo-regent-golf-club, parkland: par 5, 1 ponds, 7 bunkers",
          "150 trees, flag at 212 194",
          "13573 bytes, 1343d72d",
        ],
        [
          "koga-golf-club, mountain: par 3, 1 ponds, 3 bunkers",
          "350 trees, flag at 180 218",
          "12453 bytes, c8545e42",
        ],
        [
          "old-lake-golf-club, seaside: par 5, sea, 6 bunkers",
          "27 trees, flag at 394 165",
          "16474 bytes, 9490a6ab",
        ],
      ]
    `)
  })

  it('is well-formed, finite and self-contained in every terrain and format', () => {
    for (const terrain of TERRAINS) {
      for (const [width, height] of SIZES) {
        for (let i = 0; i < 6; i++) {
          const svg = holeMap(`course-${i}`, { terrain, width, height, annotate: true })
          const { ids, refs, paths, names } = readSvg(svg)
          expect(svg).not.toMatch(/NaN|Infinity|undefined|null|e-\d/)
          expect(new Set(ids).size).toBe(ids.length)
          expect(refs.filter((ref) => !ids.includes(ref))).toEqual([])
          expect(names[0]).toBe('svg')
          for (const [x, y] of paths.flatMap(pathPoints)) {
            expect(Math.abs(x)).toBeLessThan(3 * (width + height))
            expect(Math.abs(y)).toBeLessThan(3 * (width + height))
          }
        }
      }
    }
  })

  it('contains nothing that a strict Content-Security-Policy blocks', () => {
    for (const terrain of TERRAINS) {
      const svg = holeMap('koga-golf-club', {
        terrain,
        annotate: true,
        title: 'Illustration of a hole at Koga',
      })
      const { names, attributes } = readSvg(svg)
      expect(attributes).not.toContain('style')
      expect(attributes.filter((name) => name.startsWith('on'))).toEqual([])
      expect(
        names.filter((name) => ['script', 'style', 'image', 'foreignObject'].includes(name)),
      ).toEqual([])
      expect(svg).not.toContain('var(')
    }
  })

  it('is small and fast enough to be computed for every card of a list', () => {
    const list: string[] = []
    // CPU time, which does not depend on the load of the machine
    const rounds = Array.from({ length: 6 }, () => {
      const start = process.cpuUsage()
      for (let i = 0; i < 15; i++)
        list.push(holeMap(`card-${list.length}`, { terrain: TERRAINS[i % 3] }))
      const { user, system } = process.cpuUsage(start)
      return (user + system) / 1000 / 15
    })
    expect(Math.min(...rounds)).toBeLessThan(120)
    expect(Math.max(...list.map((svg) => svg.length))).toBeLessThanOrEqual(34_000)
  })

  it('is decorative without a title, and has an escaped name with one', () => {
    expect(holeMap('koga-golf-club')).toContain('aria-hidden="true"')
    const named = holeMap('koga-golf-club', { title: 'A "hole" at <Koga> & friends' })
    expect(named).toContain(
      'role="img" aria-label="A &quot;hole&quot; at &lt;Koga&gt; &amp; friends"',
    )
    expect(() => readSvg(named)).not.toThrow()
  })

  it('has other ids with an idSuffix', () => {
    const first = readSvg(holeMap('koga-golf-club', { idSuffix: '-1' })).ids
    const second = readSvg(holeMap('koga-golf-club', { idSuffix: '-2' })).ids
    expect(first.filter((id) => second.includes(id))).toEqual([])
  })

  it('labels all yardages, or only the approach with annotate: green', () => {
    const labels = (annotate: boolean | 'green') =>
      holeMap('sapporo-regent-golf-club', { terrain: 'parkland', annotate }).match(/<text/g)
        ?.length ?? 0
    expect([labels(false), labels('green'), labels(true)]).toEqual([0, 1, 2])
  })
})
