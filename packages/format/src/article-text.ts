import type { Block } from '@tomogolf/phrases/articles'

/** Fills in the values of a page. An unknown name stays as is; a test finds it. */
export type Fill = (text: string) => string

export type Piece = {
  readonly kind: 'text' | 'strong' | 'link'
  readonly text: string
  readonly href?: string
}
/** Splits a text at **emphasis** and [links](/path). They do not nest. */
export function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = []
  let end = 0
  for (const match of text.matchAll(/\[([^\]]+)\]\(([^)\s]+)\)|\*\*([^*]+)\*\*/g)) {
    if (match.index > end) pieces.push({ kind: 'text', text: text.slice(end, match.index) })
    const [whole, label = '', href, strong] = match
    pieces.push(
      strong === undefined
        ? { kind: 'link', text: label, ...(href !== undefined && { href }) }
        : { kind: 'strong', text: strong },
    )
    end = match.index + whole.length
  }
  if (end < text.length) pieces.push({ kind: 'text', text: text.slice(end) })
  return pieces
}
export const plain = (text: string): string =>
  piecesOf(text)
    .map((piece) => piece.text)
    .join('')

/** The texts of a block, in reading order. */
export function textsOf(block: Block): readonly string[] {
  if (typeof block === 'string') return [block]
  if ('list' in block) return block.list
  if ('rows' in block) return block.rows.flat()
  return 'note' in block ? [block.note] : []
}
/** Blocks as plain text, for the search, for JSON-LD and for records. */
export const plainText = (blocks: readonly Block[], fill: Fill): string =>
  blocks
    .flatMap(textsOf)
    .map((text) => plain(fill(text)))
    .join('\n')
