import { Link } from '@tanstack/react-router'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ResultOf } from '@tomogolf/contract/api/endpoints'
import { api } from '@tomogolf/api-client/api.ts'
import { courseNameIn } from '@tomogolf/format/course-names'
import { formatDateTime } from '@tomogolf/format/dates'
import { Alert } from '@tomogolf/ui/feedback/Alert.tsx'
import { Button } from '@tomogolf/ui/forms/Button.tsx'
import { errorText } from '@tomogolf/ui/i18n/error-message.ts'
import { useI18n } from '@tomogolf/ui/i18n/i18n.tsx'
import { Dialog } from '@tomogolf/ui/overlay/Dialog.tsx'
import { toast } from '@tomogolf/ui/toast/toast.ts'
import { invalidateAfter } from '../../queries/invalidation.ts'

type Shared = ResultOf<'POST /api/users/:id/block'>['sharedGames']

/** Asks before a block, and names the games that both stay in after it. */
export default function BlockDialog({
  person,
  onClose,
}: {
  person: { id: string; displayName: string }
  onClose: () => void
}) {
  const { t } = useI18n()
  const queryClient = useQueryClient()
  const name = person.displayName
  const block = useMutation({
    mutationFn: () => api('POST /api/users/:id/block', { params: { id: person.id } }),
    onSuccess: ({ sharedGames }) => {
      if (sharedGames.length > 0) return
      toast({
        tone: 'success',
        title: t('game.block.done', { name }),
        description: t('game.block.undo'),
      })
      close()
    },
  })
  // the lists change once the dialog is gone, which names games that they no longer show
  const close = () => {
    onClose()
    void invalidateAfter(queryClient, 'POST /api/users/:id/block')
  }
  if (block.data && block.data.sharedGames.length > 0)
    return (
      <Dialog
        open
        onClose={close}
        title={t('game.block.done', { name })}
        description={t('game.block.together')}
        footer={
          <Button variant="primary" size="large" onClick={close} className="flex-1">
            {t('game.block.close')}
          </Button>
        }
      >
        <SharedGames games={block.data.sharedGames} onFollow={close} />
        <p className="mt-4 text-s text-text-2">{t('game.block.undo')}</p>
      </Dialog>
    )
  return (
    <Dialog
      open
      onClose={onClose}
      busy={block.isPending}
      title={t('game.block.title', { name })}
      footer={
        <>
          <Button
            variant="secondary"
            size="large"
            disabled={block.isPending}
            onClick={onClose}
            className="flex-1"
          >
            {t('common.cancel')}
          </Button>
          <Button
            variant="danger"
            size="large"
            busy={block.isPending}
            onClick={() => block.mutate()}
            className="flex-1"
          >
            {t('game.block.action')}
          </Button>
        </>
      }
    >
      <p className="text-text-2">{t('game.block.text', { name })}</p>
      <p className="mt-3 text-text-2">{t('game.block.shared')}</p>
      {block.error && (
        <Alert tone="danger" role="alert" className="mt-4">
          {errorText(t, block.error)}
        </Alert>
      )}
    </Dialog>
  )
}

function SharedGames({ games, onFollow }: { games: Shared; onFollow: () => void }) {
  const { t, language } = useI18n()
  return (
    <ul className="-mt-3 divide-y divide-line border-b border-line">
      {games.map((game) => (
        <li key={game.gameId} className="py-3">
          <Link
            to="/games/$id"
            params={{ id: game.gameId }}
            onClick={onFollow}
            className="link font-semibold"
          >
            {courseNameIn(game, language)}
          </Link>
          <p className="text-s text-text-2">{formatDateTime(Date.parse(game.teeTime), language)}</p>
          <p className="text-s text-text-3">
            {game.freeUntil
              ? t('game.block.freeUntil', {
                  time: formatDateTime(Date.parse(game.freeUntil), language),
                })
              : t('game.block.asHost')}
          </p>
        </li>
      ))}
    </ul>
  )
}
