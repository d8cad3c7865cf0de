/** `except`: keys of phrases, or pages, whose text the specification or the law fixes. */
export type BannedTerm = {
  readonly banned: RegExp
  readonly use: string
  readonly except?: readonly string[]
}
