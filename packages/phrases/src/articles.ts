/**
 * Blocks of the information pages. Texts may contain {{values}} (`pageValues` of packages/format),
 * **emphasis** and [links](/path). Amounts, hours and percentages of the product are always values.
 */
export type Block =
  /** A paragraph. */
  | string
  | { readonly list: readonly string[] }
  /** Label and text; `lang`: the labels are Japanese on every page. */
  | { readonly rows: readonly (readonly [label: string, text: string])[]; readonly lang?: 'ja' }
  | { readonly note: string; readonly tone?: 'info' | 'warning' | 'success' }
  /** A state of the hold as a bar, with the current amounts. */
  | { readonly figure: 'held' | 'checkIn' | 'released' | 'charged' }

export type Section = { readonly title: string; readonly blocks: readonly Block[] }
export type Sections<Id extends string> = { readonly [K in Id]: Section }

/** Common to all pages. `title` is the h1; `pageTitle` is the document title if it differs. */
export type Heading = {
  readonly title: string
  readonly pageTitle?: string
  readonly description: string
  readonly lead: string
}
/** A text with a table of contents. The order of its sections is the order on the page. */
export type Article<Id extends string> = Heading & { readonly sections: Sections<Id> }
