import { useState } from 'react'
import { Link } from '@tanstack/react-router'
import { Badge } from '@tomogolf/ui/data/Badge.tsx'
import { Button } from '@tomogolf/ui/forms/Button.tsx'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { cx } from '@tomogolf/ui/lib/class-names.ts'
import { GameCell } from '../../components/cells/GameCell.tsx'
import { PersonCell } from '../../components/cells/PersonCell.tsx'
import { Timestamp } from '../../components/cells/Timestamp.tsx'
import { DescriptionGrid } from '../../components/DescriptionGrid.tsx'
import { May } from '../../lib/may.tsx'
import { UnlessOwn } from '../../lib/own-record.tsx'
import type { RowOf } from '../../lib/use-list.ts'
import { DecideReportDialog } from './DecideReportDialog.tsx'

type Report = RowOf<'GET /api/admin/reports'>

/** A report with what was sent with it, and the decision. */
export function ReportDetail({ report }: { report: Report }) {
  const t = useT()
  const [isDeciding, setDeciding] = useState(false)
  return (
    <div className="grid gap-5 text-s">
      {report.note && (
        <blockquote className="border-l-2 border-warning pl-4 text-body whitespace-pre-line">
          {report.note}
          <footer className="mt-1 text-xs text-text-3">{t('admin.report.note')}</footer>
        </blockquote>
      )}
      <Texts report={report} />
      <DescriptionGrid
        className="lg:grid-cols-3"
        pairs={[
          [t('admin.report.reported'), <PersonCell key="about" person={report.reported} />],
          [t('admin.report.reporter'), <PersonCell key="by" person={report.reporter} />],
          [t('admin.games.game'), report.game && <GameCell key="game" game={report.game} />],
          [
            t('admin.report.outcome'),
            report.outcome && (
              <span key="decided">
                {t(`admin.report.outcome.${report.outcome}`)}
                {report.removed && report.outcome !== 'removed' && `, ${t('admin.report.removed')}`}
                {' · '}
                <Timestamp at={report.decidedAt} />
                {report.decidedBy && ` · ${report.decidedBy}`}: {report.decision}
              </span>
            ),
          ],
          [
            t('admin.report.rule'),
            report.outcome &&
              report.outcome !== 'dismissed' &&
              report.rule &&
              t(`admin.report.reason.${report.rule}`),
          ],
        ]}
      />
      <div className="flex flex-wrap items-center gap-4">
        {report.decidedAt === null && (
          <May do="reports.decide">
            <UnlessOwn people={[report.reporter, report.reported]}>
              <Button size="small" onClick={() => setDeciding(true)}>
                {t('admin.report.decide')}
              </Button>
            </UnlessOwn>
          </May>
        )}
        <Link to="/reports" search={{ user: report.reported.id } as never} className="link">
          {t('admin.report.user')}
        </Link>
        {report.sameOpen > 1 && (
          <span className="text-warning">{t('admin.report.same', { count: report.sameOpen })}</span>
        )}
      </div>
      {isDeciding && <DecideReportDialog report={report} onClose={() => setDeciding(false)} />}
    </div>
  )
}

function Texts({ report: { texts } }: { report: Report }) {
  const t = useT()
  if (texts.length === 0) return <p className="text-text-2">{t('admin.report.noTexts')}</p>
  return (
    <ol className="grid gap-3">
      {texts.map(({ sender, at, text, isReported }, index) => (
        <li
          key={index}
          className={cx('border-l-2 pl-4', isReported ? 'border-danger' : 'border-line-2')}
        >
          <p className="flex flex-wrap items-center gap-x-3 text-text-3">
            <PersonCell person={sender} quiet /> <Timestamp at={at} />
            {isReported && <Badge tone="danger">{t('admin.report.isReported')}</Badge>}
          </p>
          <p className={cx('mt-1 wrap-anywhere whitespace-pre-line', !isReported && 'text-text-2')}>
            {text || '–'}
          </p>
        </li>
      ))}
    </ol>
  )
}
