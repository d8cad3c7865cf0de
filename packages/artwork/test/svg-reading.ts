/** A strict parser: throws where a browser's XML parser would, and returns what the tests check. */
export function readSvg(svg: string): {
  names: string[]
  ids: string[]
  refs: string[]
  paths: string[]
  attributes: string[]
} {
  const names: string[] = []
  const ids: string[] = []
  const refs: string[] = []
  const paths: string[] = []
  const attributes: string[] = []
  const open: string[] = []
  let at = 0
  for (const tag of svg.matchAll(/<[^>]*>/g)) {
    checkText(svg.slice(at, tag.index))
    at = tag.index + tag[0].length
    const match = /^<(\/?)([a-zA-Z]+)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)>$/.exec(tag[0])
    if (!match) throw new Error(`Not a tag: ${tag[0].slice(0, 80)}`)
    const [, closing, name = '', rest = '', selfClosing] = match
    if (closing) {
      if (open.pop() !== name) throw new Error(`</${name}> closes nothing`)
      continue
    }
    names.push(name)
    const seen = new Set<string>()
    for (const [, key = '', value = ''] of rest.matchAll(/([\w:-]+)="([^"]*)"/g)) {
      if (seen.has(key)) throw new Error(`${key} twice on <${name}>`)
      seen.add(key)
      checkText(value)
      attributes.push(key)
      if (key === 'id') ids.push(value)
      if (key === 'd') paths.push(value)
      const ref = /^#(.+)$|^url\(#(.+)\)$/.exec(value)
      if (ref && (key === 'href' || value.startsWith('url'))) refs.push(ref[1] ?? ref[2] ?? '')
    }
    if (!selfClosing) open.push(name)
  }
  if (open.length || svg.slice(at).trim()) throw new Error(`Left open: ${open.join(' ')}`)
  return { names, ids, refs, paths, attributes }
}

function checkText(text: string): void {
  if (/[<>]/.test(text)) throw new Error(`Bare angle bracket in ${text.slice(0, 60)}`)
  if (/&(?!(?:amp|lt|gt|quot|#39);)/.test(text))
    throw new Error(`Bare ampersand in ${text.slice(0, 60)}`)
}

const ARITY: Readonly<Record<string, number>> = {
  m: 2,
  l: 2,
  t: 2,
  h: 1,
  v: 1,
  q: 4,
  c: 6,
  a: 7,
  z: 0,
}

/** The absolute points of a path; throws on an unknown command or a wrong number of parameters. */
export function pathPoints(pathData: string): [number, number][] {
  const points: [number, number][] = []
  let x = 0
  let y = 0
  for (const [, command = '', text = ''] of pathData.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const numbers = (text.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number)
    const arity = ARITY[command.toLowerCase()]
    if (
      arity === undefined ||
      (arity === 0 ? numbers.length > 0 : numbers.length === 0 || numbers.length % arity)
    )
      throw new Error(`Bad ${command} in ${pathData.slice(0, 80)}`)
    const relative = command !== command.toUpperCase()
    for (let i = 0; i < numbers.length; i += arity) {
      const last = numbers.slice(i, i + arity)
      const lower = command.toLowerCase()
      const nx = lower === 'v' ? undefined : last[lower === 'h' ? 0 : arity - 2]
      const ny = lower === 'h' ? undefined : last[arity - 1]
      if (nx !== undefined) x = relative ? x + nx : nx
      if (ny !== undefined) y = relative ? y + ny : ny
      points.push([x, y])
    }
  }
  return points
}
