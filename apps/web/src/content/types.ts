/**
 * What information pages are written in. Text may hold {{values}} (see `features/content/values.ts`), **stress** and [links](/path).
 * Amounts, hours and percentages of the product are always values: the settings decide.
 */
export type Block =
  /** A paragraph. */
  | string
  | { readonly list: readonly string[] }
  /** Label and text; `lang` where the labels are Japanese on every page. */
  | { readonly rows: readonly (readonly [label: string, text: string])[]; readonly lang?: 'ja' }
  | { readonly note: string; readonly tone?: 'info' | 'warning' | 'success' }
  /** What happens to the money, drawn with the numbers in force. */
  | { readonly figure: 'held' | 'checkIn' | 'released' | 'charged' }

export type Section = { readonly title: string; readonly blocks: readonly Block[] }
type Sections<Id extends string> = { readonly [K in Id]: Section }

/** What every page has. `title` is the h1; `pageTitle`, where it differs, is the browser's title. */
export type Heading = {
  readonly title: string
  readonly pageTitle?: string
  readonly description: string
  readonly lead: string
}
/** A text with a table of contents. The order of its sections is the order on the page. */
export type Article<Id extends string> = Heading & { readonly sections: Sections<Id> }

type Call = { readonly title: string; readonly text: string; readonly action: string }
/** A page that tells something in parts, and ends with a call. */
export type Story<Id extends string> = Article<Id> & { readonly closing: Call }

type Question = { readonly q: string; readonly a: readonly Block[] }
export type QuestionList<Ids extends { readonly [category: string]: string }> = Heading & {
  readonly categories: {
    readonly [C in keyof Ids]: {
      readonly title: string
      readonly questions: { readonly [Q in Ids[C]]: Question }
    }
  }
}

export type Tab<Step extends string> = Section & {
  readonly label: string
  readonly pageTitle: string
  readonly description: string
  readonly lead: string
  readonly steps: Sections<Step>
  readonly action: string
}
