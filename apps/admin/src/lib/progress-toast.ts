import type { Progress } from '@tomogolf/domain/payments/stuck'
import { formatDate } from '@tomogolf/format/dates'
import type { Language } from '@tomogolf/phrases'
import type { Translate } from '@tomogolf/phrases/translator'
import type { ToastMessage } from '@tomogolf/ui/toast/toast.ts'

/** How far a decision is at the card provider. */
export function progressToast(t: Translate, progress: Progress, done: string): ToastMessage {
  if (progress === 'succeeded') return { tone: 'success', title: done }
  if (progress === 'pending') return { title: t('admin.progress.pending') }
  return progress === 'failed'
    ? { tone: 'danger', title: t('admin.progress.notTaken'), duration: 12_000 }
    : { tone: 'warning', title: t('admin.progress.noAnswer'), duration: 12_000 }
}

/** A second person was asked, and decides until then. */
export const askedToast = (
  t: Translate,
  language: Language,
  { approval }: { approval: { until: string } },
): ToastMessage => ({
  title: t('admin.approval.asked'),
  description: t('admin.approval.askedText', {
    time: formatDate(Date.parse(approval.until), language, { time: true }),
  }),
  duration: 12_000,
})
