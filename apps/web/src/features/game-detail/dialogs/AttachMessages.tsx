import { useEffect, useState } from 'react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { MessageSquareText } from 'lucide-react'
import { MAX_ATTACHED_MESSAGES } from '@tomogolf/domain/conversation/attached-messages'
import { formatDateTime } from '@tomogolf/format/dates'
import { readyText } from '@tomogolf/format/ready-text'
import { errorText } from '@tomogolf/ui/i18n/error-message.ts'
import { useI18n, useLoadAreas } from '@tomogolf/ui/i18n/i18n.tsx'
import { Alert } from '@tomogolf/ui/feedback/Alert.tsx'
import { TextSkeleton } from '@tomogolf/ui/feedback/Skeleton.tsx'
import { Button } from '@tomogolf/ui/forms/Button.tsx'
import { Checkbox } from '@tomogolf/ui/forms/Choice.tsx'
import { FieldGroup } from '@tomogolf/ui/forms/Field.tsx'
import {
  conversationQuery,
  loadOlder,
  type Conversation,
} from '../../../queries/conversation/messages.ts'
import { useMe } from '../../../queries/session.ts'

type AttachMessagesProps = {
  gameId: string
  chosen: readonly string[]
  onChange: (messageIds: string[]) => void
}

/** Own messages of the conversation that go with a statement. The texts are loaded when wanted. */
export function AttachMessages(props: AttachMessagesProps) {
  const loadAreas = useLoadAreas()
  const [ready, setReady] = useState(false)
  useEffect(() => {
    void loadAreas(['messages', 'ready']).then(() => setReady(true))
  }, [loadAreas])
  return ready ? <Picker {...props} /> : null
}

function Picker({ gameId, chosen, onChange }: AttachMessagesProps) {
  const { t, language } = useI18n()
  const [open, setOpen] = useState(false)
  const queryClient = useQueryClient()
  const me = useMe()
  const { data, error } = useQuery<Conversation>({
    ...conversationQuery(queryClient, gameId),
    enabled: open,
  })
  const own = data?.messages.filter(({ senderId, removed }) => senderId === me?.id && !removed)
  const isFull = chosen.length >= MAX_ATTACHED_MESSAGES
  return (
    <FieldGroup label={t('messages.attach.title')} optional className="mt-6">
      <p className="text-s text-text-2">{t('messages.attach.text')}</p>
      {!open ? (
        <Button
          variant="outline"
          size="small"
          icon={MessageSquareText}
          className="mt-3"
          onClick={() => setOpen(true)}
        >
          {t('messages.attach.show')}
        </Button>
      ) : error ? (
        <Alert tone="danger" role="alert" className="mt-3">
          {errorText(t, error)}
        </Alert>
      ) : !own || !data ? (
        <TextSkeleton className="mt-3" />
      ) : (
        <>
          {data.hasMore && (
            <Button
              variant="ghost"
              size="small"
              className="mt-2"
              onClick={() => void loadOlder(queryClient, gameId).catch(() => undefined)}
            >
              {t('messages.older')}
            </Button>
          )}
          {own.length === 0 && !data.hasMore && (
            <p className="mt-3 text-s text-text-3">{t('messages.attach.none')}</p>
          )}
          <div className="mt-4 grid gap-4">
            {own.map(({ id, at, ready, text }) => (
              <Checkbox
                key={id}
                checked={chosen.includes(id)}
                disabled={isFull && !chosen.includes(id)}
                onChange={(event) =>
                  onChange(
                    event.target.checked ? [...chosen, id] : chosen.filter((one) => one !== id),
                  )
                }
              >
                <span className="block text-xs text-text-3">
                  {formatDateTime(Date.parse(at), language)}
                </span>
                <span className="line-clamp-3 block wrap-anywhere whitespace-pre-line">
                  {ready ? (readyText(t, ready) ?? t('messages.unknown')) : text}
                </span>
              </Checkbox>
            ))}
          </div>
          <p role="status" className="mt-3 text-s text-text-2">
            {chosen.length > 0 && t('messages.attach.count', { count: chosen.length })}
            {isFull && ` ${t('messages.attach.most', { max: MAX_ATTACHED_MESSAGES })}`}
          </p>
        </>
      )}
    </FieldGroup>
  )
}
