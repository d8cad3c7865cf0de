import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Copy, RefreshCw } from 'lucide-react'
import { api } from '@tomogolf/api-client/api.ts'
import { errorText } from '@tomogolf/ui/i18n/error-message.ts'
import { useI18n } from '@tomogolf/ui/i18n/i18n.tsx'
import { Alert } from '@tomogolf/ui/feedback/Alert.tsx'
import { Button } from '@tomogolf/ui/forms/Button.tsx'
import { toast } from '@tomogolf/ui/toast/toast.ts'
import { sharePath } from '../../../components/share-path.ts'
import { track } from '../../../lib/analytics.ts'
import type { GameDetail } from '../../../queries/games.ts'
import { invalidateAfter } from '../../../queries/invalidation.ts'

/** The link of an invite-only game, for its host to send, and another one for when it went too far. */
export function InviteLink({ game, className }: { game: GameDetail; className?: string }) {
  const { t, language } = useI18n()
  const queryClient = useQueryClient()
  const renew = useMutation({
    mutationFn: () => api('POST /api/games/:id/invite', { params: { id: game.id } }),
    onSuccess: async () => {
      await invalidateAfter(queryClient, 'POST /api/games/:id/invite')
      toast({ tone: 'success', title: t('game.invite.renewed') })
    },
    onError: (error) => toast({ tone: 'danger', title: errorText(t, error) }),
  })
  if (!game.invite) return null
  const url = window.location.origin + sharePath(game.id, language, game.invite)
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => {
        track('share', { way: 'copy' })
        toast({ tone: 'success', title: t('game.invite.copied') })
      },
      () =>
        toast({
          tone: 'danger',
          title: t('games.share.failed'),
          description: t('games.share.failedText'),
        }),
    )
  return (
    <Alert tone="info" title={t('game.invite.title')} className={className}>
      <span className="block">{t('game.invite.text')}</span>
      <span className="mt-3 flex flex-wrap gap-2">
        <Button size="small" variant="inverse" icon={Copy} onClick={() => void copy()}>
          {t('game.invite.copy')}
        </Button>
        <Button
          size="small"
          variant="outline"
          icon={RefreshCw}
          busy={renew.isPending}
          onClick={() => renew.mutate()}
        >
          {t('game.invite.renew')}
        </Button>
      </span>
    </Alert>
  )
}
