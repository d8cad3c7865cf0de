import type { ReactNode } from 'react'
import { courseNameIn } from '@tomogolf/format/course-names'
import { useI18n } from '@tomogolf/ui/i18n/i18n.tsx'
import { cx } from '@tomogolf/ui/lib/class-names.ts'
import { Money } from '../../components/cells/Money.tsx'
import { StateBadge } from '../../components/cells/StateBadge.tsx'
import { Timestamp } from '../../components/cells/Timestamp.tsx'
import { KINDS, type Hit } from './hits.ts'

/** The text with the first match underlined. */
function Marked({ text, search }: { text: string; search: string }) {
  const at = text.toLowerCase().indexOf(search.toLowerCase())
  if (at < 0) return text
  return (
    <>
      {text.slice(0, at)}
      <mark className="bg-transparent text-inherit underline decoration-success decoration-2 underline-offset-3">
        {text.slice(at, at + search.length)}
      </mark>
      {text.slice(at + search.length)}
    </>
  )
}

/** One result: what it is, its facts, and its state. */
export function HitRow({
  id,
  hit,
  search,
  selected,
  onPoint,
  onOpen,
}: {
  id: string
  hit: Hit
  search: string
  selected: boolean
  onPoint: () => void
  onOpen: () => void
}) {
  const { t, language } = useI18n()
  const { icon: Shape, stateArea } = KINDS[hit.kind]
  const isGame = hit.kind === 'game'
  const course = hit.course && courseNameIn(hit.course, language)
  const title = isGame && course ? course : hit.title
  const facts: ReactNode[] = [
    !isGame && course && <Marked key="course" text={course} search={search} />,
    hit.at && <Timestamp key="at" at={hit.at} />,
    ...hit.facts.map((fact) => <Marked key={fact} text={fact} search={search} />),
  ].filter(Boolean)
  return (
    // the search field has the focus and handles the keys
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <div
      id={id}
      role="option"
      aria-selected={selected}
      tabIndex={-1}
      onMouseMove={onPoint}
      onClick={onOpen}
      className={cx(
        'flex min-h-13 cursor-pointer items-center gap-3 rounded-m px-3 py-2 text-s',
        selected && 'bg-surface-3',
      )}
    >
      <Shape aria-label={t(`admin.search.kind.${hit.kind}`)} className="text-text-3" />
      <span className="min-w-0 flex-1">
        <span className="block truncate font-semibold">
          <Marked text={title} search={search} />
        </span>
        <span className="block truncate text-xs text-text-3">
          {facts.map((fact, i) => (
            <span key={i}>
              {i > 0 && ' · '}
              {fact}
            </span>
          ))}
        </span>
      </span>
      {hit.amount && <Money value={hit.amount} />}
      {hit.state && <StateBadge area={stateArea} state={hit.state} />}
    </div>
  )
}
