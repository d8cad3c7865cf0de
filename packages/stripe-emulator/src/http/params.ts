import { badParameter } from '../errors.ts'
import type { FormObject, FormValue } from './form-body.ts'

/**
 * The parameters of one call. Each read marks a name as known; `done` refuses unread names, so the
 * list of allowed parameters cannot drift from the code. Handlers read everything and call `done`
 * before they change anything.
 */
export interface Params {
  /** Undefined when absent; null when empty, which unsets the value. */
  text(name: string): string | null | undefined
  /** A text that cannot be unset. */
  word(name: string): string | undefined
  required(name: string): string
  integer(name: string, limits?: { min?: number; max?: number }): number | undefined
  flag(name: string): boolean | undefined
  oneOf<T extends string>(name: string, allowed: readonly T[]): T | undefined
  texts(name: string): string[]
  /** Changes to metadata: undefined none, null clears all, an empty value clears its key. */
  metadata(): Record<string, string> | null | undefined
  group(name: string): Params | undefined
  has(name: string): boolean
  done(): void
  isDone(): boolean
}

export function readParams(values: FormObject, prefix = ''): Params {
  const known = new Set<string>()
  const groups: { unknown(): string[] }[] = []
  let finished = false

  const label = (name: string) => (prefix === '' ? name : `${prefix}[${name}]`)
  const take = (name: string): FormValue | undefined => {
    known.add(name)
    return values[name]
  }
  const single = (name: string): string | undefined => {
    const value = take(name)
    if (value === undefined || typeof value === 'string') return value
    throw badParameter(`Invalid string: ${label(name)}`, label(name))
  }
  const word = (name: string): string | undefined => {
    const value = single(name)
    if (value === '') {
      const at = label(name)
      throw badParameter(
        `You passed an empty string for '${at}'. We assume empty values are an attempt to unset a parameter; however '${at}' cannot be ` +
          `unset. You should remove '${at}' from your request or supply a non-empty value.`,
        at,
        'parameter_invalid_empty',
      )
    }
    return value
  }
  const unknownHere = (): string[] => [
    ...Object.keys(values)
      .filter((name) => !known.has(name))
      .map(label),
    ...groups.flatMap((group) => group.unknown()),
  ]

  const params: Params & { unknown(): string[] } = {
    text: (name) => {
      const value = single(name)
      return value === '' ? null : value
    },
    word,
    required: (name) => {
      const value = word(name)
      if (value === undefined)
        throw badParameter(
          `Missing required param: ${label(name)}.`,
          label(name),
          'parameter_missing',
        )
      return value
    },
    integer: (name, { min = Number.MIN_SAFE_INTEGER, max = Number.MAX_SAFE_INTEGER } = {}) => {
      const value = word(name)
      if (value === undefined) return undefined
      const number = Number(value)
      if (!/^-?\d{1,15}$/.test(value))
        throw badParameter(`Invalid integer: ${value}`, label(name), 'parameter_invalid_integer')
      if (number < min) {
        throw badParameter(
          `This value must be greater than or equal to ${min}.`,
          label(name),
          'parameter_invalid_integer',
        )
      }
      if (number > max)
        throw badParameter(
          `This value must be less than or equal to ${max}.`,
          label(name),
          'parameter_invalid_integer',
        )
      return number
    },
    flag: (name) => {
      const value = word(name)
      if (value === undefined || value === 'true' || value === 'false')
        return value === undefined ? undefined : value === 'true'
      throw badParameter(`Invalid boolean: ${value}`, label(name))
    },
    oneOf: (name, allowed) => {
      const value = word(name)
      const match = allowed.find((one) => one === value)
      if (value !== undefined && match === undefined) {
        throw badParameter(
          `Invalid ${label(name)}: must be one of ${allowed.join(', ')}`,
          label(name),
        )
      }
      return match
    },
    texts: (name) => {
      const value = take(name)
      if (value === undefined) return []
      if (Array.isArray(value) && value.every((one) => typeof one === 'string')) return value
      throw badParameter('Invalid array', label(name))
    },
    metadata: () => readMetadata(take('metadata')),
    group: (name) => {
      const value = take(name)
      if (value === undefined || value === '') return undefined
      if (typeof value === 'string' || Array.isArray(value))
        throw badParameter('Invalid object', label(name))
      const group = readParams(value, label(name)) as Params & { unknown(): string[] }
      groups.push(group)
      return group
    },
    has: (name) => values[name] !== undefined,
    unknown: unknownHere,
    done: () => {
      const unknown = unknownHere()
      const [first] = unknown
      if (first !== undefined) {
        throw badParameter(
          `Received unknown parameter${unknown.length > 1 ? 's' : ''}: ${unknown.join(', ')}`,
          first,
          'parameter_unknown',
        )
      }
      finished = true
    },
    isDone: () => finished,
  }
  return params
}

// Limits of the provider: https://docs.stripe.com/metadata
function readMetadata(value: FormValue | undefined): Record<string, string> | null | undefined {
  if (value === undefined) return undefined
  if (value === '') return null
  if (typeof value === 'string' || Array.isArray(value))
    throw badParameter('Invalid metadata: must be an object', 'metadata')
  const entries = Object.entries(value).map(([key, one]): [string, string] => {
    if (typeof one !== 'string')
      throw badParameter(`Invalid string: metadata[${key}]`, `metadata[${key}]`)
    if (key.length > 40)
      throw badParameter('Metadata keys must be at most 40 characters.', 'metadata')
    if (one.length > 500) {
      throw badParameter(
        `Metadata values can have up to 500 characters, but you passed in a value that is ${one.length} characters.`,
        `metadata[${key}]`,
      )
    }
    return [key, one]
  })
  return Object.fromEntries(entries)
}

/** Metadata after a change; throws above 50 keys. */
export function changeMetadata(
  old: Readonly<Record<string, string>>,
  change: Record<string, string> | null | undefined,
): Record<string, string> {
  if (change === null) return {}
  const next = Object.fromEntries(
    Object.entries({ ...old, ...change }).filter(([, value]) => value !== ''),
  )
  if (Object.keys(next).length > 50)
    throw badParameter('Metadata can have at most 50 keys.', 'metadata')
  return next
}
