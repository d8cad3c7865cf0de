/**
 * A slot of a reply template, such as `{tee_time}`. The product fills `name` and `reference`;
 * operators fill the others.
 */
const SLOT = /\{([a-z][a-z_]{0,29})\}/g
export const FILLED_SLOTS = ['name', 'reference'] as const

/** The slots of a text, each once, in their order. */
export const slotsOf = (text: string): string[] => [
  ...new Set([...text.matchAll(SLOT)].map((match) => match[1]!)),
]

export type TemplatePart = { readonly text: string; readonly slot: string | null }
/** The text with its slots filled, in parts; a slot without a value stays as it is written. */
export function templateParts(
  text: string,
  values: Readonly<Record<string, string | undefined>>,
): TemplatePart[] {
  const parts: TemplatePart[] = []
  let end = 0
  for (const match of text.matchAll(SLOT)) {
    parts.push({ text: text.slice(end, match.index), slot: null })
    parts.push({ text: values[match[1]!]?.trim() || match[0], slot: match[1]! })
    end = match.index + match[0].length
  }
  parts.push({ text: text.slice(end), slot: null })
  return parts.filter((part) => part.text !== '')
}
export const fillTemplate = (
  text: string,
  values: Readonly<Record<string, string | undefined>>,
): string =>
  templateParts(text, values)
    .map((part) => part.text)
    .join('')

/** Languages whose text has other slots than the first one: they would lose what is filled in. */
export function unequalSlots<Language extends string>(
  texts: Readonly<Record<Language, string>>,
): Language[] {
  const languages = Object.keys(texts) as Language[]
  const slots = (language: Language) => slotsOf(texts[language]).toSorted().join(' ')
  return languages.filter((language) => slots(language) !== slots(languages[0]!))
}
