import { Fragment, type ReactNode } from 'react'

/**
 * A phrase with tags, such as "You accept the <terms>terms</terms>.": `<Rich
 * text={t('account.consent')} tags={{ terms: (inside) => <Link to="/terms">{inside}</Link> }} />`.
 * Tags do not nest. The content of an unknown tag is rendered as plain text.
 */
export function Rich({
  text,
  tags,
}: {
  text: string
  tags: Record<string, (inside: string) => ReactNode>
}) {
  const parts = text.split(/<(\w+)>(.*?)<\/\1>/g)
  const nodes: ReactNode[] = []
  for (let i = 0; i < parts.length; i += 3) {
    nodes.push(parts[i])
    const name = parts[i + 1]
    if (name !== undefined) nodes.push(tags[name]?.(parts[i + 2] ?? '') ?? parts[i + 2])
  }
  return (
    <>
      {nodes.map((node, index) => (
        <Fragment key={index}>{node}</Fragment>
      ))}
    </>
  )
}
