import type { Area, Areas } from './areas.ts'
import type { Language } from './languages.ts'

type Keys = { [AreaName in Area]: keyof Areas[AreaName] }[Area] & string
/**
 * Every phrase key. A plural (`x_one`, `x_other`) is used by its stem `x`, with the number that it
 * names: `count`, or one of the others.
 */
export type PhraseKey = Keys extends infer K
  ? K extends `${infer Stem}_other`
    ? Stem
    : K extends `${string}_one`
      ? never
      : K
  : never

const NUMBERS = ['count', 'hours', 'days', 'min', 'max'] as const
type NamedNumber = Exclude<(typeof NUMBERS)[number], 'count'>
/** A plural that names no number needs `count` to choose its form. */
type WithNumber<Text extends string> = Text extends `${string}{{${NamedNumber}}}${string}`
  ? Text
  : Text | '{{count}}'

type English<K extends string> = K extends `${infer AreaName}.${string}`
  ? AreaName extends Area
    ? K extends keyof Areas[AreaName]
      ? Areas[AreaName][K]
      : `${K}_other` extends keyof Areas[AreaName]
        ? WithNumber<Areas[AreaName][`${K}_other`] & string>
        : never
    : never
  : never
type Placeholders<S> = S extends `${string}{{${infer Name}}}${infer Rest}`
  ? Name | Placeholders<Rest>
  : never

type Values = Readonly<Record<string, string | number>>
/** The parameters of a phrase, derived from its English text: a missing one does not compile. */
export type PhraseParams<K extends string> = Readonly<
  Record<Placeholders<English<K>>, string | number>
>
export type Translate = {
  <K extends PhraseKey>(
    key: K,
    ...params: [Placeholders<English<K>>] extends [never] ? [] : [params: PhraseParams<K>]
  ): string
  /** Whether a key known only at run time exists; plurals by their stem. */
  has: (key: string) => boolean
  readonly language: Language
  /** Fills in the placeholders of a text of the same language that is not a phrase. */
  fill: (text: string, values: Values) => string
}
/** For keys known only at run time (an error code): parameters are not checked. */
export type DynamicTranslate = (key: string, params?: Values) => string

export type PhraseTable = Readonly<Record<string, string>>
export type PhraseModule = { default: PhraseTable }
/** Completes a text with filled placeholders: Korean chooses its particles by what was filled in. */
export type Finish = (text: string) => string

/** Fits a value into Chinese: a space between a character and a Latin letter (与 Emily B. 同组). */
const spaced = (value: string, before: string, after: string): string =>
  (/\p{sc=Han}$/u.test(before) && /^\p{sc=Latin}/u.test(value) ? ' ' : '') +
  value +
  (/^\p{sc=Han}/u.test(after) && /\p{sc=Latin}\.?$/u.test(value) ? ' ' : '')

/**
 * A translator over a table that may grow later, because areas are loaded on demand. A missing key is
 * returned unchanged, after a call of `onMissing`. An unknown placeholder stays.
 */
export function createTranslator(
  language: Language,
  table: PhraseTable,
  onMissing?: (key: string) => void,
  finish?: Finish,
): Translate {
  const rules = new Intl.PluralRules(language)
  // "0 strikes" may need another sentence: `x_zero`, for any language that has it
  const counted = (key: string, count: number) =>
    (count === 0 ? table[`${key}_zero`] : undefined) ??
    table[`${key}_${rules.select(count)}`] ??
    table[`${key}_other`]
  const fill = (text: string, values: Values) => {
    const filled = text.replace(/\{\{(\w+)\}\}/g, (whole, name: string, at: number) => {
      const value = String(values[name] ?? whole)
      return language === 'zh'
        ? spaced(value, text.slice(0, at), text.slice(at + whole.length))
        : value
    })
    return finish ? finish(filled) : filled
  }
  const translate: DynamicTranslate = (key, params) => {
    const number =
      params && NUMBERS.map((name) => params[name]).find((value) => value !== undefined)
    const text = table[key] ?? (number === undefined ? undefined : counted(key, Number(number)))
    if (text === undefined) {
      onMissing?.(key)
      return key
    }
    return params ? fill(text, params) : text
  }
  return Object.assign(translate as Translate, {
    language,
    fill,
    has: (key: string) => key in table || `${key}_other` in table,
  })
}

/** The translator for keys known only at run time (error codes, enumerated values). */
export const tDynamic = (t: Translate): DynamicTranslate => t as DynamicTranslate
