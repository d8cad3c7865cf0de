import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Hourglass, Undo2 } from 'lucide-react'
import { api } from '@tomogolf/api-client/api.ts'
import { formatDateTime } from '@tomogolf/format/dates'
import { unbroken } from '@tomogolf/format/unbroken'
import { errorText } from '@tomogolf/ui/i18n/error-message.ts'
import { useI18n } from '@tomogolf/ui/i18n/i18n.tsx'
import { Alert } from '@tomogolf/ui/feedback/Alert.tsx'
import { Button } from '@tomogolf/ui/forms/Button.tsx'
import { toast } from '@tomogolf/ui/toast/toast.ts'
import type { GameDetail } from '../../../queries/games.ts'
import { invalidateAfter } from '../../../queries/invalidation.ts'

/** The viewer's request to join: waiting for the host, or why it ended. */
export function OwnRequest({ game, className }: { game: GameDetail; className?: string }) {
  const { t, language } = useI18n()
  const queryClient = useQueryClient()
  const withdraw = useMutation({
    mutationFn: () => api('DELETE /api/games/:id/requests', { params: { id: game.id } }),
    onSuccess: () => toast({ tone: 'success', title: t('game.ask.withdrawn') }),
    onError: (error) => toast({ tone: 'danger', title: errorText(t, error) }),
    // accepted a moment ago: the page shows it
    onSettled: () => invalidateAfter(queryClient, 'DELETE /api/games/:id/requests'),
  })
  const { request } = game.viewer
  if (!request) return null
  if (request.status === 'declined' || request.status === 'expired' || request.status === 'closed')
    return <Alert tone="info" title={t(`game.ask.${request.status}`)} className={className ?? ''} />
  if (request.status !== 'pending') return null
  return (
    <Alert tone="info" icon={Hourglass} title={t('game.ask.sent')} className={className ?? ''}>
      <span className="block">
        {t('game.ask.sentText', {
          host: game.host.displayName,
          time: unbroken(formatDateTime(Date.parse(request.answerUntil), language)),
        })}
      </span>
      <Button
        size="small"
        variant="outline"
        icon={Undo2}
        className="mt-3"
        busy={withdraw.isPending}
        onClick={() => withdraw.mutate()}
      >
        {t('game.ask.withdraw')}
      </Button>
    </Alert>
  )
}
