import type { ReactNode } from 'react'
import { CircleDashed, MapPinCheck, MapPinX } from 'lucide-react'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { cx } from '@tomogolf/ui/lib/class-names.ts'
import type { RowOf } from '../../lib/use-list.ts'
import { PersonCell } from '../../components/cells/PersonCell.tsx'
import { Timestamp } from '../../components/cells/Timestamp.tsx'
import { EntryNote, EventText } from './CaseEvidence.tsx'
import { answersOf, type Entry, QUESTIONS, type Question } from './evidence-sides.ts'

type Case = RowOf<'GET /api/admin/cases'>
const SIDES = ['guest', 'host'] as const
const EDGE = { guest: 'border-info', host: 'border-success' }
const NEARNESS = {
  near: { icon: MapPinCheck, tone: 'text-success' },
  far: { icon: MapPinX, tone: 'text-danger' },
  unknown: { icon: CircleDashed, tone: 'text-text-3' },
}

/** What guest and host have to say and to show: the same questions in the same rows. */
export function EvidenceColumns({ attendanceCase }: { attendanceCase: Case }) {
  const t = useT()
  if (!attendanceCase.guest) return null
  const people = { guest: attendanceCase.guest, host: attendanceCase.host }
  return (
    <section className="rounded-m border border-line">
      <Row>
        <span className="hidden md:block" />
        {SIDES.map((side) => (
          <div key={side} className={cx('min-w-0 border-t-2 p-3', EDGE[side])}>
            <p className="mb-1.5 text-xs text-text-3">{t(`admin.role.${side}`)}</p>
            <PersonCell person={people[side]} />
          </div>
        ))}
      </Row>
      {(Object.keys(QUESTIONS) as Question[]).map((question) => (
        <Row key={question}>
          <h4 className="col-span-2 px-3 pt-3 text-text-3 md:col-span-1 md:pb-3">
            {t(`admin.case.question.${question}`)}
          </h4>
          {SIDES.map((side) => (
            <div key={side} className="grid min-w-0 content-start gap-2 p-3">
              <span className="sr-only">{t(`admin.role.${side}`)}</span>
              <Answers entries={answersOf(attendanceCase, question, side)} />
            </div>
          ))}
        </Row>
      ))}
    </section>
  )
}

const Row = ({ children }: { children: ReactNode }) => (
  <div className="grid grid-cols-2 border-line not-first:border-t md:grid-cols-[7.5rem_minmax(0,1fr)_minmax(0,1fr)]">
    {children}
  </div>
)

function Answers({ entries }: { entries: readonly Entry[] }) {
  const t = useT()
  if (entries.length === 0)
    return (
      <p className="flex items-center gap-2 text-text-3">
        <CircleDashed aria-hidden className="size-4 flex-none" />
        {t('admin.case.nothing')}
      </p>
    )
  return entries.map((entry, index) => <Answer key={index} entry={entry} />)
}

function Answer({ entry }: { entry: Entry }) {
  const shape = entry.what === 'location' && NEARNESS[entry.note as keyof typeof NEARNESS]
  const isPlain = entry.what === 'location' || entry.what === 'statement'
  return (
    <div className="flex min-w-0 items-start gap-2">
      {shape && <shape.icon aria-hidden className={cx('mt-0.5 size-4 flex-none', shape.tone)} />}
      <div className="min-w-0 break-words">
        {!isPlain && entry.what !== 'host_statement' && <EventText entry={entry} />}
        <EntryNote entry={entry} />
        <span className="block text-xs text-text-3">
          <Timestamp at={entry.at} />
        </span>
      </div>
    </div>
  )
}
