import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '@tomogolf/api-client/api.ts'
import { courseNameIn } from '@tomogolf/format/course-names'
import { formatDateTime } from '@tomogolf/format/dates'
import { comma } from '@tomogolf/format/sentences'
import { errorText } from '@tomogolf/ui/i18n/error-message.ts'
import { useI18n } from '@tomogolf/ui/i18n/i18n.tsx'
import { Alert } from '@tomogolf/ui/feedback/Alert.tsx'
import { Button } from '@tomogolf/ui/forms/Button.tsx'
import { Dialog } from '@tomogolf/ui/overlay/Dialog.tsx'
import { toast } from '@tomogolf/ui/toast/toast.ts'
import { invalidateAfter } from '../../../queries/invalidation.ts'
import type { GameDetail } from '../../../queries/games.ts'

/** The host plays with fewer than planned: final, and every guest is notified. */
export function KeepOnDialog({ game, onClose }: { game: GameDetail; onClose: () => void }) {
  const { t, language } = useI18n()
  const queryClient = useQueryClient()
  const players = (game.goNoGo?.minPlayers ?? 0) - (game.goNoGo?.missing ?? 0)
  const keepOn = useMutation({
    mutationFn: () => api('POST /api/games/:id/keep-on', { params: { id: game.id } }),
    onSuccess: async () => {
      onClose()
      toast({ tone: 'success', title: t('game.decision.keep.done') })
      await invalidateAfter(queryClient, 'POST /api/games/:id/keep-on')
    },
  })
  return (
    <Dialog
      open
      onClose={onClose}
      busy={keepOn.isPending}
      title={t('game.decision.keep.title', { count: players })}
      description={`${courseNameIn(game, language)}${comma(language)}${formatDateTime(Date.parse(game.teeTime), language)}`}
      footer={
        <>
          <Button
            variant="secondary"
            size="large"
            disabled={keepOn.isPending}
            onClick={onClose}
            className="flex-1"
          >
            {t('common.cancel')}
          </Button>
          <Button
            variant="primary"
            size="large"
            busy={keepOn.isPending}
            onClick={() => keepOn.mutate()}
            className="flex-1"
          >
            {t('game.decision.keep.confirm')}
          </Button>
        </>
      }
    >
      <p className="text-text-2">{t('game.decision.keep.text')}</p>
      {keepOn.error && (
        <Alert tone="danger" role="alert" className="mt-4">
          {errorText(t, keepOn.error)}
        </Alert>
      )}
    </Dialog>
  )
}
