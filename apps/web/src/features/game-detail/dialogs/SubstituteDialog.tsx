import { useRouteContext } from '@tanstack/react-router'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Share2 } from 'lucide-react'
import { api } from '@tomogolf/api-client/api.ts'
import { courseNameIn } from '@tomogolf/format/course-names'
import { formatDateTime } from '@tomogolf/format/dates'
import { formatAmount } from '@tomogolf/format/money'
import { errorText } from '@tomogolf/ui/i18n/error-message.ts'
import { useI18n } from '@tomogolf/ui/i18n/i18n.tsx'
import { Alert } from '@tomogolf/ui/feedback/Alert.tsx'
import { Button } from '@tomogolf/ui/forms/Button.tsx'
import { Dialog } from '@tomogolf/ui/overlay/Dialog.tsx'
import { toast } from '@tomogolf/ui/toast/toast.ts'
import { sharePath } from '../../../components/share-path.ts'
import { shareLink } from '../../../lib/navigation/share-link.ts'
import type { GameDetail } from '../../../queries/games.ts'
import { invalidateAfter } from '../../../queries/invalidation.ts'
import { useSetting } from '../../../queries/settings.ts'

/** Passing the seat on: what it means, and the link to send. */
export function SubstituteDialog({ game, onClose }: { game: GameDetail; onClose: () => void }) {
  const { t, language } = useI18n()
  const { origin } = useRouteContext({ from: '__root__' })
  const queryClient = useQueryClient()
  const minutes = useSetting('substitute_until_minutes')
  const params = { id: game.id }
  const { substitute, leavePenalty } = game.viewer
  const day = formatDateTime(Date.parse(game.teeTime), language)
  const course = courseNameIn(game, language)
  const until = formatDateTime(Date.parse(game.teeTime) - minutes * 60_000, language)
  const share = useMutation({
    mutationFn: () => api('POST /api/games/:id/substitute', { params }),
    onSuccess: async ({ key }) => {
      await invalidateAfter(queryClient, 'POST /api/games/:id/substitute')
      await shareLink(
        {
          title: t('game.substitute.message', { course, date: day }),
          url: origin + sharePath(game.id, language, key),
        },
        { copied: t('game.invite.copied'), failed: t('games.share.failed') },
      )
    },
    onError: () => invalidateAfter(queryClient, 'POST /api/games/:id/substitute'),
  })
  const withdraw = useMutation({
    mutationFn: () => api('DELETE /api/games/:id/substitute', { params }),
    onSuccess: () => {
      onClose()
      toast({ tone: 'success', title: t('game.substitute.withdrawn') })
    },
    onSettled: () => invalidateAfter(queryClient, 'DELETE /api/games/:id/substitute'),
  })
  const problem = share.error ?? withdraw.error
  return (
    <Dialog
      open
      onClose={onClose}
      busy={share.isPending || withdraw.isPending}
      title={t('game.substitute.title')}
      description={`${course} · ${day}`}
      footer={
        <>
          {substitute && (
            <Button
              variant="outline"
              size="large"
              busy={withdraw.isPending}
              onClick={() => withdraw.mutate()}
            >
              {t('game.substitute.withdraw')}
            </Button>
          )}
          <Button
            variant="primary"
            size="large"
            icon={Share2}
            className="flex-1"
            busy={share.isPending}
            onClick={() => share.mutate()}
          >
            {t(substitute ? 'game.substitute.share' : 'game.substitute.create')}
          </Button>
        </>
      }
    >
      <div className="grid gap-4 text-text-2">
        <p>{t('game.substitute.text')}</p>
        <p className="font-semibold text-text">{t('game.substitute.safe')}</p>
        <p>{t('game.substitute.host')}</p>
        <p>{t('game.substitute.until', { time: until })}</p>
        {leavePenalty && (
          <Alert tone="warning">
            {t('game.substitute.late', { amount: formatAmount(leavePenalty, language) })}
          </Alert>
        )}
        {substitute?.state === 'taking' && <Alert tone="info">{t('game.substitute.taking')}</Alert>}
        {problem && (
          <Alert tone="danger" role="alert">
            {errorText(t, problem)}
          </Alert>
        )}
      </div>
    </Dialog>
  )
}
