import { useState } from 'react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { SeriesScope } from '@tomogolf/domain/series/weekly-series'
import { courseNameIn } from '@tomogolf/format/course-names'
import { api } from '@tomogolf/api-client/api.ts'
import { track } from '../../../lib/analytics.ts'
import { errorText } from '@tomogolf/ui/i18n/error-message.ts'
import { formatDateTime } from '@tomogolf/format/dates'
import { comma } from '@tomogolf/format/sentences'
import { useI18n } from '@tomogolf/ui/i18n/i18n.tsx'
import { followingOf } from '../../../lib/series/following.ts'
import { invalidateAfter } from '../../../queries/invalidation.ts'
import { Button } from '@tomogolf/ui/forms/Button.tsx'
import { Dialog } from '@tomogolf/ui/overlay/Dialog.tsx'
import { Radio } from '@tomogolf/ui/forms/Choice.tsx'
import { Field, FieldGroup } from '@tomogolf/ui/forms/Field.tsx'
import { Textarea } from '@tomogolf/ui/forms/Input.tsx'
import { Alert } from '@tomogolf/ui/feedback/Alert.tsx'
import { toast } from '@tomogolf/ui/toast/toast.ts'
import type { GameDetail } from '../../../queries/games.ts'

/** Cancelling as the host: the consequences for guests and holds, and a message to the guests. */
export function CancelDialog({ game, onClose }: { game: GameDetail; onClose: () => void }) {
  const { t, language } = useI18n()
  const queryClient = useQueryClient()
  const [reason, setReason] = useState('')
  const [scope, setScope] = useState<SeriesScope>('one')
  const following = followingOf(game)
  const later = scope === 'following' ? following : []
  // seats, as the series counts them: a guest may cover companions
  const own = game.players.reduce((sum, { companions = 0 }) => sum + 1 + companions, -1)
  const guests = later.reduce((sum, other) => sum + other.guests, own)
  const cancel = useMutation({
    mutationFn: () =>
      api('POST /api/games/:id/cancel', { params: { id: game.id }, body: { reason, scope } }),
    onSuccess: () => {
      track('cancel', { as: 'host' })
      onClose()
      toast({
        tone: 'success',
        title:
          later.length > 0
            ? t('game.series.cancelled', { count: later.length + 1 })
            : t('game.cancel.done'),
      })
    },
    // refused, the page may show guests or games of an earlier state
    onSettled: () => invalidateAfter(queryClient, 'POST /api/games/:id/cancel'),
  })
  return (
    <Dialog
      open
      onClose={onClose}
      busy={cancel.isPending}
      dirty={reason !== ''}
      title={t('game.cancel.title')}
      description={`${courseNameIn(game, language)}${comma(language)}${formatDateTime(Date.parse(game.teeTime), language)}`}
      footer={
        <>
          <Button
            variant="secondary"
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
      {following.length > 0 && (
        <FieldGroup label={t('game.series.cancel')} className="mb-5">
          <Radio name="scope" checked={scope === 'one'} onChange={() => setScope('one')}>
            {t('game.series.this')}
          </Radio>
          <Radio
            name="scope"
            checked={scope === 'following'}
            onChange={() => setScope('following')}
          >
            {t('game.series.following', { count: following.length })}
          </Radio>
        </FieldGroup>
      )}
      <Alert
        tone="warning"
        title={guests > 0 ? t('game.cancel.guests', { count: guests }) : t('game.cancel.noGuests')}
      >
        {t(guests > 0 ? 'game.cancel.guestsText' : 'game.cancel.noGuestsText')}
      </Alert>
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
        <Alert tone="danger" role="alert" className="mt-4">
          {errorText(t, cancel.error)}
        </Alert>
      )}
    </Dialog>
  )
}
