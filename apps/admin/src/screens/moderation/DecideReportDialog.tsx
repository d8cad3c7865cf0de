import { useState } from 'react'
import {
  mayRemoveWith,
  outcomesFor,
  REPORT_REASONS,
  type ReportOutcome,
} from '@tomogolf/domain/moderation/content-reports'
import { ADMIN_SUSPENSION_DAYS } from '@tomogolf/domain/standing'
import { api } from '@tomogolf/api-client/api.ts'
import { Checkbox } from '@tomogolf/ui/forms/Choice.tsx'
import { Field } from '@tomogolf/ui/forms/Field.tsx'
import { Select } from '@tomogolf/ui/forms/Input.tsx'
import { Segmented } from '@tomogolf/ui/forms/Segmented.tsx'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { ReasonDialog } from '../../components/ReasonDialog.tsx'
import type { RowOf } from '../../lib/use-list.ts'

type Report = RowOf<'GET /api/admin/reports'>
type Days = (typeof ADMIN_SUSPENSION_DAYS)[number]

/** Decides every open report of the same text or person. */
export function DecideReportDialog({ report, onClose }: { report: Report; onClose: () => void }) {
  const t = useT()
  const [outcome, setOutcome] = useState<ReportOutcome>('dismissed')
  const [rule, setRule] = useState(report.reason)
  const [days, setDays] = useState<Days>(7)
  const [remove, setRemove] = useState(true)
  return (
    <ReasonDialog
      draft={`report ${report.id}`}
      danger={outcome !== 'dismissed'}
      wide
      title={t('admin.report.decideTitle')}
      description={t('admin.report.decideText')}
      reasonHint={t('admin.report.reasonHint')}
      submit={t('admin.report.decide')}
      done={t('admin.report.done')}
      onClose={onClose}
      run={(reason) =>
        api('POST /api/admin/reports/:id/decide', {
          params: { id: report.id },
          body: {
            outcome,
            rule,
            days,
            reason,
            remove: remove && mayRemoveWith(report.kind, outcome),
          },
        })
      }
    >
      <div className="overflow-x-auto">
        <Segmented
          name="outcome"
          label={t('admin.report.outcome')}
          value={outcome}
          onChange={(value) => setOutcome(value as ReportOutcome)}
          options={outcomesFor(report.kind).map((value) => ({
            value,
            label: t(`admin.report.outcome.${value}`),
          }))}
        />
      </div>
      {outcome === 'suspended' && (
        <div className="overflow-x-auto">
          <Segmented
            name="days"
            label={t('admin.suspend.days')}
            value={String(days)}
            onChange={(value) => setDays(Number(value) as Days)}
            options={ADMIN_SUSPENSION_DAYS.map((count) => ({
              value: String(count),
              label: count === 365 ? t('admin.suspend.year') : t('admin.suspend.nDays', { count }),
            }))}
          />
        </div>
      )}
      {outcome !== 'dismissed' && (
        <Field label={t('admin.report.rule')}>
          <Select value={rule} onChange={(event) => setRule(event.target.value as typeof rule)}>
            {REPORT_REASONS.map((value) => (
              <option key={value} value={value}>
                {t(`admin.report.reason.${value}`)}
              </option>
            ))}
          </Select>
        </Field>
      )}
      {mayRemoveWith(report.kind, outcome) && (
        <Checkbox checked={remove} onChange={(event) => setRemove(event.target.checked)}>
          {t('admin.report.remove')}
        </Checkbox>
      )}
    </ReasonDialog>
  )
}
