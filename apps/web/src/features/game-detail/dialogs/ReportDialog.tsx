import { useState } from 'react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { MessagesSquare } from 'lucide-react'
import { hasReceived } from '@tomogolf/domain/conversation/conversation-access'
import type { BodyOf } from '@tomogolf/contract/api/endpoints'
import { api } from '@tomogolf/api-client/api.ts'
import { errorText } from '@tomogolf/ui/i18n/error-message.ts'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { useNow } from '@tomogolf/api-client/use-now.ts'
import { Button, LinkButton } from '@tomogolf/ui/forms/Button.tsx'
import { Radio } from '@tomogolf/ui/forms/Choice.tsx'
import { Dialog } from '@tomogolf/ui/overlay/Dialog.tsx'
import { Field, FieldGroup } from '@tomogolf/ui/forms/Field.tsx'
import { Textarea } from '@tomogolf/ui/forms/Input.tsx'
import { Alert } from '@tomogolf/ui/feedback/Alert.tsx'
import { toast } from '@tomogolf/ui/toast/toast.ts'
import type { GameDetail } from '../../../queries/games.ts'
import { invalidateAfter } from '../../../queries/invalidation.ts'
import { AttachMessages } from './AttachMessages.tsx'
import { useAttachedMessages } from './use-attached-messages.ts'

type Reason = BodyOf<'POST /api/games/:id/report'>['reason']
const REASONS = [
  'host_not_here',
  'wrong_information',
  'behaviour',
  'safety',
  'other',
] as const satisfies readonly Reason[]

/**
 * Reports a problem with a game. Guests may report an absent host from the tee time on, while
 * check-in is open.
 */
export function ReportDialog({ game, onClose }: { game: GameDetail; onClose: () => void }) {
  const t = useT()
  const now = useNow()
  const queryClient = useQueryClient()
  const atCourse =
    game.viewer.role === 'guest' &&
    now >= Date.parse(game.teeTime) &&
    now <= Date.parse(game.checkIn.closes)
  const reasons = atCourse ? REASONS : REASONS.slice(1)
  const [reason, setReason] = useState<Reason>(reasons[0]!)
  const [message, setMessage] = useState('')
  const { messageIds, setMessageIds, onRefusal } = useAttachedMessages(game.id)
  const report = useMutation({
    mutationFn: () =>
      api('POST /api/games/:id/report', {
        params: { id: game.id },
        body: { reason, message, messageIds: reason === 'host_not_here' ? messageIds : [] },
      }),
    onSuccess: async () => {
      onClose()
      toast({
        tone: 'success',
        title: t('game.report.done'),
        description: t('game.report.doneText'),
      })
      await invalidateAfter(queryClient, 'POST /api/games/:id/report')
    },
    onError: onRefusal,
  })
  return (
    <Dialog
      open
      onClose={onClose}
      busy={report.isPending}
      dirty={message !== '' || messageIds.length > 0}
      title={t('game.report.title')}
      description={t('game.report.lead')}
      footer={
        <>
          <Button variant="outline" size="large" disabled={report.isPending} onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button
            variant="primary"
            size="large"
            busy={report.isPending}
            onClick={() => report.mutate()}
            className="flex-1"
          >
            {t('game.report.send')}
          </Button>
        </>
      }
    >
      {(game.viewer.role === 'host' ||
        (game.viewer.participation && hasReceived(game.viewer.participation.status))) && (
        <LinkButton
          to="/games/$id/messages"
          params={{ id: game.id }}
          variant="outline"
          size="small"
          icon={MessagesSquare}
          className="mb-5"
        >
          {t('game.report.ofMessage')}
        </LinkButton>
      )}
      <FieldGroup label={t('game.report.reason')}>
        <div className="grid gap-4.5">
          {reasons.map((option) => (
            <Radio
              key={option}
              name="reason"
              value={option}
              checked={reason === option}
              onChange={() => setReason(option)}
            >
              {t(`game.reason.${option}`)}
              {option === 'host_not_here' && (
                <span className="block text-s text-text-3">
                  {t('game.reason.host_not_hereText')}
                </span>
              )}
            </Radio>
          ))}
        </div>
      </FieldGroup>
      <Field label={t('game.report.message')} optional className="mt-6">
        <Textarea
          rows={4}
          maxLength={2000}
          value={message}
          onChange={(event) => setMessage(event.currentTarget.value)}
        />
      </Field>
      {reason === 'host_not_here' && (
        <AttachMessages gameId={game.id} chosen={messageIds} onChange={setMessageIds} />
      )}
      {report.error && (
        <Alert tone="danger" role="alert" className="mt-4">
          {errorText(t, report.error)}
        </Alert>
      )}
    </Dialog>
  )
}
