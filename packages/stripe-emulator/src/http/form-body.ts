import { badParameter } from '../errors.ts'

export type FormValue = string | FormValue[] | FormObject
export interface FormObject {
  [name: string]: FormValue
}

// Far above what the API needs; limits the memory and stack of hostile bodies.
const MAX_FIELDS = 1_000
const MAX_DEPTH = 8

/**
 * Reads a form-encoded body or query with brackets: `a[b]=c`, `a[]=c`, `a[0]=c`. A list is an array
 * of its values in order. Throws a 400 for malformed bodies.
 */
export function parseForm(text: string): FormObject {
  const root = emptyObject()
  let fields = 0
  for (const pair of text.split('&')) {
    if (pair === '') continue
    if (++fields > MAX_FIELDS) throw badParameter('Too many parameters.')
    const equals = pair.indexOf('=')
    const name = decode(equals < 0 ? pair : pair.slice(0, equals))
    insert(root, segmentsOf(name), equals < 0 ? '' : decode(pair.slice(equals + 1)), name)
  }
  return listsToArrays(root) as FormObject
}

// Without a prototype: a parameter called __proto__ or constructor is just a name.
const emptyObject = (): FormObject => Object.create(null) as FormObject

function decode(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    throw badParameter('Invalid request: the parameters are not valid percent-encoded UTF-8.')
  }
}

function segmentsOf(name: string): string[] {
  const bracket = name.indexOf('[')
  if (bracket < 0) return [name]
  const parts = name.slice(bracket).match(/\[[^[\]]*\]/g) ?? []
  if (bracket === 0 || parts.join('') !== name.slice(bracket))
    throw badParameter(`Invalid parameter name: ${name}`)
  return [name.slice(0, bracket), ...parts.map((part) => part.slice(1, -1))]
}

function insert(root: FormObject, segments: string[], value: string, name: string): void {
  if (segments.length > MAX_DEPTH) throw badParameter(`Invalid parameter name: ${name}`)
  let at = root
  for (const [index, segment] of segments.entries()) {
    const key = segment === '' ? String(Object.keys(at).length) : segment
    if (index === segments.length - 1) {
      at[key] = value
      return
    }
    const next = at[key] ?? (at[key] = emptyObject())
    if (typeof next === 'string')
      throw badParameter(`Invalid parameter: ${name} is both a value and a group`)
    at = next as FormObject
  }
}

function listsToArrays(value: FormValue): FormValue {
  if (typeof value === 'string' || Array.isArray(value)) return value
  const names = Object.keys(value)
  const values = names.map((name) => listsToArrays(value[name] ?? ''))
  if (names.length > 0 && names.every((name, index) => name === String(index))) return values
  const result = emptyObject()
  for (const [index, name] of names.entries()) result[name] = values[index] ?? ''
  return result
}
