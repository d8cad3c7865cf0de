import { useState } from 'react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import type { ResultOf } from '@tomogolf/contract/api/endpoints'
import type { PayoutOutcome } from '@tomogolf/domain/machines/payout-machine'
import { api, apiQuery } from '@tomogolf/api-client/api.ts'
import { formatAmount } from '@tomogolf/format/money'
import { ErrorState } from '@tomogolf/ui/feedback/ErrorState.tsx'
import { TextSkeleton } from '@tomogolf/ui/feedback/Skeleton.tsx'
import { Button } from '@tomogolf/ui/forms/Button.tsx'
import { errorText } from '@tomogolf/ui/i18n/error-message.ts'
import { useI18n } from '@tomogolf/ui/i18n/i18n.tsx'
import { toast } from '@tomogolf/ui/toast/toast.ts'
import { Money } from '../../components/cells/Money.tsx'
import { PersonCell } from '../../components/cells/PersonCell.tsx'
import { StateBadge } from '../../components/cells/StateBadge.tsx'
import { Checkbox } from '../../components/Checkbox.tsx'
import { ReasonDialog } from '../../components/ReasonDialog.tsx'
import { TimeLeft } from '../../components/TimeLeft.tsx'
import { blobOf, saveFile } from '../../lib/save-file.ts'
import { useUnfinished } from '../../lib/use-unfinished.ts'

type Batch = ResultOf<'GET /api/admin/payout-batches/:id'>
type Asking = 'cancel' | PayoutOutcome

/** The card provider has not answered yet. */
const isMoving = (batch: Batch): boolean =>
  batch.mode === 'connect' &&
  batch.payouts.some(({ state }) => state === 'sent' || state === 'reversing')

/** What can be recorded about a payout. */
function outcomesOf(
  state: Batch['payouts'][number]['state'],
  mode: Batch['mode'],
): readonly PayoutOutcome[] {
  if (mode === 'connect')
    return state === 'sent' ? ['withdrawn'] : state === 'reversing' ? ['kept'] : []
  return state === 'sent'
    ? ['paid', 'returned', 'withdrawn']
    : state === 'paid'
      ? ['came_back']
      : []
}

/** A batch with its payouts, its file, and what the bank did with each. */
export function BatchDetail({ id }: { id: string }) {
  const { t } = useI18n()
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const { data, error, refetch } = useUnfinished(
    apiQuery('GET /api/admin/payout-batches/:id', { params: { id } }),
    isMoving,
  )
  if (error) return <ErrorState error={error} retry={() => void refetch()} />
  if (!data) return <TextSkeleton lines={4} />
  const toggle = (payoutId: string) => {
    const next = new Set(chosen)
    if (!next.delete(payoutId)) next.add(payoutId)
    setChosen(next)
  }
  return (
    <div className="grid gap-4 text-s">
      <p className="text-text-2">
        {data.createdBy}: {data.reason}
        {data.yenPerDollar !== null && ` · ${t('admin.payout.at', { rate: data.yenPerDollar })}`}
        {data.decidedBy && ` · ${t('admin.payout.decidedBy', { name: data.decidedBy })}`}
      </p>
      {data.until && <TimeLeft from={data.createdAt} until={data.until} />}
      <ul className="divide-y divide-line border-y border-line">
        {data.payouts.map((payout) => (
          <PayoutRow
            key={payout.id}
            payout={payout}
            isChosen={chosen.has(payout.id)}
            onToggle={
              data.can.mark && outcomesOf(payout.state, data.mode).length > 0
                ? () => toggle(payout.id)
                : undefined
            }
          />
        ))}
      </ul>
      <Acts batch={data} chosen={chosen} onMarked={() => setChosen(new Set())} />
    </div>
  )
}

/** Why an approval left a payout out; other reasons are texts of administrators. */
const OWN_REASONS = {
  account_changed: 'admin.payout.accountChanged',
  address_changed: 'admin.payout.addressChanged',
  kept_back: 'admin.payout.keptBack',
} as const

function PayoutRow({
  payout,
  isChosen,
  onToggle,
}: {
  payout: Batch['payouts'][number]
  isChosen: boolean
  onToggle: (() => void) | undefined
}) {
  const { t, language } = useI18n()
  const yen = formatAmount({ amount: payout.yen, currency: 'JPY' }, language)
  const name = payout.host?.name ?? t('admin.payout.deleted')
  return (
    <li className="flex items-start gap-x-4 py-2.5">
      {onToggle && <Checkbox label={`${name}, ${yen}`} checked={isChosen} onChange={onToggle} />}
      <div className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1.5">
        <span className="min-w-0">
          {payout.host ? <PersonCell person={payout.host} quiet /> : name}
        </span>
        <span className="text-right">
          <b className="block tabular-nums">{yen}</b>
          {payout.amount.currency !== 'JPY' && (
            <Money value={payout.amount} className="block text-xs text-text-3" />
          )}
        </span>
        <span className="col-span-2 flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
          <StateBadge area="payoutState" state={payout.state} />
          <span className="text-text-2 wrap-anywhere">{payout.transferId ?? payout.account}</span>
          {payout.canReverse && (
            <span className="ml-auto">
              <Reverse id={payout.id} />
            </span>
          )}
        </span>
        {payout.reason && (
          <span className="col-span-2 text-text-2 wrap-anywhere">
            {payout.reason in OWN_REASONS
              ? t(OWN_REASONS[payout.reason as keyof typeof OWN_REASONS])
              : payout.reason}
          </span>
        )}
      </div>
    </li>
  )
}

