import { useEffect, useEffectEvent } from 'react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Bell, Hourglass, LogOut } from 'lucide-react'
import { api } from '@tomogolf/api-client/api.ts'
import { formatAmount } from '@tomogolf/format/money'
import { errorText } from '@tomogolf/ui/i18n/error-message.ts'
import { useI18n } from '@tomogolf/ui/i18n/i18n.tsx'
import { Alert } from '@tomogolf/ui/feedback/Alert.tsx'
import { Button } from '@tomogolf/ui/forms/Button.tsx'
import { toast } from '@tomogolf/ui/toast/toast.ts'
import { countdownText, useSecondsLeft } from '../../../lib/use-seconds-left.ts'
import type { GameDetail } from '../../../queries/games.ts'
import { invalidateAfter } from '../../../queries/invalidation.ts'

type OwnWaitingProps = {
  game: GameDetail
  /** The bank asks before it holds the amount. */
  onBank: () => void
  className?: string
}

/** The viewer's place on the waiting list, or the spot that is offered. */
export function OwnWaiting({ game, onBank, className }: OwnWaitingProps) {
  const { t } = useI18n()
  const queryClient = useQueryClient()
  const { waiting } = game.viewer
  const params = { id: game.id }
  const isOffered = waiting?.status === 'offered'
  const leave = useMutation({
    mutationFn: () => api('DELETE /api/games/:id/waiting-list', { params }),
    onSuccess: () =>
      toast({ tone: 'success', title: t(isOffered ? 'game.wait.declined' : 'game.wait.left') }),
    onError: (error) => toast({ tone: 'danger', title: errorText(t, error) }),
    onSettled: () => invalidateAfter(queryClient, 'DELETE /api/games/:id/waiting-list'),
  })
  const take = useMutation({
    mutationFn: () => api('POST /api/games/:id/waiting-list/accept', { params }),
    onSuccess: (result) => {
      if (result.action) onBank()
      else
        toast({
          tone: 'success',
          title: t('game.joined.title'),
          description: t('game.joined.toast', { name: game.host.displayName }),
        })
    },
    onError: (error) =>
      toast({
        tone: 'danger',
        title: t('game.wait.takeFailed'),
        description: errorText(t, error),
      }),
    onSettled: () => invalidateAfter(queryClient, 'POST /api/games/:id/waiting-list/accept'),
  })
  if (!waiting) return null
  if (isOffered && waiting.offerUntil !== null)
    return (
      <Offer
        until={Date.parse(waiting.offerUntil)}
        hold={waiting.hold}
        seats={waiting.seats}
        className={className ?? ''}
        busy={{ take: take.isPending, decline: leave.isPending }}
        onTake={() => take.mutate()}
        onDecline={() => leave.mutate()}
      />
    )
  return (
    <Alert
      tone="info"
      icon={Hourglass}
      title={
        waiting.position === null
          ? t('game.wait.joined')
          : t('common.waiting.position', { position: waiting.position })
      }
      className={className ?? ''}
    >
      {waiting.seats > 1 && (
        <span className="block">{t('game.wait.party', { count: waiting.seats })}</span>
      )}
      <span className="block">{t('game.wait.joinedText')}</span>
      <Button
        size="small"
        variant="outline"
        icon={LogOut}
        className="mt-3"
        busy={leave.isPending}
        onClick={() => leave.mutate()}
      >
        {t('game.wait.leave')}
      </Button>
    </Alert>
  )
}

/** Spots that are kept for the viewer, with the time that is left. */
function Offer({
  until,
  hold,
  seats,
  busy,
  onTake,
  onDecline,
  className,
}: {
  until: number
  hold: GameDetail['joinPreview']['hold']
  seats: number
  busy: { take: boolean; decline: boolean }
  onTake: () => void
  onDecline: () => void
  className: string
}) {
  const { t, language } = useI18n()
  const queryClient = useQueryClient()
  const left = useSecondsLeft(until)
  const refresh = useEffectEvent(() =>
    invalidateAfter(queryClient, 'POST /api/games/:id/waiting-list/accept'),
  )
  useEffect(() => {
    if (left === 0) void refresh()
  }, [left])
  return (
    <Alert
      tone="warning"
      icon={Bell}
      title={t('game.wait.offered', { count: seats })}
      className={className}
    >
      <b role="timer" className="mt-1 block font-display text-t2 font-[650] text-text">
        {t('game.wait.countdown', { time: countdownText(left), count: seats })}
      </b>
      <span className="mt-1 block">
        {t('game.wait.offeredText', { amount: formatAmount(hold, language), count: seats })}
      </span>
      <span className="mt-4 flex flex-wrap gap-2.5">
        <Button
          variant="primary"
          busy={busy.take}
          disabled={left === 0 || busy.decline}
          onClick={onTake}
        >
          {seats === 1 ? t('game.wait.take') : t('game.wait.takeAll', { count: seats })}
        </Button>
        <Button variant="outline" busy={busy.decline} disabled={busy.take} onClick={onDecline}>
          {t('game.wait.decline')}
        </Button>
      </span>
    </Alert>
  )
}
