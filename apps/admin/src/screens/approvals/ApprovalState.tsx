import { useState, type ReactNode } from 'react'
import { Check } from 'lucide-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '@tomogolf/api-client/api.ts'
import { errorText } from '@tomogolf/ui/i18n/error-message.ts'
import { formatAmount } from '@tomogolf/format/money'
import { tDynamic } from '@tomogolf/phrases/translator'
import { useI18n, useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { cx } from '@tomogolf/ui/lib/class-names.ts'
import { Button } from '@tomogolf/ui/forms/Button.tsx'
import { toast } from '@tomogolf/ui/toast/toast.ts'
import { Timestamp } from '../../components/cells/Timestamp.tsx'
import { Refusal } from '../../components/Refusal.tsx'
import { ReasonDialog } from '../../components/ReasonDialog.tsx'
import { TimeLeft } from '../../components/TimeLeft.tsx'
import { progressToast } from '../../lib/progress-toast.ts'
import type { RowOf } from '../../lib/use-list.ts'

export type Approval = RowOf<'GET /api/admin/approvals'>

/** Asked, waiting, done: where a charge or refund above the limit is, and what I can do about it. */
export function ApprovalState({ approval }: { approval: Approval }) {
  const { t } = useI18n()
  const isOpen = approval.state === 'waiting'
  const isApproved = approval.state === 'approved'
  return (
    <div className="grid max-w-140 gap-4 text-s">
      <ol className="grid">
        <Step
          number={1}
          state="done"
          title={t('admin.approval.askedBy', { name: approval.askedBy.name })}
        >
          {approval.askedBy.role && `${t(`admin.adminRole.${approval.askedBy.role}`)}, `}
          <Timestamp at={approval.askedAt} />
          <blockquote className="mt-1.5 border-l-2 border-line-2 pl-3 whitespace-pre-line text-text">
            {approval.reason}
          </blockquote>
        </Step>
        <Step
          number={2}
          state={isOpen ? 'current' : isApproved ? 'done' : 'ended'}
          title={
            isOpen
              ? t(approval.can.decide ? 'admin.approval.forYou' : 'admin.approval.somebody')
              : t(`admin.approvalState.${approval.state}`)
          }
        >
          <Decision approval={approval} />
        </Step>
        <Step
          number={3}
          state={isApproved && approval.progress === 'succeeded' ? 'done' : 'later'}
          title={
            isApproved && approval.progress
              ? `${t(`admin.approval.atProvider.${approval.act}`)}: ${t(`admin.progress.${approval.progress}`)}`
              : t(`admin.approval.atProvider.${approval.act}`)
          }
          last
        >
          <Consequences approval={approval} />
        </Step>
      </ol>
      <Acts approval={approval} />
    </div>
  )
}

function Decision({ approval }: { approval: Approval }) {
  const t = useT()
  if (approval.state === 'waiting')
    return (
      <>
        {t('admin.approval.who')}{' '}
        <span className="mt-1 flex flex-wrap gap-x-3">
          <TimeLeft from={approval.askedAt} until={approval.until} />
          <span>
            {t(approval.isHoldEnd ? 'admin.approval.untilHold' : 'admin.approval.until')}{' '}
            <Timestamp at={approval.until} />
          </span>
        </span>
      </>
    )
  return (
    <>
      {[approval.decidedBy].filter(Boolean).map((name) => `${name}, `)}
      <Timestamp at={approval.endedAt} />
      {approval.note && (
        <span className="block">
          {approval.state === 'overtaken' ? tDynamic(t)(`errors.${approval.note}`) : approval.note}
        </span>
      )}
    </>
  )
}

function Consequences({ approval }: { approval: Approval }) {
  const { t, language } = useI18n()
  return (
    <ul className="grid gap-0.5">
      {approval.consequences.map(({ kind, amount }) => (
        <li key={kind} className="flex justify-between gap-4">
          <span>{t(`admin.consequence.${kind}`)}</span>
          <span className="text-text tabular-nums">{formatAmount(amount, language)}</span>
        </li>
      ))}
    </ul>
  )
}

function Step({
  number,
  state,
  title,
  last,
  children,
}: {
  number: number
  state: 'done' | 'current' | 'later' | 'ended'
  title: string
  last?: boolean
  children: ReactNode
}) {
  return (
    <li
      aria-current={state === 'current' ? 'step' : undefined}
      className={cx(
        'relative grid grid-cols-[24px_minmax(0,1fr)] gap-x-3 pb-4',
        !last &&
          'before:absolute before:top-6 before:bottom-0 before:left-3 before:w-px before:bg-line-2',
      )}
    >
      <span
        aria-hidden
        className={cx(
          'grid size-6 place-items-center rounded-full text-xs font-semibold',
          state === 'done' && 'bg-success text-background',
          state === 'current' && 'bg-warning text-on-warning',
          state === 'later' && 'border border-line-control text-text-3',
          state === 'ended' && 'border border-danger text-danger',
        )}
      >
        {state === 'done' ? <Check className="size-3.5 stroke-3" /> : number}
      </span>
      <div className="min-w-0 text-text-2">
        <p className="font-semibold text-text">{title}</p>
        {children}
      </div>
    </li>
  )
}

function Acts({ approval }: { approval: Approval }) {
  const { t, language } = useI18n()
  const queryClient = useQueryClient()
  const [isDeclining, setDeclining] = useState(false)
  const params = { id: approval.id }
  const amount = formatAmount(approval.amount, language)
  const approve = useMutation({
    mutationFn: () => api('POST /api/admin/approvals/:id/approve', { params }),
    onSuccess: ({ progress }) => toast(progressToast(t, progress, t('admin.approval.done'))),
    // the refetch ends this step, so a toast says why nothing was done
    onError: (error) => toast({ tone: 'danger', title: errorText(t, error), duration: 12_000 }),
    onSettled: () => queryClient.invalidateQueries(),
  })
  const withdraw = useMutation({
    mutationFn: () => api('POST /api/admin/approvals/:id/withdraw', { params }),
    onSuccess: () => toast({ tone: 'success', title: t('admin.approval.withdrawn') }),
    onSettled: () => queryClient.invalidateQueries(),
  })
  return (
    <>
      {approval.can.decide && (
        <div className="flex flex-wrap gap-3">
          <Button onClick={() => setDeclining(true)} disabled={approve.isPending}>
            {t('admin.approval.decline')}
          </Button>
          <Button variant="primary" busy={approve.isPending} onClick={() => approve.mutate()}>
            {t(`admin.approval.approve.${approval.act}`, { amount })}
          </Button>
        </div>
      )}
      {approval.can.withdraw && (
        <div>
          <Button busy={withdraw.isPending} onClick={() => withdraw.mutate()}>
            {t('admin.approval.withdraw')}
          </Button>
        </div>
      )}
      {withdraw.error && <Refusal error={withdraw.error} />}
      {isDeclining && (
        <ReasonDialog
          draft={`decline ${approval.id}`}
          title={t('admin.approval.declineTitle', { name: approval.askedBy.name })}
          description={t('admin.approval.declineText')}
          reasonHint={t('admin.approval.declineHint')}
          submit={t('admin.approval.decline')}
          done={t('admin.approval.declined')}
          onClose={() => setDeclining(false)}
          run={(reason) =>
            api('POST /api/admin/approvals/:id/decline', { params, body: { reason } })
          }
        />
      )}
    </>
  )
}
