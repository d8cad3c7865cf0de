import type { Article, Block, Heading, Section, Sections } from '@tomogolf/phrases/articles'

export type { Article, Block, Heading, Section }

type Call = { readonly title: string; readonly text: string; readonly action: string }
/** A page in parts that ends with a call to action. */
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
