import { cx } from '@tomogolf/ui/lib/class-names.ts'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { Timestamp } from '../../components/cells/Timestamp.tsx'
import type { AdminDispute } from './admin-dispute.types.ts'

type Step = { label: string; at: string | null; tone: string }

/** The dates of a dispute as a line: past steps in green, the running deadline in the danger color. */
export function DisputeDates({ dispute }: { dispute: AdminDispute }) {
  const t = useT()
  const steps: Step[] = [
    { label: t('admin.disputeEvent.opened'), at: dispute.openedAt, tone: 'bg-success' },
    { label: t('admin.dispute.submitted'), at: dispute.submittedAt, tone: 'bg-success' },
    {
      label: t('admin.dispute.respondBy'),
      at: dispute.respondBy,
      tone: dispute.canAnswer ? 'bg-danger' : 'bg-line-control',
    },
    { label: t('admin.dispute.closed'), at: dispute.closedAt, tone: 'bg-success' },
  ]
  return (
    <ol className="flex flex-wrap gap-y-4 rounded-m border border-line p-4">
      {steps
        .filter(({ at }) => at !== null)
        .toSorted((one, other) => Date.parse(one.at!) - Date.parse(other.at!))
        .map(({ label, at, tone }) => (
          <li key={label} className="group min-w-40 flex-1">
            <span aria-hidden className="flex items-center gap-2 pr-2">
              <span className={cx('size-2.5 flex-none rounded-full', tone)} />
              <span className="h-px flex-1 bg-line-2 group-last:hidden" />
            </span>
            <span className="mt-2 block font-semibold">{label}</span>
            <span className="text-text-2">
              <Timestamp at={at} year />
            </span>
          </li>
        ))}
    </ol>
  )
}
