import { useState } from 'react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { courseNameIn } from '../../lib/course-names.ts'
import { api } from '../../lib/api.ts'
import { track } from '../../lib/analytics.ts'
import { errorText } from '../../lib/error-mapping.ts'
import { formatDateTime } from '../../lib/format.ts'
import { useI18n } from '../../lib/i18n.tsx'
import { refreshGames } from '../../lib/refresh-games.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Field } from '../../ui/Field.tsx'
import { Textarea } from '../../ui/Input.tsx'
import { Note } from '../../ui/Note.tsx'
import { toast } from '../../ui/toast/toast.ts'
import type { GameDetail } from './types.ts'

/** A host cancels: what that does to the guests and their holds, and a word to them. */
export function CancelDialog({ game, onClose }: { game: GameDetail; onClose: () => void }) {
  const { t, language } = useI18n()
  const queryClient = useQueryClient()
  const [reason, setReason] = useState('')
  const guests = game.players.length - 1
  const cancel = useMutation({
    mutationFn: () =>
      api('POST /api/games/:id/cancel', { params: { id: game.id }, body: { reason } }),
    onSuccess: async () => {
      track('cancel', { as: 'host' })
      onClose()
      toast({ tone: 'ok', title: t('game.cancel.done') })
      await refreshGames(queryClient, game.id)
    },
  })
  return (
    <Dialog
      open
      onClose={onClose}
      busy={cancel.isPending}
      dirty={reason !== ''}
      title={t('game.cancel.title')}
      description={`${courseNameIn(game, language)}, ${formatDateTime(Date.parse(game.teeTime), language)}`}
      footer={
        <>
          <Button
            variant="second"
            size="large"
            disabled={cancel.isPending}
            onClick={onClose}
            className="flex-1"
          >
            {t('game.cancel.keep')}
          </Button>
          <Button
            variant="danger"
            size="large"
            busy={cancel.isPending}
            onClick={() => cancel.mutate()}
            className="flex-1"
          >
            {t('game.cancel.action')}
          </Button>
        </>
      }
    >
      <Note
        tone="warn"
        title={guests > 0 ? t('game.cancel.guests', { count: guests }) : t('game.cancel.noGuests')}
      >
        {t(guests > 0 ? 'game.cancel.guestsText' : 'game.cancel.noGuestsText')}
      </Note>
      {guests > 0 && (
        <Field
          label={t('game.cancel.reason')}
          optional
          hint={t('game.cancel.reasonHint')}
          className="mt-5"
        >
          <Textarea
            rows={3}
            maxLength={500}
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
        </Field>
      )}
      {cancel.error && (
        <Note tone="error" role="alert" className="mt-4">
          {errorText(t, cancel.error)}
        </Note>
      )}
    </Dialog>
  )
}