/** Takes one transfer back at the card provider. */
function Reverse({ id }: { id: string }) {
  const { t } = useI18n()
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button size="small" variant="ghost" onClick={() => setAsking(true)}>
        {t('admin.payout.reverse')}
      </Button>
      {isAsking && (
        <ReasonDialog
          draft={`reverse ${id}`}
          title={t('admin.payout.reverse')}
          description={t('admin.payout.reverseText')}
          submit={t('admin.payout.reverse')}
          done={t('admin.payout.reversed')}
          onClose={() => setAsking(false)}
          run={(reason) =>
            api('POST /api/admin/payouts/:id/reverse', { params: { id }, body: { reason } })
          }
        />
      )}
    </>
  )
}

function Acts({
  batch,
  chosen,
  onMarked,
}: {
  batch: Batch
  chosen: ReadonlySet<string>
  onMarked: () => void
}) {
  const { t } = useI18n()
  const queryClient = useQueryClient()
  const [asking, setAsking] = useState<Asking | null>(null)
  const params = { id: batch.id }
  const states = batch.payouts.filter(({ id }) => chosen.has(id)).map(({ state }) => state)
  const isFor = (outcome: PayoutOutcome) =>
    states.length > 0 && states.every((state) => outcomesOf(state, batch.mode).includes(outcome))
  // what no payout of the batch can become is not offered
  const possible = new Set(batch.payouts.flatMap(({ state }) => outcomesOf(state, batch.mode)))
  const onError = (error: unknown) =>
    toast({ tone: 'danger', title: errorText(t, error), duration: 12_000 })
  const approve = useMutation({
    mutationFn: () => api('POST /api/admin/payout-batches/:id/approve', { params }),
    onSuccess: () =>
      toast({
        tone: 'success',
        title: t(batch.mode === 'bank' ? 'admin.payout.created' : 'admin.payout.transferring'),
      }),
    onError,
    onSettled: () => queryClient.invalidateQueries(),
  })
  const file = useMutation({
    mutationFn: () => api('POST /api/admin/payout-batches/:id/file', { params }),
    onSuccess: ({ name, content }) => saveFile(name, blobOf(content)),
    onError,
  })
  return (
    <div className="flex flex-wrap gap-3">
      {batch.can.approve && (
        <Button variant="primary" busy={approve.isPending} onClick={() => approve.mutate()}>
          {t('admin.payout.approve')}
        </Button>
      )}
      {batch.can.cancel && (
        <Button onClick={() => setAsking('cancel')}>{t('admin.payout.cancel')}</Button>
      )}
      {batch.can.file && (
        <Button icon={Download} busy={file.isPending} onClick={() => file.mutate()}>
          {t('admin.payout.file')}
        </Button>
      )}
      {batch.can.mark && (
        <>
          {[...possible].map((outcome) => (
            <Button
              key={outcome}
              variant={outcome === 'paid' ? 'primary' : 'outline'}
              disabled={!isFor(outcome)}
              onClick={() => setAsking(outcome)}
            >
              {t(`admin.payout.mark.${outcome}`)}
            </Button>
          ))}
        </>
      )}
      {asking === 'cancel' && (
        <ReasonDialog
          draft={`cancel ${batch.id}`}
          title={t('admin.payout.cancel')}
          description={t('admin.payout.cancelText')}
          submit={t('admin.payout.cancel')}
          done={t('admin.payout.cancelled')}
          onClose={() => setAsking(null)}
          run={(reason) =>
            api('POST /api/admin/payout-batches/:id/cancel', { params, body: { reason } })
          }
        />
      )}
      {asking !== null && asking !== 'cancel' && (
        <ReasonDialog
          draft={`${asking} ${batch.id}`}
          title={t(`admin.payout.mark.${asking}`)}
          description={t(`admin.payout.markText.${asking}`)}
          submit={t(`admin.payout.mark.${asking}`)}
          done={({ marked, late }: { marked: string[]; late: string[] }) => ({
            tone: late.length ? 'danger' : 'success',
            title: t('admin.payout.marked', { count: marked.length }),
            ...(late.length > 0 && {
              description: t('admin.payOuts.late', { count: late.length }),
              duration: 12_000,
            }),
          })}
          onDone={onMarked}
          onClose={() => setAsking(null)}
          run={(reason) =>
            api('POST /api/admin/payout-batches/:id/mark', {
              params,
              body: { ids: [...chosen], outcome: asking, reason },
            })
          }
        />
      )}
    </div>
  )
}
