import { formatClock } from '@tomogolf/format/dates'
import { useI18n, useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { tDynamic } from '@tomogolf/phrases/translator'
import { cx } from '@tomogolf/ui/lib/class-names.ts'
import type { RowOf } from '../../lib/use-list.ts'
import { Timestamp } from '../../components/cells/Timestamp.tsx'
import { type Entry, sideOf } from './evidence-sides.ts'

type Case = RowOf<'GET /api/admin/cases'>

const DOT = { guest: 'rounded-full bg-info', host: 'rounded-full bg-success' }

/**
 * The log of a case: openings of the code, places, scans, reports, statements, answers and
 * settlement steps, each with the colour of its side.
 */
export function CaseEvidence({ attendanceCase }: { attendanceCase: Case }) {
  const t = useT()
  const { record } = attendanceCase.evidence
  return (
    <section>
      <h3 className="text-s font-semibold">{t('admin.case.record')}</h3>
      {record.length === 0 ? (
        <p className="mt-1.5 text-text-2">{t('admin.case.noRecord')}</p>
      ) : (
        <ol className="mt-2 grid gap-1.5">
          {record.map((entry, index) => {
            const side = sideOf(attendanceCase, entry)
            return (
              <li
                key={index}
                className="grid grid-cols-[6.5rem_0.5rem_1fr] gap-3 md:grid-cols-[9.5rem_0.5rem_1fr] [&_time]:whitespace-normal"
              >
                <span className="text-text-3">
                  <Timestamp at={entry.at} />
                </span>
                <span
                  aria-hidden
                  className={cx('mt-1.5 size-2', side ? DOT[side] : 'border border-line-control')}
                />
                <span className="min-w-0 break-words">
                  <EventText entry={entry} />
                  {entry.who && <> · {entry.who}</>}
                  <EntryNote entry={entry} />
                </span>
              </li>
            )
          })}
        </ol>
      )}
    </section>
  )
}

/** A statement, an answer, a place or a report; a report begins with its kind. */
export function EntryNote({ entry: { what, note } }: { entry: Entry }) {
  const t = useT()
  if (!note) return null
  const noteKey = `admin.evidenceNote.${what}.${note}`
  const [, kind, message] = (what === 'report' && /^(\w+)(?:: ([^]*))?$/.exec(note)) || []
  const hasPhrase = kind && t.has(`admin.issueReason.${kind}`)
  return (
    <span className="block whitespace-pre-line text-text-2">
      {t.has(noteKey)
        ? tDynamic(t)(noteKey)
        : hasPhrase
          ? [tDynamic(t)(`admin.issueReason.${kind}`), message].filter(Boolean).join(': ')
          : note}
    </span>
  )
}

export function EventText({ entry: { what, provedAt } }: { entry: Entry }) {
  const { t, language } = useI18n()
  return (
    <>
      {t(`admin.evidence.${what}`)}
      {what === 'scan' && (
        <span className="text-text-3">
          {' '}
          (
          {provedAt
            ? t('admin.case.proved', { time: formatClock(Date.parse(provedAt), language) })
            : t('admin.case.typed')}
          )
        </span>
      )}
    </>
  )
}
