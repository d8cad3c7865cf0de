import { useState, type FormEvent } from 'react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '@tomogolf/api-client/api.ts'
import { errorText } from '@tomogolf/ui/i18n/error-message.ts'
import { formatDateTime } from '@tomogolf/format/dates'
import { formatAmount } from '@tomogolf/format/money'
import { useI18n } from '@tomogolf/ui/i18n/i18n.tsx'
import { invalidateAfter } from '../../../queries/invalidation.ts'
import { Button } from '@tomogolf/ui/forms/Button.tsx'
import { Dialog } from '@tomogolf/ui/overlay/Dialog.tsx'
import { Field } from '@tomogolf/ui/forms/Field.tsx'
import { Textarea } from '@tomogolf/ui/forms/Input.tsx'
import { Alert } from '@tomogolf/ui/feedback/Alert.tsx'
import { toast } from '@tomogolf/ui/toast/toast.ts'
import type { Amount, GameDetail } from '../../../queries/games.ts'
import { AttachMessages } from './AttachMessages.tsx'
import { useAttachedMessages } from './use-attached-messages.ts'

/** The statement of a missing guest, of a reported host, or against the host's mark. */
export type StatementKind = 'attendance' | 'host' | 'objection'
const ENDPOINTS = {
  attendance: 'POST /api/games/:id/attendance-statement',
  host: 'POST /api/games/:id/host-statement',
  objection: 'POST /api/games/:id/objection',
} as const
const TEXTS = {
  attendance: {
    title: 'game.statement.title',
    text: 'game.statement.text',
    done: 'game.statement.done',
  },
  host: {
    title: 'checkin.presence.hostStatement.title',
    text: 'checkin.presence.hostStatement.text',
    done: 'checkin.presence.hostStatement.done',
  },
  objection: {
    title: 'checkin.presence.objection.title',
    text: 'checkin.presence.objection.text',
    done: 'checkin.presence.objection.done',
  },
} as const

/** Stops what would be charged until an operator has decided. */
export function StatementDialog({
  game,
  kind,
  until,
  hold,
  isParty = false,
  onClose,
}: {
  game: GameDetail
  kind: StatementKind
  /** The last moment for the statement; null while it does not run yet. */
  until: string | null
  /** The agreed hold of a guest. */
  hold?: Amount | undefined
  /** The guest has companions: the statement is about them too. */
  isParty?: boolean
  onClose: () => void
}) {
  const texts = TEXTS[kind]
  const { t, language } = useI18n()
  const queryClient = useQueryClient()
  const [text, setText] = useState('')
  const [empty, setEmpty] = useState(false)
  const { messageIds, setMessageIds, onRefusal } = useAttachedMessages(game.id)
  const state = useMutation({
    mutationFn: () => api(ENDPOINTS[kind], { params: { id: game.id }, body: { text, messageIds } }),
    onSuccess: () => {
      onClose()
      toast({
        tone: 'success',
        title: t(texts.done),
        description: t('game.statement.doneText'),
      })
    },
    onError: onRefusal,
    // after a refusal too: the time for it may be over, or an operator has decided
    onSettled: () => invalidateAfter(queryClient, ENDPOINTS[kind]),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setEmpty(text.trim() === '')
    if (text.trim() !== '') state.mutate()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      busy={state.isPending}
      dirty={text !== '' || messageIds.length > 0}
      title={t(texts.title)}
      description={
        until && t('game.statement.until', { time: formatDateTime(Date.parse(until), language) })
      }
      footer={
        <>
          <Button variant="outline" size="large" disabled={state.isPending} onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button
            type="submit"
            form="statement"
            variant="primary"
            size="large"
            busy={state.isPending}
            className="flex-1"
          >
            {t('game.statement.send')}
          </Button>
        </>
      }
    >
      <p className="text-text-2">
        {t(texts.text, { amount: hold ? formatAmount(hold, language) : '' })}
      </p>
      {isParty && <p className="mt-3 text-text-2">{t('game.party.statement')}</p>}
      <form id="statement" noValidate onSubmit={submit} className="mt-5">
        <Field
          label={t('game.statement.label')}
          required
          hint={t('game.statement.hint')}
          error={empty ? t('errors.field.required') : undefined}
        >
          <Textarea
            rows={5}
            maxLength={2000}
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
          />
        </Field>
        <AttachMessages gameId={game.id} chosen={messageIds} onChange={setMessageIds} />
      </form>
      {state.error && (
        <Alert tone="danger" role="alert" className="mt-4">
          {errorText(t, state.error)}
        </Alert>
      )}
    </Dialog>
  )
}
