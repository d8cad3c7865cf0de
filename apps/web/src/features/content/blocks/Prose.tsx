import { Fragment } from 'react'
import { Link, type LinkProps } from '@tanstack/react-router'
import type { Block } from '../../../content/types.ts'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { Alert } from '@tomogolf/ui/feedback/Alert.tsx'
import { MoneyFigure } from './MoneyFigure.tsx'
import { piecesOf } from '@tomogolf/format/article-text'
import type { PageValues } from '@tomogolf/format/page-values'
import { useValues } from '../values.ts'

/** A line of text with values, emphasis and links. */
export function Line({ text, values }: { text: string; values: PageValues }) {
  const t = useT()
  return piecesOf(t.fill(text, values)).map((piece, index) => (
    <Fragment key={index}>
      {piece.href !== undefined ? (
        <TextLink href={piece.href}>{piece.text}</TextLink>
      ) : piece.kind === 'strong' ? (
        <strong className="font-semibold text-text">{piece.text}</strong>
      ) : (
        piece.text
      )}
    </Fragment>
  ))
}

/** A link in a text: a route (checked by a test) or an external page. */
function TextLink({ href, children }: { href: string; children: string }) {
  if (!href.startsWith('/'))
    return (
      <a href={href} rel="noopener" target="_blank" className="link text-text">
        {children}
      </a>
    )
  const { pathname, searchParams, hash } = new URL(href, 'http://site')
  return (
    <Link
      to={pathname as LinkProps['to']}
      search={Object.fromEntries(searchParams) as never}
      hash={hash.slice(1) || undefined}
      className="link text-text"
    >
      {children}
    </Link>
  )
}

/** Renders the blocks of a text. */
export function Prose({ blocks, className }: { blocks: readonly Block[]; className?: string }) {
  const values = useValues()
  return (
    <div className={className ?? 'prose'}>
      {blocks.map((block, index) => (
        <OneBlock key={index} block={block} values={values} />
      ))}
    </div>
  )
}

function OneBlock({ block, values }: { block: Block; values: PageValues }) {
  if (typeof block === 'string')
    return (
      <p>
        <Line text={block} values={values} />
      </p>
    )
  if ('list' in block)
    return (
      <ul>
        {block.list.map((item) => (
          <li key={item}>
            <Line text={item} values={values} />
          </li>
        ))}
      </ul>
    )
  if ('note' in block)
    return (
      <Alert tone={block.tone ?? 'info'}>
        <Line text={block.note} values={values} />
      </Alert>
    )
  if ('figure' in block) return <MoneyFigure moment={block.figure} />
  return <Rows rows={block.rows} values={values} lang={block.lang} />
}

type RowsProps = {
  rows: readonly (readonly [label: string, text: string])[]
  values: PageValues
  lang?: 'ja' | undefined
}
/** Rows of label and text, stacked on phones. */
export const Rows = ({ rows, values, lang }: RowsProps) => (
  <dl className="border-t border-line">
    {rows.map(([label, text]) => (
      <div
        key={label}
        className="grid gap-x-6 gap-y-0.5 border-b border-line py-3.5 md:grid-cols-[minmax(0,11rem)_1fr]"
      >
        <dt lang={lang} className="lead font-semibold text-text">
          <Line text={label} values={values} />
        </dt>
        <dd className="lead min-w-0">
          <Line text={text} values={values} />
        </dd>
      </div>
    ))}
  </dl>
)
