import { formatClock } from '@tomogolf/format/dates'
import { useI18n, useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { tDynamic } from '@tomogolf/phrases/translator'
import type { RowOf } from '../../lib/use-list.ts'
import { Timestamp } from '../../components/cells/Timestamp.tsx'

type Evidence = RowOf<'GET /api/admin/cases'>['evidence']

/**
 * The log of a case with both sides' evidence: openings of the code, places, scans, reports,
 * statements, answers and settlement steps.
 */
export function CaseEvidence({ evidence }: { evidence: Evidence }) {
  const t = useT()
  return (
    <section>
      <h3 className="text-s font-semibold">{t('admin.case.record')}</h3>
      {evidence.record.length === 0 ? (
        <p className="mt-1.5 text-text-2">{t('admin.case.noRecord')}</p>
      ) : (
        <ol className="mt-2 grid gap-1.5">
          {evidence.record.map((entry, index) => (
            <li key={index} className="grid grid-cols-[148px_1fr] gap-3">
              <span className="text-text-3">
                <Timestamp at={entry.at} />
              </span>
              <span>
                <EventText entry={entry} />
                {entry.who && <> · {entry.who}</>}
                <EntryNote entry={entry} />
              </span>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}

/** A statement, an answer, a place or a report; a report begins with its kind. */
function EntryNote({ entry: { what, note } }: { entry: Evidence['record'][number] }) {
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

function EventText({ entry: { what, provedAt } }: { entry: Evidence['record'][number] }) {
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
